public import Foundation
package import LayoutTree
internal import ViewArrangements
package import ViewDrawing

/// Text that is read, not edited.
///
/// - SeeAlso: Apple, "UILabel"; `Rules/AlignmentRectangles.md#baselines-of-ios-controls`.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Makes a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }
  /// Makes a label for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// What the label says; setting it replaces ``attributedText``.
  open var text: String? {
    get { words }
    set { show(newValue, nil) }
  }
  /// The font of all text; nil restores the default, the system's at 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      contentChanged()
    }
  }
  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  private var ownFont = UILabel.defaultFont
  /// The colour of all text; nil restores the default, ``UIColor/label``.
  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How lines break or end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// How many lines there may be; 0 is any number.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which natural size assumes that lines break, in points.
  ///
  /// 0, the default, lets layout find it: the first pass takes the width of one line, the second one the
  /// width that came out, which can be read here afterwards. Any other value switches that off.
  ///
  /// - SeeAlso: Apple, "preferredMaxLayoutWidth"; `Rules/Sizes.md#text-that-wraps-is-solved-twice`.
  open var preferredMaxLayoutWidth: CGFloat {
    get { explicitWidth > 0 ? explicitWidth : viewNode.textWidth ?? 0 }
    set {
      explicitWidth = newValue
      contentChanged()
    }
  }
  /// The width that was set; 0 for none.
  private var explicitWidth: CGFloat = 0
  /// Whether the label looks switched on.
  open var isEnabled = true
  /// Whether the label is shown in its ``highlightedTextColor``.
  open var isHighlighted = false
  /// The colour of all text while the label is highlighted; nil is the usual one.
  open var highlightedTextColor: UIColor?
  /// The colour of a second text behind the first one; nil is none.
  open var shadowColor: UIColor?
  /// How far the second text is to the right of the first one and below it.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether text that has too little width becomes smaller when it is drawn; see ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false
  /// How small text may become, as a factor on its fonts; 0, the default, and 1 keep it as it is.
  open var minimumScaleFactor: CGFloat = 0
  /// Where text stands that became smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters come nearer to each other before a line loses its end; they do not here.
  open var allowsDefaultTighteningForTruncation = false
  /// How lines are kept from ending badly.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether a font of a text style follows the text size that people choose.
  open var adjustsFontForContentSizeCategory = false
  /// Text in several looks; setting it replaces ``text``.
  ///
  /// Where only ``text`` was set, it is that in the label's font and colour.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? words.map {
          NSAttributedString(
            string: $0, attributes: [.font: ownFont, .foregroundColor: ownColor ?? .label])
        }
    }
    set { show(newValue?.string, newValue) }
  }
  private var attributed: NSAttributedString?
  /// What is shown, apart from ``text``, which a subclass may have overridden.
  private(set) final var words: String?
  private func show(_ words: String?, _ attributed: NSAttributedString?) {
    self.words = words
    self.attributed = attributed
    contentChanged()
  }

  package override var contentDescription: String? { words }
  package override var ownAccessibilityLabel: String? { words }
  override var ownAccessibilityTraits: UIAccessibilityTraits? {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  var content: TextContent {
    let color = (ownColor ?? .label).cgColor
    var content = TextContent(
      runs: attributed?.textRuns(defaultFont: ownFont.descriptor, color: color)
        ?? words.map { [TextRun(text: $0, font: ownFont.descriptor, color: color)] } ?? [])
    content.maximumLines = numberOfLines
    content.paragraph.alignment = textAlignment.inDrawing
    content.paragraph.lineBreak = lineBreakMode.inDrawing(lines: numberOfLines)
    return content
  }

  /// The room that ``textRect(forBounds:limitedToNumberOfLines:)`` says that the text takes.
  open override var intrinsicContentSize: CGSize { contentSize }
  package override var ownContentSize: CGSize? { contentSize }

  private var contentSize: CGSize {
    guard let words, !words.isEmpty else { return .zero }
    let free = textSize(width: nil)
    guard numberOfLines != 1 else { return free }
    if explicitWidth > 0 { return textSize(width: explicitWidth) }
    guard let width = viewNode.textWidth, width < free.width else { return free }
    return CGSize(width: free.width, height: textSize(width: width).height)
  }

  /// The size of the text in a width, as a subclass may have changed it.
  private func textSize(width: CGFloat?) -> CGSize {
    textRect(
      forBounds: LabelArrangement.bounds(width: width), limitedToNumberOfLines: numberOfLines
    ).size
  }

  package override var wrapsText: Bool {
    numberOfLines != 1 && explicitWidth <= 0 && words?.isEmpty == false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    var content = content
    if content.runs.isEmpty { content.runs = [TextRun(text: "", font: ownFont.descriptor)] }
    return content.edgeBaselines
  }

  /// The rectangle that text takes in bounds: as large as the text, on whole pixels, in the middle of the
  /// height, at the side where its lines begin.
  ///
  /// Natural size and ``sizeThatFits(_:)`` ask this, so that an override can add room around the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    guard let words, !words.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    var content = content
    content.maximumLines = lines
    let size = content.size(
      width: LabelArrangement.lineWidth(in: bounds), scale: viewNode.root.pixelScale)
    let side: LabelArrangement.Side =
      switch textAlignment {
      case .center: .middle
      case .right: .right
      case .natural where viewNode.isRightToLeft: .right
      default: .left
      }
    return LabelArrangement.text(size, in: bounds, at: side)
  }

  /// Draws the text into a rectangle, in the middle of its height.
  open func drawText(in rect: CGRect) {
    paint { LabelPainter(painter: $0, label: self).text(in: rect) }
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  private func contentChanged() { viewNode.invalidateIntrinsicContentSize() }
}

public import Foundation
internal import FoundationShims
package import LayoutTree
internal import ViewArrangements
package import ViewDrawing

/// A label: read-only text.
///
/// The heights below are San Francisco's; widths are measured with Inter, spaced to San Francisco's
/// widths.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Plumb"
/// label.font = .systemFont(ofSize: 17)
/// print(label.intrinsicContentSize.height)  // 20.5
/// label.text = "Plumb\nlayout"
/// label.numberOfLines = 2
/// label.sizeToFit()
/// print(label.frame.height)  // 41.0
/// ```
///
/// - Units: Points, y down; sizes of text are rounded up to pixels of the window, or of the main
///   screen.
/// - Errors: None: a label without text is 0 × 0. Text beyond 131,072 bytes is dropped of measuring
///   and drawing.
/// - Complexity: Setting a property is O(1); ``intrinsicContentSize`` lays out the text, O(letters). A
///   text that wraps is measured twice in a pass.
/// - SeeAlso: Apple, "UILabel"; `Rules/AlignmentRectangles.md#baselines-of-ios-controls`,
///   `Rules/Sizes.md#text-that-wraps-is-solved-twice`.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates a label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text; setting it replaces ``attributedText``.
  open var text: String? {
    get { storedText }
    set {
      let old = storedText
      show(newValue, nil)
      KeyValueObservers.changed(self, "text", from: old, to: storedText)
    }
  }
  /// The font of all text; nil restores the default, the system's at 17 points.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      contentChanged()
    }
  }
  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  private var storedFont = UILabel.defaultFont
  /// The colour of all text; nil restores the default, ``UIColor/label``.
  open var textColor: UIColor! {
    get { storedColor ?? .label }
    set { storedColor = newValue }
  }
  private var storedColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
  /// The maximum number of lines; 0 is unlimited.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which the natural size wraps lines, in points.
  ///
  /// 0, the default, lets layout find it: the first pass uses the width of one line, the second pass uses the
  /// resulting width, which can be read here afterwards. Any other value disables that.
  ///
  /// - SeeAlso: Apple, "preferredMaxLayoutWidth"; `Rules/Sizes.md#text-that-wraps-is-solved-twice`.
  open var preferredMaxLayoutWidth: CGFloat {
    get { explicitWidth > 0 ? explicitWidth : viewNode.textWidth ?? 0 }
    set {
      explicitWidth = newValue
      contentChanged()
    }
  }
  /// The width that was set; 0 if it was not set.
  private var explicitWidth: CGFloat = 0
  /// Whether the label is drawn enabled.
  open var isEnabled = true
  /// Whether the label is drawn with its ``highlightedTextColor``.
  open var isHighlighted = false
  /// The colour of the text while the label is highlighted; nil uses ``textColor``.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow; nil disables it.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether text that does not fit is scaled down when drawn; see ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale factor of the fonts; 0, the default, and 1 disable scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a truncated text is shown whole under a pointer; stored only.
  open var showsExpansionTextWhenTruncated = false
  /// The vertical alignment of scaled text.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether character spacing is tightened before truncation; stored only.
  open var allowsDefaultTighteningForTruncation = false
  /// The line break strategy.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The attributed text; setting it replaces ``text``.
  ///
  /// If only ``text`` was set, this is the text in the label's font and colour.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? storedText.map {
          NSAttributedString(
            string: $0, attributes: [.font: storedFont, .foregroundColor: storedColor ?? .label])
        }
    }
    set { show(newValue?.string, newValue) }
  }
  private var attributed: NSAttributedString?
  /// The displayed text, independent of overrides of ``text``.
  private(set) final var storedText: String?
  private func show(_ words: String?, _ attributed: NSAttributedString?) {
    self.storedText = words
    self.attributed = attributed
    contentChanged()
  }

  package override var contentDescription: String? { storedText }
  package override var ownAccessibilityLabel: String? { storedText }
  override var ownAccessibilityTraits: UIAccessibilityTraits? {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  var content: TextContent { content(in: (storedColor ?? .label).cgColor) }

  /// The text as it is measured: no size depends on a colour.
  private var measuredContent: TextContent { content(in: nil) }

  private func content(in color: CGColor?) -> TextContent {
    var content = TextContent(
      runs: attributed?.textRuns(defaultFont: storedFont.descriptor, color: color)
        ?? storedText.map { [TextRun(text: $0, font: storedFont.descriptor, color: color)] } ?? [])
    content.maximumLines = numberOfLines
    content.paragraph.alignment = textAlignment.inProgram
    content.paragraph.lineBreak = lineBreakMode.inDrawing(lines: numberOfLines)
    return content
  }

  /// The size of ``textRect(forBounds:limitedToNumberOfLines:)``.
  open override var intrinsicContentSize: CGSize { contentSize }
  package override var baseContentSize: CGSize? { contentSize }

  private var contentSize: CGSize {
    guard let storedText, !storedText.isEmpty else { return .zero }
    let free = textSize(width: nil)
    guard numberOfLines != 1 else { return free }
    if explicitWidth > 0 { return textSize(width: explicitWidth) }
    guard let width = viewNode.textWidth, width < free.width else { return free }
    return CGSize(width: free.width, height: textSize(width: width).height)
  }

  /// The size of the text in a width, with a subclass's override of the text rectangle.
  private func textSize(width: CGFloat?) -> CGSize {
    textRect(
      forBounds: LabelArrangement.bounds(width: width), limitedToNumberOfLines: numberOfLines
    ).size
  }

  package override var wrapsText: Bool {
    numberOfLines != 1 && explicitWidth <= 0 && storedText?.isEmpty == false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    var content = attributed == nil ? TextContent(runs: []) : measuredContent
    if content.runs.isEmpty { content.runs = [TextRun(text: "", font: storedFont.descriptor)] }
    return content.edgeBaselines
  }

  /// The rectangle of the text in bounds: the text's size rounded up to pixels, centred vertically, at the
  /// side where lines begin.
  ///
  /// For fewer lines than the label has, it is the place of the first ones.
  ///
  /// Natural size and ``sizeThatFits(_:)`` use it, so an override can add padding around the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    guard let storedText, !storedText.isEmpty else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    var content = measuredContent
    content.maximumLines = lines
    var size = content.size(
      width: LabelArrangement.lineWidth(in: bounds), scale: viewNode.root.pixelScale)
    // Fonts of text styles, which bring the distance of lines, keep their pixels.
    if lines == 1, storedFont.descriptor.leading == 0 {
      let keepsPixels = Self.sizesInPixels.contains(Double(storedFont.pointSize))
      let scale = keepsPixels ? viewNode.root.pixelScale : viewNode.lineScale
      size.height = CGFloat(Double(size.height).ceilToPixel(scale: scale))
      if viewNode.designTime?.measuresWholeWidth == true { size.width.round(.up) }
    }
    let side: LabelArrangement.Side =
      switch textAlignment {
      case .center: .middle
      case .right: .right
      case .natural where viewNode.isRightToLeft: .right
      default: .left
      }
    // Fewer lines than the label has are those at its top: they are not centred on their own.
    var whole: CGSize?
    if lines != numberOfLines {
      content.maximumLines = numberOfLines
      whole = content.size(
        width: LabelArrangement.lineWidth(in: bounds), scale: viewNode.root.pixelScale)
    }
    return LabelArrangement.text(size, of: whole, in: bounds, at: side)
  }

  /// The sizes at which lines have whole pixels where others have whole points.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#lines-of-whole-points`.
  private static let sizesInPixels: Set<Double> = [11, 18, 22]

  /// Draws the text into a rectangle, centred vertically.
  open func drawText(in rect: CGRect) {
    paint { LabelPainter(painter: $0, label: self).text(in: rect) }
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  private func contentChanged() { viewNode.invalidateIntrinsicContentSize() }
}

/// The vertical alignment of text that was scaled down to fit.
///
/// Source: Apple, "UIBaselineAdjustment".
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines
  /// Centred.
  case alignCenters
  /// At the top left.
  case none
}

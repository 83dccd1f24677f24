internal import Drawing
public import Foundation
package import ViewCore

/// Text that is read, not edited.
///
/// - SeeAlso: Apple, "UILabel"; rules measured on stored frames, section 3.
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

  /// What the label says.
  open var text: String? { didSet { contentChanged() } }
  /// The font of all text.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The colour of all text; black unless set.
  open var textColor: UIColor?
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
  /// - SeeAlso: Apple, "preferredMaxLayoutWidth"; semantics 7.
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
  /// Whether text shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false
  /// How far text may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether a font of a text style follows the text size that people choose.
  open var adjustsFontForContentSizeCategory = false
  /// Text in several looks; setting it replaces ``text``.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
      contentChanged()
    }
  }
  private var attributed: NSAttributedString?

  package override var contentDescription: String? { text }

  var content: TextContent {
    var content = TextContent(
      runs: text.map { text in
        attributed.flatMap {
          $0.string == text
            ? $0.textRuns(defaultFont: font.descriptor, color: textColor?.cgColor) : nil
        }
          ?? [TextRun(text: text, font: font.descriptor, color: textColor?.cgColor)]
      } ?? [])
    content.maximumLines = numberOfLines
    content.paragraph.alignment = textAlignment.inDrawing
    content.paragraph.lineBreak = lineBreakMode.inDrawing(lines: numberOfLines)
    if let attributed, attributed.string == text, let style = attributed.firstParagraphStyle {
      content.paragraph = style.textParagraph
      content.paragraph.lineBreak = style.lineBreakMode.inDrawing(lines: numberOfLines)
    }
    return content
  }

  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let scale = viewNode.root.pixelScale
    let content = content
    let free = content.size(scale: scale)
    guard numberOfLines != 1 else { return free }
    if explicitWidth > 0 { return content.size(width: explicitWidth, scale: scale) }
    guard let width = viewNode.textWidth, width < free.width else { return free }
    return CGSize(width: free.width, height: content.size(width: width, scale: scale).height)
  }

  package override var wrapsText: Bool {
    numberOfLines != 1 && explicitWidth <= 0 && text?.isEmpty == false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.size(width: size.width > 0 ? size.width : nil, scale: viewNode.root.pixelScale)
  }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    var content = content
    if content.runs.isEmpty { content.runs = [TextRun(text: "", font: font.descriptor)] }
    return content.edgeBaselines
  }

  /// Where text stands: the bounds, centred vertically when they are higher than the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    var content = content
    content.maximumLines = lines
    let size = content.layout(width: bounds.width).size
    return CGRect(
      x: bounds.minX, y: bounds.minY + max(0, (bounds.height - size.height) / 2),
      width: bounds.width, height: min(size.height, bounds.height))
  }

  /// Draws the text into a rectangle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    // Lines that do not fit are left out, the last one ends in an ellipsis; one is always drawn.
    var content = content
    let fitting = max(1, Int(Double(rect.height) / content.metrics.lineHeight + 0.01))
    content.maximumLines = numberOfLines == 0 ? fitting : min(numberOfLines, fitting)
    let place = textRect(forBounds: rect, limitedToNumberOfLines: content.maximumLines)
    content.layout(width: place.width).draw(in: context, rect: place)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  private func contentChanged() { viewNode.invalidateIntrinsicContentSize() }
}

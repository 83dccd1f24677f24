internal import Drawing
public import Foundation
package import ViewCore

/// One line of text that people edit.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// What was typed.
  open var text: String? { didSet { invalidateIntrinsicContentSize() } }
  /// What is shown while nothing was typed.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a font of a text style follows the text size that people choose.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of typed text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The frame around the text.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Whether typed text is hidden by dots.
  open var isSecureTextEntry = false

  package override var contentDescription: String? { text ?? placeholder }
  var isShowingPlaceholder: Bool { text?.isEmpty ?? true }

  private var fontDescriptor: FontDescriptor { font?.descriptor ?? FontDescriptor(size: 17) }

  var content: TextContent {
    let shown = isShowingPlaceholder ? placeholder ?? "" : text ?? ""
    var content = TextContent(
      runs: [
        TextRun(
          text: shown, font: fontDescriptor,
          color: (isShowingPlaceholder ? UIColor.placeholderText : textColor)?.cgColor)
      ])
    content.paragraph.alignment = textAlignment.inDrawing
    content.paragraph.lineBreak = .truncatingTail
    return content
  }

  /// A line and 1.7 points more without a border (17 points give 22, 18 give 23⅓); with a border at
  /// least 34 points, 30 before Xcode 12, and 7 points on each side.
  open override var intrinsicContentSize: CGSize {
    let scale = viewNode.root.pixelScale
    let line = (FontMetrics(for: fontDescriptor).lineHeight + 1.7).ceilToPixel(scale: scale)
    let width = content.size(scale: scale).width
    switch borderStyle {
    case .none: return CGSize(width: width, height: line)
    case .line, .bezel, .roundedRect:
      return CGSize(
        width: width + 14, height: max(metrics.borderedFieldHeight, line.rounded(.up) + 11))
    }
  }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    content.centeredBaselines
  }

  /// Where text stands: the bounds less the border's room.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBorder(in: context)
    let place = textRect(forBounds: bounds)
    let layout = content.layout(width: place.width)
    layout.draw(
      in: context,
      rect: CGRect(
        x: place.minX, y: place.midY - layout.size.height / 2, width: place.width,
        height: layout.size.height))
  }

  private func drawBorder(in context: CGContext) {
    guard borderStyle != .none else { return }
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let path = CGPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerWidth: radius, cornerHeight: radius,
      transform: nil)
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.addPath(path)
    context.strokePath()
  }
}

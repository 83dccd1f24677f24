internal import Drawing
public import Foundation
package import ViewCore

/// Several lines of text that people edit or read.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// What it says.
  open var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a font of a text style follows the text size that people choose.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether text can be changed.
  open var isEditable = true
  /// Room around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Room that lines leave at their ends, inside the insets.
  static let lineFragmentPadding: CGFloat = 5

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  package override var contentDescription: String? { text }

  var content: TextContent {
    var content = TextContent(
      runs: [
        TextRun(
          text: text ?? "", font: font?.descriptor ?? FontDescriptor(size: 12),
          color: textColor?.cgColor)
      ])
    content.maximumLines = 0
    content.paragraph.alignment = textAlignment.inDrawing
    return content
  }

  private var padding: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * Self.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  /// None while it scrolls; the size of its text when it does not.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let scale = viewNode.root.pixelScale
    let free = content.size(scale: scale)
    let width = viewNode.textWidth.map { max(0, $0 - padding.width) }
    let height = width.map { content.size(width: $0, scale: scale).height } ?? free.height
    return CGSize(width: free.width + padding.width, height: height + padding.height)
  }

  package override var wrapsText: Bool { !isScrollEnabled }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let metrics = content.metrics
    return (
      .top(Double(textContainerInset.top) + metrics.ascender),
      .bottom(Double(textContainerInset.bottom) - metrics.descender)
    )
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let place = bounds.inset(by: textContainerInset).insetBy(dx: Self.lineFragmentPadding, dy: 0)
    content.layout(width: place.width).draw(in: context, rect: place)
  }
}

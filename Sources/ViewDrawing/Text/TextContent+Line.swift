package import Drawing
package import Foundation

extension TextContent {
  /// Returns one line that is truncated if it is too long; black, or white in dark mode, unless a colour is specified.
  ///
  /// The size is in points, and the weight is on Apple's scale from −1 to 1.
  package static func line(
    _ text: String, size: Double, weight: Double = 0,
    _ color: CGColor = ColorVariants.text.current,
    alignment: TextParagraph.Alignment = .center
  ) -> TextContent {
    var content = TextContent(
      runs: [
        TextRun(text: text, font: FontDescriptor(size: size, weight: weight), color: color)
      ])
    content.paragraph.alignment = alignment
    content.paragraph.lineBreak = .truncatingTail
    return content
  }

  /// Draws across a rectangle in points, vertically centred; y grows down.
  package func draw(in context: CGContext, across rect: CGRect) {
    guard rect.width > 0, runs.contains(where: { !$0.text.isEmpty }) else { return }
    let layout = layout(width: rect.width)
    let height = layout.size.height
    layout.draw(
      in: context,
      rect: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }
}

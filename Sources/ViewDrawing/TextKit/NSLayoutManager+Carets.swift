package import Foundation

/// Carets and selections in the first container, whose origin is a point in a view.
extension NSLayoutManager {
  /// The caret before a character, without width; at the end of the text, the caret after the last character.
  package func caret(at index: Int, origin: CGPoint, lineHeight: CGFloat) -> CGRect {
    for layout in layouts {
      if let caret = layout.caret(at: index) { return caret.offsetBy(dx: origin.x, dy: origin.y) }
    }
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    return CGRect(x: origin.x + padding, y: origin.y, width: 0, height: lineHeight)
  }
  /// The rectangles around characters, one per line.
  package func places(of range: NSRange, origin: CGPoint) -> [CGRect] {
    layouts.flatMap { $0.rects(of: range) }.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
  /// The character at a point.
  package func characterIndex(at point: CGPoint, origin: CGPoint) -> Int {
    layouts.first?.characterIndex(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)).index
      ?? 0
  }
}

internal import Drawing
package import Foundation

/// The positions of characters in one line, drawn across a rectangle and vertically centred.
///
/// Offsets are UTF-16 units of the text. Rectangles are in the space of the given rectangle, in points, with y down.
extension TextContent {
  private func x(_ offset: Int, _ layout: TextLayout, _ rect: CGRect) -> CGFloat {
    guard layout.lineCount > 0 else {
      switch paragraph.alignment {
      case .center: return rect.midX
      case .right: return rect.maxX
      case .left, .natural, .justified: return rect.minX
      }
    }
    return layout.left(ofLine: 0, in: rect) + CGFloat(layout.position(of: offset, inLine: 0))
  }
  private func lineRect(_ low: CGFloat, _ high: CGFloat, _ rect: CGRect) -> CGRect {
    let height = CGFloat(metrics.lineHeight)
    return CGRect(
      x: min(low, high), y: rect.midY - height / 2, width: abs(high - low), height: height)
  }

  /// The caret before a character, as a rectangle without width.
  package func caret(at offset: Int, across rect: CGRect) -> CGRect {
    let x = x(offset, layout(), rect)
    return lineRect(x, x, rect)
  }
  /// The rectangle around a range of characters.
  package func place(of range: Range<Int>, across rect: CGRect) -> CGRect {
    let layout = layout()
    return lineRect(x(range.lowerBound, layout, rect), x(range.upperBound, layout, rect), rect)
  }
  /// The character at a point.
  package func characterIndex(at point: CGPoint, across rect: CGRect) -> Int {
    let layout = layout()
    guard layout.lineCount > 0 else { return 0 }
    return layout.characterIndex(at: Double(point.x - layout.left(ofLine: 0, in: rect)), inLine: 0)
  }
}

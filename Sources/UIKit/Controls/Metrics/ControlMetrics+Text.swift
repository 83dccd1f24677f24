internal import Foundation

/// Sizes of what people type into.
extension ControlMetrics {
  /// Text field with a border: 30, from 17000 34 at 14 points (11/12).
  var borderedFieldHeight: CGFloat { generation < .earlyIOS14 ? 30 : 34 }

  /// Text field: a line and 1.7 points more without a border (17 points give 22, 18 give 23⅓); with one at least
  /// ``borderedFieldHeight``, 11 points more than a line, and 7 on each side of the text.
  ///
  /// - Parameters:
  ///   - text: The width of the text with what is beside it, in points.
  ///   - line: The height of a line of the font, in points.
  ///   - pixelScale: Pixels a point, to which a line is rounded up.
  func fieldSize(
    text: CGFloat, line: Double, hasBorder: Bool, pixelScale: Double
  ) -> CGSize {
    let line = (line + 1.7).ceilToPixel(scale: pixelScale)
    guard hasBorder else { return CGSize(width: text, height: line) }
    return CGSize(width: text + 14, height: max(borderedFieldHeight, line.rounded(.up) + 11))
  }
}

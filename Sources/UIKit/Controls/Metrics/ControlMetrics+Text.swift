internal import Foundation

/// Sizes of text fields.
extension ControlMetrics {
  /// Text field with a border: 30, from 17000 34 at 14 points (11/12).
  var borderedFieldHeight: CGFloat { generation < .iOS13 ? 30 : 34 }

  /// Text field without a border: a line plus 1.7 points (17 points give 22, 18 give 23⅓).
  ///
  /// Where it hides its text, and before iOS 13, a line in whole points (17 points give 21, 18 give 22). In glass at
  /// least 22.
  ///
  /// With a border: a line plus 11 points, at least ``borderedFieldHeight``, and 7 on each side of the text.
  ///
  /// - Parameters:
  ///   - text: The width of the text and the views beside it, in points.
  ///   - line: The height of a line of the font, in points.
  ///   - isSecure: Whether the field hides its text.
  ///   - pixelScale: The number of pixels per point; a line is rounded up to pixels.
  ///
  /// - SeeAlso: `Rules/DocumentsIOS.md#heights-of-text-fields`.
  func fieldSize(
    text: CGFloat, line font: Double, hasBorder: Bool, isSecure: Bool, pixelScale: Double
  ) -> CGSize {
    let line = (font + 1.7).ceilToPixel(scale: pixelScale)
    guard hasBorder else {
      let isWhole = isSecure || generation < .iOS13
      let height = isWhole ? font.rounded(.up) : line
      return CGSize(width: text.rounded(.up), height: isGlass ? max(22, height) : height)
    }
    return CGSize(
      width: text.rounded(.up) + 14, height: max(borderedFieldHeight, line.rounded(.up) + 11))
  }
}

internal import Foundation

/// Sizes of buttons, in points.
extension ControlMetrics {
  /// The title's font: 18 points, 15 for system buttons.
  func titleSize(_ type: UIButton.ButtonType) -> CGFloat { type == .custom ? 18 : 15 }
  /// Above and below the line of a button with neither an image nor an inset, together: 12.
  var plainButtonRoom: CGFloat { 12 }
  /// The minimum width of such a button: 30.
  var plainButtonMinimumWidth: CGFloat { 30 }
  /// Buttons with a glyph: 22 wide and high, from iOS 13 24⅓ × 23⅔.
  ///
  /// From texts that a public suite recorded on iOS 12 and 13.
  var glyphButtonSize: CGSize {
    generation < .iOS13
      ? CGSize(width: 22, height: 22) : CGSize(width: 73.0 / 3, height: 71.0 / 3)
  }
}

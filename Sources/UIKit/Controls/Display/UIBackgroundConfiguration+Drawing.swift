internal import Drawing
internal import Foundation

extension UIBackgroundConfiguration {
  /// Draws the background of a view: colour, image, border.
  @MainActor func draw(in context: CGContext, of view: UIView) {
    let insets = backgroundInsets.physical(isRightToLeft: view.viewNode.isRightToLeft)
    let place = view.bounds.inset(by: insets)
    guard place.width > 0, place.height > 0 else { return }
    if let backgroundColor { context.fill(place, radius: cornerRadius, backgroundColor.cgColor) }
    image?.draw(in: place)
    if strokeWidth > 0, let strokeColor {
      context.stroke(
        place.insetBy(dx: strokeWidth / 2, dy: strokeWidth / 2),
        radius: max(0, cornerRadius - strokeWidth / 2), width: strokeWidth, strokeColor.cgColor)
    }
  }
}

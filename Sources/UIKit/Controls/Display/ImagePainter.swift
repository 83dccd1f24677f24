internal import Drawing
internal import Foundation
internal import ViewDrawing

/// Paints the image of an image view, or a placeholder for a missing image.
@MainActor struct ImagePainter {
  let view: UIImageView

  /// Paints the image in the view's bounds, by its content mode.
  func draw() {
    let bounds = view.bounds
    if let shown = view.displayedImage {
      return shown.shown(in: view, tint: view.tintColor).draw(
        in: ImagePlacement.rect(of: shown.size, in: bounds, view.contentMode))
    }
    guard let missing = view.viewNode.designTime?.image,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let place = ImagePlacement.rect(of: missing.size ?? .zero, in: bounds, view.contentMode)
    MissingImage.draw(
      missing.name, in: view.clipsToBounds ? place : place.intersection(bounds), context)
  }
}

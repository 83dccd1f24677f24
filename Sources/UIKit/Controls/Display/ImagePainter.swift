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
      let image = shown.shown(in: view, tint: view.tintColor)
      if let glyph = image.content.symbol, !image.content.isMirrored,
        let context = UIGraphicsGetCurrentContext()
      {
        let place = ImagePlacement.rect(of: glyph.drawnSize, in: bounds, view.contentMode)
        return image.content.drawSymbol(in: context, place)
      }
      return image.draw(in: ImagePlacement.rect(of: shown.size, in: bounds, view.contentMode))
    }
    guard let missing = view.viewNode.designTime?.image,
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let size = missing.glyph?.drawnSize ?? missing.size ?? .zero
    let place = ImagePlacement.rect(of: size, in: bounds, view.contentMode)
    let isWhole = view.clipsToBounds || missing.symbol != nil
    missing.draw(
      in: isWhole ? place : place.intersection(bounds), context, view.tintColor.cgColor,
      isFitted: true)
  }
}

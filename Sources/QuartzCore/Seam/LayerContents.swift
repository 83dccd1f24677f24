package import Drawing
package import Foundation
internal import ViewDrawing

/// An object that a layer can show as contents besides a `CGImage`: a toolkit's image class.
package protocol LayerContents: AnyObject {
  /// The image's size for contents gravity, in points.
  var contentsSize: CGSize { get }
  /// Draws the image into a rectangle of the current context, y down.
  func drawContents(in context: CGContext, _ rect: CGRect)
}

extension CALayer {
  /// Draws the layer's image, which may be larger than the layer: only `masksToBounds` clips it.
  ///
  /// - Parameter growsDown: Whether y grows down in the context's user space, which is the layer's own.
  func drawContents(in context: CGContext, growsDown: Bool) {
    guard let contents else { return }
    LayerPicture.upright(in: context, bounds, growsDown: growsDown) {
      if let object = contents as? any LayerContents {
        let place = contentsGravity.rect(of: object.contentsSize, in: bounds)
        GraphicsStack.drawing(on: context, yGrowsDown: true) {
          object.drawContents(in: context, place)
        }
      } else if let bitmap = contents as? CGImage {
        guard let part = shownPart(of: bitmap) else { return }
        let image = ImageContent(bitmap: part, scale: contentsScale)
        image.draw(in: context, contentsGravity.rect(of: image.size, in: bounds))
      }
    }
  }

  /// Maps what the model draws in its bounds to those of a presentation, as the gravity says.
  func stretch(_ context: CGContext) {
    let own = model().bounds
    guard own != bounds, own.width > 0, own.height > 0 else { return }
    context.concatenate(own.map(to: contentsGravity.rect(of: own.size, in: bounds)))
  }

  /// The part of an image that ``CALayer/contentsRect`` shows; parts beyond the image are not drawn.
  private func shownPart(of bitmap: CGImage) -> CGImage? {
    let part = contentsRect
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return bitmap }
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    return bitmap.cropping(
      to: CGRect(
        x: part.minX * width, y: part.minY * height, width: part.width * width,
        height: part.height * height))
  }
}

extension CGRect {
  /// The transform that maps the rectangle to another one.
  func map(to other: CGRect) -> CGAffineTransform {
    let (x, y) = (other.width / width, other.height / height)
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: other.minX - minX * x, ty: other.minY - minY * y)
  }
}

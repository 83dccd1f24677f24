import UIKit

/// A picture of a rabbit with shadow, frame and badge, and what of it is to be aligned: the rabbit alone.
@MainActor struct RabbitPicture {
  /// Where the rabbit was to go: three quarters of the picture, at its left edge.
  let destination: CGRect
  /// The rabbit's box, by which the picture is to be aligned.
  let alignmentRect: CGRect
  /// The badge's box.
  let badge: CGRect
  /// The picture, with its alignment insets.
  let image: UIImage

  /// Draws at the main screen's scale.
  ///
  /// - Parameter size: The picture's size in points.
  init(size: CGSize) {
    let canvas = CGRect(origin: .zero, size: size)
    var destination = canvas.inset(byPart: 0.25)
    destination.origin.x = 0
    let rabbit = UIBezierPath.rabbit.fitted(into: destination)
    let alignmentRect = rabbit.bounds
    let badge = UIBezierPath.star.fitted(into: CGRect(x: 0, y: 0, width: 40, height: 40))
      .centered(at: alignmentRect.topRight)

    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    UIColor(white: 0.5, alpha: 0.3).setFill()
    UIRectFill(canvas)
    UIColor.black.setStroke()
    UIBezierPath(rect: canvas).strokeInside(2)
    Self.fill(rabbit, .systemGreen, shadow: CGSize(width: 6, height: 6), blur: 4)
    UIColor.darkGray.setStroke()
    UIBezierPath(rect: alignmentRect).strokeOutside(2)
    UIColor.red.setFill()
    badge.fill()
    let picture = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()

    self.destination = destination
    self.alignmentRect = alignmentRect
    self.badge = badge.tightBounds
    image = picture.withAlignmentRectInsets(UIEdgeInsets(alignmentRect: alignmentRect, in: canvas))
  }

  /// Fills a path; the shadow ends with it.
  private static func fill(
    _ path: UIBezierPath, _ color: UIColor, shadow offset: CGSize, blur: CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(offset: offset, blur: blur)
    color.setFill()
    path.fill()
    context.restoreGState()
  }
}

internal import Drawing
internal import Foundation
internal import LayoutTree

extension ViewRenderer {
  /// The maximum number of shadows in a picture, because each one is blurred in a separate bitmap.
  static let maximumShadows = 200
  /// The maximum number of views in a tree that is measured for a shadow.
  private static let maximumMeasuredShadows = 100

  /// Starts a layer with a shadow, limited to the area that the view and its subviews can cover, so that the bitmap is
  /// small.
  func beginLayer(of view: any DrawnHost, with shadow: ShadowStyle) {
    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    guard let box = Self.extent(of: view) else { return context.beginTransparencyLayer() }
    // Antialiased edges may extend into the next pixel.
    context.beginTransparencyLayer(in: box.insetBy(dx: -1, dy: -1))
  }

  /// A rectangle around a view and its subviews, in its bounds; nil if there are too many views, or if a view is
  /// transformed, animated or draws outside its bounds.
  static func extent(of view: any DrawnHost) -> CGRect? {
    guard view.drawnLook.place == nil else { return nil }
    var box = CGRect.null
    var open: [(view: any DrawnHost, origin: CGPoint)] = [(view, view.node.bounds.origin)]
    var count = 0
    while let (next, origin) = open.popLast() {
      count += 1
      guard count <= maximumMeasuredShadows, next.drawsInsideBounds else { return nil }
      let bounds = next.node.bounds
      box = box.union(CGRect(origin: origin, size: bounds.size))
      guard !next.drawnLook.clips else { continue }
      for child in next.node.children {
        guard let child = child as? any DrawnHost else { continue }
        let look = child.drawnLook
        guard !look.isHidden else { continue }
        guard look.transform.isIdentity, look.place == nil, child.node.frame.isFinite else {
          return nil
        }
        let place = child.node.frame.origin
        open.append(
          (
            child,
            CGPoint(
              x: origin.x + place.x - bounds.minX, y: origin.y + place.y - bounds.minY)
          ))
      }
    }
    return box.isFinite ? box : nil
  }
}

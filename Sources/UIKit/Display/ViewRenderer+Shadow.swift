internal import Drawing
internal import Foundation

extension ViewRenderer {
  /// A shadow in points of the context's base space.
  typealias Shadow = (offset: CGSize, blur: CGFloat, color: CGColor)

  /// Pictures have at most so many shadows: each is blurred on a bitmap of its own.
  static let mostShadows = 200
  /// Trees with more views are not measured.
  private static let mostMeasured = 100

  /// Cuts drawing to what a view, all below it and its shadow can touch, which keeps the bitmap small.
  func clip(to view: UIView, with shadow: Shadow) {
    let map = context.userToCanvas
    let zoom = hypot(map.a, map.b) / CGFloat(context.scale)
    let reach = hypot(shadow.offset.width, shadow.offset.height) + 2 * shadow.blur + 2
    guard let box = Self.extent(of: view), zoom > 1e-6, reach.isFinite else { return }
    context.clip(to: box.insetBy(dx: -reach / zoom, dy: -reach / zoom))
  }

  /// A box around a view and what is below it, in its bounds; nil when there is too much to measure,
  /// or something that is turned or draws beyond its bounds.
  static func extent(of view: UIView) -> CGRect? {
    var box = CGRect.null
    var open: [(view: UIView, origin: CGPoint)] = [(view, view.bounds.origin)]
    var count = 0
    while let (next, origin) = open.popLast() {
      count += 1
      guard count <= mostMeasured, next.drawsInsideBounds else { return nil }
      box = box.union(CGRect(origin: origin, size: next.bounds.size))
      guard !next.clipsToBounds else { continue }
      for child in next.subviews where !child.isHidden {
        guard child.transform.isIdentity, child.viewNode.frame.isDrawable else { return nil }
        let place = child.viewNode.frame.origin
        open.append(
          (
            child,
            CGPoint(
              x: origin.x + place.x - next.bounds.minX, y: origin.y + place.y - next.bounds.minY)
          ))
      }
    }
    return box.isDrawable ? box : nil
  }
}

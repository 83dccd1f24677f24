public import Foundation
internal import LayoutGeometry

/// Points and rectangles from layer to layer, and which layer is at a point.
extension CALayer {
  /// A point of another layer's space in this one's; nil means the space of the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l?.mapToTop ?? .identity).concatenating(mapToTop.inverted()))
  }
  /// A point of this layer's space in another one's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(mapToTop.concatenating((l?.mapToTop ?? .identity).inverted()))
  }
  /// The upright rectangle around a rectangle of another layer's space, in this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.mapToTop ?? .identity).concatenating(mapToTop.inverted()))
  }
  /// The upright rectangle around a rectangle of this layer's space, in another one's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(mapToTop.concatenating((l?.mapToTop ?? .identity).inverted()))
  }

  private var mapToTop: CGAffineTransform {
    sequence(first: self, next: { $0.superlayer }).reduce(.identity) { map, layer in
      guard layer.superlayer != nil else { return map }
      return map.concatenating(layer.mapFromBounds)
    }
  }

  /// The front-most layer inside, or this one, that contains a point of the layer above.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let here = superlayer == nil ? p : p.applying(mapFromBounds.inverted())
    guard !isHidden, contains(here) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(here) { return hit }
    }
    return self
  }

  /// The layer as it is seen while it is animated: itself.
  public func presentation() -> Self? { self }
  /// The layer whose values these are: itself.
  public func model() -> Self { self }
}

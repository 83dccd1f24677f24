public import Foundation
internal import LayoutGeometry

/// Coordinate conversion between layers, and hit testing.
extension CALayer {
  /// Converts a point from another layer's coordinate space; nil for that of the root layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l?.mapToTop ?? .identity).concatenating(mapToTop.inverted()))
  }
  /// Converts a point to another layer's coordinate space; nil for that of the root layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(mapToTop.concatenating((l?.mapToTop ?? .identity).inverted()))
  }
  /// Converts a rectangle from another layer's coordinate space; the result is its bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.mapToTop ?? .identity).concatenating(mapToTop.inverted()))
  }
  /// Converts a rectangle to another layer's coordinate space; the result is its bounding box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(mapToTop.concatenating((l?.mapToTop ?? .identity).inverted()))
  }

  private var mapToTop: CGAffineTransform {
    sequence(first: self, next: { $0.superlayer }).reduce(.identity) { map, layer in
      guard layer.superlayer != nil else { return map }
      return map.concatenating(layer.mapFromBounds)
    }
  }

  /// The frontmost layer of the subtree, this layer included, that contains a point of the superlayer.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let here = superlayer == nil ? p : p.applying(mapFromBounds.inverted())
    guard !isHidden, contains(here) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(here) { return hit }
    }
    return self
  }

  /// The layer as its animations show it at the present time of the ``AnimationClock``: a copy with the values in between.
  ///
  /// Without animations, and with an immediate clock, it is the layer itself. The superlayer and the sublayers of a copy
  /// are presentations too.
  public func presentation() -> Self? {
    let shown = modelLayer == nil ? shown : self
    return shown as? Self
  }
  /// The layer with the model values: the layer itself, or the one of which it is the presentation.
  public func model() -> Self { modelLayer as? Self ?? self }
}

public import Drawing
public import Foundation

/// Draws and lays out for a layer without a view.
///
/// - SeeAlso: Apple, "CALayerDelegate".
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Called when the layer is drawn; the context is the current one, y down.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called when the layer's sublayers are to be placed.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a value of the layer changes; nothing is animated here, so nobody asks.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nothing.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What happens when a value of a layer changes.
///
/// - SeeAlso: Apple, "CAAction".
@preconcurrency @MainActor public protocol CAAction: AnyObject {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

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

  /// From the layer's bounds to those of the layer above, with or without a view.
  private var mapFromBounds: CGAffineTransform {
    guard let view else { return mapToSuperlayer }
    let (bounds, center) = (view.bounds, view.center)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(view.transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
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

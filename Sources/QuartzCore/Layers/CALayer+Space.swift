internal import Foundation
internal import LayoutGeometry
internal import LayoutTree

/// The direction of y in a layer's coordinate space, and the transforms between spaces.
///
/// The layer of a view has the direction of its view, all others that of their superlayer unless they are
/// ``CALayer/isGeometryFlipped``. All geometry of a layer is in its coordinate space: sublayers, paths,
/// shadows, gradients, corners. Pictures and text are upright in both directions.
extension CALayer {
  /// Whether y grows down in the layer's coordinate space.
  ///
  /// - Parameter outside: Whether it does in the space around a root layer without a view.
  package func growsDown(outside: Bool) -> Bool {
    var isTurned = false
    var layer = self
    while layer.host == nil {
      if layer.hasFlippedGeometry { isTurned.toggle() }
      guard let above = layer.explicitSuperlayer else { return outside != isTurned }
      layer = above
    }
    return layer.growsDownInView != isTurned
  }

  /// Whether y grows down in the coordinate space of a view's layer.
  ///
  /// The view decides; where its toolkit's outermost space grows down, a flipped layer inverts it.
  package var growsDownInView: Bool {
    guard let host else { return true }
    let isDown = host.hostVerticalDirection == .down
    return host.hostConventions.outermostDirection == .down
      ? isDown != hasFlippedGeometry : isDown || hasFlippedGeometry
  }

  /// Whether y has different directions in the spaces of a view's layer and of its view.
  private var hasFlippedGeometryInView: Bool {
    host.map { ($0.hostVerticalDirection == .down) != growsDownInView } ?? false
  }

  /// The geometry in the superlayer, of this layer or its view.
  var shownPlace: LayerPlace {
    var place = LayerPlace()
    place.bounds = bounds
    place.anchor = anchorPoint
    place.position = position
    place.transform = transform
    return place
  }

  /// The vertical reflection at the centre of the bounds.
  private var verticalReflection: CGAffineTransform {
    let bounds = bounds
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// The transform from the bounds of a layer without view to those of the superlayer.
  package var mapToSuperlayer: CGAffineTransform {
    let map = shownPlace.mapToSuperlayer
    return hasFlippedGeometry ? verticalReflection.concatenating(map) : map
  }

  /// The transform for ``CALayer/sublayerTransform``; nil for the identity.
  var mapOfSublayers: CGAffineTransform? {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    var place = shownPlace
    place.transform = sublayerTransform
    return place.mapInside
  }

  /// The transform from the layer's bounds to those of the superlayer, with or without a view.
  var mapFromBounds: CGAffineTransform {
    guard let host else {
      return explicitSuperlayer?.mapOfSublayers.map { mapToSuperlayer.concatenating($0) }
        ?? mapToSuperlayer
    }
    var map = shownPlace.mapToSuperlayer
    guard let outer = host.layerOfSuperview, let around = outer.host else { return map }
    let isAroundDown = around.hostVerticalDirection == .down
    if growsDownInView != isAroundDown { map = verticalReflection.concatenating(map) }
    return outer.hasFlippedGeometryInView ? map.concatenating(outer.verticalReflection) : map
  }

  /// The transform from the space of a view's layer to that of the view.
  package var mapToView: CGAffineTransform {
    hasFlippedGeometryInView ? verticalReflection : .identity
  }

  /// The transform from the space of a view's layer to the view's bounds, y down, in which the renderer draws.
  package var mapToCanvas: CGAffineTransform {
    guard let host else { return .identity }
    let (own, drawn) = (bounds, host.node.bounds)
    return growsDownInView
      ? CGAffineTransform(translationX: drawn.minX - own.minX, y: drawn.minY - own.minY)
      : CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: drawn.minX - own.minX, ty: drawn.minY + own.maxY)
  }
}

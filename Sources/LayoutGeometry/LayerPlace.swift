package import Foundation

/// The geometry of a layer without a view: bounds, an anchor point in them, its position, and a map around it.
///
/// Points, y down; the position is in the space of the layer above.
///
/// - SeeAlso: Apple, "CALayer", geometry.
package struct LayerPlace {
  /// The layer's own space.
  package var bounds = CGRect.zero
  /// The position of the anchor point in the layer above.
  package var position = CGPoint.zero
  /// The point of the bounds that the position speaks of, from (0, 0) to (1, 1).
  package var anchor = CGPoint(x: 0.5, y: 0.5)
  /// A map around the anchor point.
  package var transform = CATransform3DIdentity

  /// Creates a layer without size.
  package init() {}

  /// From the layer's own space to that of the layer above.
  package var mapToSuperlayer: CGAffineTransform {
    let x = bounds.minX + bounds.width * anchor.x
    let y = bounds.minY + bounds.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The map around the anchor point inside the layer's own space.
  package var mapInside: CGAffineTransform {
    let x = bounds.minX + bounds.width * anchor.x
    let y = bounds.minY + bounds.height * anchor.y
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The upright rectangle around the layer in the space of the layer above.
  ///
  /// Setting it moves the layer; where the map turns, only its middle follows.
  package var frame: CGRect {
    get { bounds.applying(mapToSuperlayer) }
    set {
      let map = CATransform3DGetAffineTransform(transform)
      if map.b == 0, map.c == 0, map.a != 0, map.d != 0 {
        bounds.size = CGSize(
          width: newValue.width / abs(map.a), height: newValue.height / abs(map.d))
      }
      let now = frame
      position.x += newValue.midX - now.midX
      position.y += newValue.midY - now.midY
    }
  }
}

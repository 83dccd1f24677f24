package import Foundation

/// The geometry of a layer without a view: bounds, anchor point, position and transform.
///
/// Points, y down; the position is in the superlayer's coordinate space.
///
/// - SeeAlso: Apple, "CALayer", geometry.
package struct LayerPlace {
  /// The middle of the bounds in unit coordinates.
  package static let middle = CGPoint(x: 0.5, y: 0.5)

  /// The layer's coordinate space.
  package var bounds = CGRect.zero
  /// The position of the anchor point in the superlayer.
  package var position = CGPoint.zero
  /// The anchor point in unit coordinates of the bounds, from (0, 0) to (1, 1).
  package var anchor = middle
  /// The transform around the anchor point.
  package var transform = CATransform3DIdentity

  /// Creates a layer without size.
  package init() {}

  /// The transform from the layer's coordinate space to that of the superlayer.
  package var mapToSuperlayer: CGAffineTransform {
    let pivot = bounds.position(of: anchor)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The middle of the bounds in the superlayer, without the transform.
  package var center: CGPoint {
    CGPoint(
      x: position.x + (Self.middle.x - anchor.x) * bounds.width,
      y: position.y + (Self.middle.y - anchor.y) * bounds.height)
  }

  /// Returns the transform around the middle of the bounds that equals the given one around the anchor point.
  package func transformAroundCenter(_ transform: CGAffineTransform) -> CGAffineTransform {
    let x = (anchor.x - Self.middle.x) * bounds.width
    let y = (anchor.y - Self.middle.y) * bounds.height
    guard x != 0 || y != 0 else { return transform }
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The transform around the anchor point inside the layer's coordinate space.
  package var mapInside: CGAffineTransform {
    let pivot = bounds.position(of: anchor)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y))
  }

  /// The bounding box of the layer in the superlayer's coordinate space.
  ///
  /// Setting it moves and resizes the layer; with a rotation, only its centre follows.
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

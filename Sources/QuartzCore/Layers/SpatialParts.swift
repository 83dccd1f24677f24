internal import Foundation
internal import LayoutGeometry

/// A 3-D transform decomposed into scale, rotation around z and translation.
@MainActor struct SpatialParts {
  private var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
  private var rotation: CGFloat
  private var translation: (x: CGFloat, y: CGFloat, z: CGFloat)

  init(_ t: CATransform3D) {
    let area = t.m11 * t.m22 - t.m12 * t.m21
    let x = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    let y = (t.m21 * t.m21 + t.m22 * t.m22).squareRoot()
    scale = (x, area < 0 ? -y : y, t.m33)
    rotation = atan2(t.m12, t.m11)
    translation = (t.m41, t.m42, t.m43)
  }

  var transform: CATransform3D {
    let scaled = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    let turned = CATransform3DConcat(scaled, CATransform3DMakeRotation(rotation, 0, 0, 1))
    return CATransform3DConcat(
      turned, CATransform3DMakeTranslation(translation.x, translation.y, translation.z))
  }

  /// The parts between these and others, with the shorter turn.
  func between(_ other: SpatialParts, _ share: CGFloat) -> SpatialParts {
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
    var result = self
    let (a, b) = (self, other)
    result.scale = (
      mix(a.scale.x, b.scale.x), mix(a.scale.y, b.scale.y), mix(a.scale.z, b.scale.z)
    )
    result.translation = (
      mix(a.translation.x, b.translation.x), mix(a.translation.y, b.translation.y),
      mix(a.translation.z, b.translation.z)
    )
    let turn = (b.rotation - a.rotation).remainder(dividingBy: 2 * .pi)
    result.rotation = a.rotation + turn * share
    return result
  }

  func get(_ member: String) -> Any? {
    let length: CGFloat? =
      switch member {
      case "scale": (scale.x + scale.y + scale.z) / 3
      case "scale.x": scale.x
      case "scale.y": scale.y
      case "scale.z": scale.z
      case "rotation", "rotation.z": rotation
      case "translation.x": translation.x
      case "translation.y": translation.y
      case "translation.z": translation.z
      default: nil
      }
    if member == "translation" {
      return NSValue(size: CGSize(width: translation.x, height: translation.y))
    }
    return length.map { NSNumber(value: Double($0)) }
  }

  mutating func set(_ member: String, _ new: Any) -> Bool {
    if member == "translation", let value = new as? NSValue {
      (translation.x, translation.y) = (value.sizeValue.width, value.sizeValue.height)
      return true
    }
    guard let length = LayerValue.number(new).map({ CGFloat($0) }) else { return false }
    switch member {
    case "scale": scale = (length, length, length)
    case "scale.x": scale.x = length
    case "scale.y": scale.y = length
    case "scale.z": scale.z = length
    case "rotation", "rotation.z": rotation = length
    case "translation.x": translation.x = length
    case "translation.y": translation.y = length
    case "translation.z": translation.z = length
    default: return false
    }
    return true
  }
}

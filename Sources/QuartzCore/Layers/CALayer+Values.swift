internal import Foundation
internal import FoundationShims
internal import LayoutGeometry

/// Key-value coding of a layer's properties.
///
/// Recognised keys are the animatable properties, and the members of their points, sizes, rectangles and
/// transforms. Numbers are `NSNumber`, geometry is `NSValue`. Other keys store a program's values.
///
/// - SeeAlso: Apple, "Core Animation Programming Guide", "Key-Value Coding Extensions".
extension CALayer {
  /// The value of a key; nil without one.
  public func value(forKey key: String) -> Any? {
    LayerValue.known(key, of: self).map { $0.get(self) } ?? customValues[key]
  }
  /// Sets the value of a key; a value of another type than the property's has no effect.
  public func setValue(_ value: Any?, forKey key: String) {
    if let accessors = LayerValue.known(key, of: self) {
      accessors.set(self, value)
    } else {
      customValues[key] = value
    }
  }
  /// The value of a property or of a member of it, such as `transform.scale.x`; nil for an unknown path.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (key, member) = Self.parts(keyPath) else { return value(forKey: keyPath) }
    return value(forKey: key).flatMap { LayerMember.get(member, of: $0) }
  }
  /// Sets a property or a member of it; an unknown path has no effect.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, member) = Self.parts(keyPath) else { return setValue(value, forKey: keyPath) }
    guard let whole = self.value(forKey: key), let value,
      let changed = LayerMember.set(member, of: whole, to: value)
    else { return }
    setValue(changed, forKey: key)
  }

  private static func parts(_ path: String) -> (key: String, member: String)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }
}

/// The accessors of a layer property.
@MainActor struct LayerValue {
  let get: (CALayer) -> Any?
  let set: (CALayer, Any?) -> Void

  /// The accessors of a number of a class.
  private static func length<Layer: CALayer>(
    of path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> LayerValue {
    LayerValue(
      get: { ($0 as? Layer).map { NSNumber(value: Double($0[keyPath: path])) } },
      set: { layer, value in
        if let number = number(value) { (layer as? Layer)?[keyPath: path] = CGFloat(number) }
      })
  }
  /// The accessors of a colour or a path of a class.
  private static func object<Layer: CALayer, Value>(
    of path: ReferenceWritableKeyPath<Layer, Value?>
  ) -> LayerValue {
    LayerValue(
      get: { ($0 as? Layer).flatMap { $0[keyPath: path] } },
      set: { layer, value in (layer as? Layer)?[keyPath: path] = value as? Value })
  }
  /// The accessors of the properties that shapes add.
  static let ofShapes: [String: LayerValue] = [
    "lineWidth": length(of: \CAShapeLayer.lineWidth),
    "strokeStart": length(of: \CAShapeLayer.strokeStart),
    "strokeEnd": length(of: \CAShapeLayer.strokeEnd),
    "lineDashPhase": length(of: \CAShapeLayer.lineDashPhase),
    "strokeColor": object(of: \CAShapeLayer.strokeColor),
    "fillColor": object(of: \CAShapeLayer.fillColor), "path": object(of: \CAShapeLayer.path),
  ]
  /// The accessors of a layer's property; nil for a key of a program.
  static func known(_ key: String, of layer: CALayer) -> LayerValue? {
    known[key] ?? (layer is CAShapeLayer ? ofShapes[key] : nil)
  }
  private static func length(_ path: ReferenceWritableKeyPath<CALayer, CGFloat>) -> LayerValue {
    LayerValue(
      get: { NSNumber(value: Double($0[keyPath: path])) },
      set: { layer, value in
        if let number = number(value) { layer[keyPath: path] = CGFloat(number) }
      })
  }
  private static func number(_ path: ReferenceWritableKeyPath<CALayer, Float>) -> LayerValue {
    LayerValue(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { layer, value in
        if let number = number(value) { layer[keyPath: path] = Float(number) }
      })
  }
  private static func time(_ path: ReferenceWritableKeyPath<CALayer, CFTimeInterval>) -> LayerValue
  {
    LayerValue(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { layer, value in if let number = number(value) { layer[keyPath: path] = number } })
  }
  private static func flag(_ path: ReferenceWritableKeyPath<CALayer, Bool>) -> LayerValue {
    LayerValue(
      get: { NSNumber(value: $0[keyPath: path]) },
      set: { layer, value in
        if let flag = value as? Bool ?? (value as? NSNumber)?.boolValue {
          layer[keyPath: path] = flag
        }
      })
  }
  private static func object<Value>(
    _ path: ReferenceWritableKeyPath<CALayer, Value>, _ wrap: @escaping (Value) -> Any?,
    _ unwrap: @escaping (Any?) -> Value?
  ) -> LayerValue {
    LayerValue(
      get: { wrap($0[keyPath: path]) },
      set: { layer, value in if let value = unwrap(value) { layer[keyPath: path] = value } })
  }
  private static func color(_ path: ReferenceWritableKeyPath<CALayer, CGColor?>) -> LayerValue {
    LayerValue(
      get: { $0[keyPath: path] },
      set: { layer, value in layer[keyPath: path] = value as? CGColor })
  }
  private static func point(_ path: ReferenceWritableKeyPath<CALayer, CGPoint>) -> LayerValue {
    object(path, { NSValue(point: $0) }, { $0 as? CGPoint ?? ($0 as? NSValue)?.pointValue })
  }
  private static func size(_ path: ReferenceWritableKeyPath<CALayer, CGSize>) -> LayerValue {
    object(path, { NSValue(size: $0) }, { $0 as? CGSize ?? ($0 as? NSValue)?.sizeValue })
  }
  private static func rect(_ path: ReferenceWritableKeyPath<CALayer, CGRect>) -> LayerValue {
    object(path, { NSValue(rect: $0) }, { $0 as? CGRect ?? ($0 as? NSValue)?.rectValue })
  }
  private static func transform(_ path: ReferenceWritableKeyPath<CALayer, CATransform3D>)
    -> LayerValue
  {
    object(
      path, { NSValue(caTransform3D: $0) },
      { $0 as? CATransform3D ?? ($0 as? NSValue)?.caTransform3DValue })
  }
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }

  /// The accessors by property name.
  static let known: [String: LayerValue] = [
    "anchorPoint": point(\.anchorPoint), "anchorPointZ": length(\.anchorPointZ),
    "backgroundColor": color(\.backgroundColor), "beginTime": time(\.beginTime),
    "borderColor": color(\.borderColor), "borderWidth": length(\.borderWidth),
    "bounds": rect(\.bounds), "contentsRect": rect(\.contentsRect),
    "contentsCenter": rect(\.contentsCenter), "contentsScale": length(\.contentsScale),
    "cornerRadius": length(\.cornerRadius), "doubleSided": flag(\.isDoubleSided),
    "duration": time(\.duration), "frame": rect(\.frame), "hidden": flag(\.isHidden),
    "isHidden": flag(\.isHidden), "masksToBounds": flag(\.masksToBounds),
    "opacity": number(\.opacity), "position": point(\.position),
    "rasterizationScale": length(\.rasterizationScale), "repeatCount": number(\.repeatCount),
    "shadowColor": color(\.shadowColor), "shadowOffset": size(\.shadowOffset),
    "shadowOpacity": number(\.shadowOpacity), "shadowRadius": length(\.shadowRadius),
    "shouldRasterize": flag(\.shouldRasterize), "speed": number(\.speed),
    "sublayerTransform": transform(\.sublayerTransform), "timeOffset": time(\.timeOffset),
    "transform": transform(\.transform), "zPosition": length(\.zPosition),
    "contents": LayerValue(get: { $0.contents }, set: { $0.contents = $1 }),
    "name": LayerValue(get: { $0.name }, set: { $0.name = $1 as? String }),
    "mask": LayerValue(get: { $0.mask }, set: { $0.mask = $1 as? CALayer }),
  ]
}

/// The members of points, sizes, rectangles and transforms by name.
@MainActor private enum LayerMember {
  /// A member of a value; nil for an unknown member.
  static func get(_ member: String, of whole: Any) -> Any? {
    guard let value = whole as? NSValue else { return nil }
    switch member {
    case "origin": return NSValue(point: value.rectValue.origin)
    case "size": return NSValue(size: value.rectValue.size)
    case "origin.x": return number(value.rectValue.minX)
    case "origin.y": return number(value.rectValue.minY)
    case "size.width": return number(value.rectValue.width)
    case "size.height": return number(value.rectValue.height)
    case "x": return number(value.pointValue.x)
    case "y": return number(value.pointValue.y)
    case "width": return number(value.sizeValue.width)
    case "height": return number(value.sizeValue.height)
    default: return SpatialParts(value.caTransform3DValue).get(member)
    }
  }
  /// The value with a member replaced; nil for an unknown member.
  static func set(_ member: String, of whole: Any, to new: Any) -> Any? {
    guard let value = whole as? NSValue else { return nil }
    var (point, size, rect) = (CGPoint.zero, CGSize.zero, CGRect.zero)
    let length = LayerValue.number(new).map { CGFloat($0) } ?? 0
    switch member {
    case "origin", "size", "origin.x", "origin.y", "size.width", "size.height":
      rect = value.rectValue
      if member == "origin", let value = new as? NSValue { rect.origin = value.pointValue }
      if member == "size", let value = new as? NSValue { rect.size = value.sizeValue }
      if member == "origin.x" { rect.origin.x = length }
      if member == "origin.y" { rect.origin.y = length }
      if member == "size.width" { rect.size.width = length }
      if member == "size.height" { rect.size.height = length }
      return NSValue(rect: rect)
    case "x", "y":
      point = value.pointValue
      if member == "x" { point.x = length } else { point.y = length }
      return NSValue(point: point)
    case "width", "height":
      size = value.sizeValue
      if member == "width" { size.width = length } else { size.height = length }
      return NSValue(size: size)
    default:
      var parts = SpatialParts(value.caTransform3DValue)
      guard parts.set(member, new) else { return nil }
      return NSValue(caTransform3D: parts.transform)
    }
  }
  private static func number(_ length: CGFloat) -> NSNumber { NSNumber(value: Double(length)) }
}

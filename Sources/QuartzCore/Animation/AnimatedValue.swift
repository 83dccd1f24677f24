internal import Drawing
internal import Foundation
internal import FoundationShims
internal import LayoutGeometry

/// Arithmetic of the values that animations change: numbers, geometry, transforms and colours.
@MainActor enum AnimatedValue {
  /// The value between two others; the first one up to the end, for values that have no between.
  ///
  /// A missing colour is the other one without opacity.
  static func between(_ from: Any?, _ to: Any?, _ share: Double) -> Any? {
    guard let from = from ?? clear(to), let to = to ?? clear(from) else { return to ?? from }
    if let (start, end) = numbers(from, to) {
      return rebuilt(like: to, zip(start, end).map { $0 + ($1 - $0) * share })
    }
    if let (start, end) = colors(from, to) {
      let parts = zip(start, end).map { CGFloat($0 + ($1 - $0) * share) }
      return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    if let start = transform(from), let end = transform(to) {
      return NSValue(caTransform3D: between(start, end, share))
    }
    return share < 1 ? from : to
  }

  /// The sum of two values; the first one where there is no sum.
  static func sum(_ one: Any?, _ other: Any?, sign: Double = 1) -> Any? {
    guard let one, let other else { return one ?? other }
    if let (start, end) = numbers(one, other) {
      return rebuilt(like: one, zip(start, end).map { $0 + $1 * sign })
    }
    if sign > 0, let start = transform(one), let end = transform(other) {
      return NSValue(caTransform3D: CATransform3DConcat(end, start))
    }
    return one
  }

  /// The distance between two values, for a constant speed; 0 for values without numbers.
  static func distance(_ from: Any, _ to: Any) -> Double {
    guard let (start, end) = numbers(from, to) else { return 0 }
    return zip(start, end).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  // MARK: Parts

  private static func numbers(_ from: Any, _ to: Any) -> ([Double], [Double])? {
    guard let start = numbers(from), let end = numbers(to), start.count == end.count else {
      return nil
    }
    return (start, end)
  }
  private static func numbers(_ value: Any) -> [Double]? {
    switch value {
    case _ where isFlag(value): return nil
    case let number as NSNumber: return [number.doubleValue]
    case let number as Double: return [number]
    case let number as CGFloat: return [Double(number)]
    case let number as Float: return [Double(number)]
    case let number as Int: return [Double(number)]
    case let point as CGPoint: return [point.x, point.y].map { Double($0) }
    case let size as CGSize: return [size.width, size.height].map { Double($0) }
    case let rect as CGRect:
      return [rect.origin.x, rect.origin.y, rect.width, rect.height].map { Double($0) }
    case let value as NSValue: return numbers(in: value)
    default: return nil
    }
  }
  /// Whether a value is true or false, which have no between.
  private static func isFlag(_ value: Any) -> Bool {
    if let number = value as? NSNumber { return ["c", "B"].contains(type(of: number)) }
    return Swift.type(of: value) == Bool.self
  }
  private static func numbers(in value: NSValue) -> [Double]? {
    switch type(of: value) {
    case pointType: [value.pointValue.x, value.pointValue.y].map { Double($0) }
    case sizeType: [value.sizeValue.width, value.sizeValue.height].map { Double($0) }
    case rectType: numbers(value.rectValue)
    default: nil
    }
  }
  private static func type(of value: NSValue) -> String { String(cString: value.objCType) }
  private static let pointType = type(of: NSValue(point: .zero))
  private static let sizeType = type(of: NSValue(size: .zero))
  private static let rectType = type(of: NSValue(rect: .zero))
  private static let transformType = type(of: NSValue(caTransform3D: CATransform3DIdentity))

  private static func rebuilt(like value: Any, _ numbers: [Double]) -> Any {
    switch numbers.count {
    case 1: NSNumber(value: numbers[0])
    case 2 where (value as? NSValue).map(type(of:)) == sizeType || value is CGSize:
      NSValue(size: CGSize(width: numbers[0], height: numbers[1]))
    case 2: NSValue(point: CGPoint(x: numbers[0], y: numbers[1]))
    default:
      NSValue(rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  private static func colors(_ from: Any, _ to: Any) -> ([Double], [Double])? {
    guard let start = from as? CGColor, let end = to as? CGColor else { return nil }
    return (parts(start.sRGB), parts(end.sRGB))
  }
  private static func parts(_ color: SRGBColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }
  private static func clear(_ color: Any?) -> Any? { (color as? CGColor)?.copy(alpha: 0) }

  private static func transform(_ value: Any) -> CATransform3D? {
    if let value = value as? CATransform3D { return value }
    guard let value = value as? NSValue, type(of: value) == transformType else { return nil }
    return value.caTransform3DValue
  }
  /// The transform between two others: by scale, turn and translation, the shorter way round.
  private static func between(
    _ from: CATransform3D, _ to: CATransform3D, _ share: Double
  ) -> CATransform3D {
    if share <= 0 { return from }
    if share == 1 { return to }
    return SpatialParts(from).between(SpatialParts(to), CGFloat(share)).transform
  }
}

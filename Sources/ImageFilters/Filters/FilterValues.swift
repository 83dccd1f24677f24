import Foundation
internal import FoundationShims

/// The values of a filter's inputs.
struct FilterValues {
  /// By key.
  var all: [String: Any]

  subscript(_ key: String) -> Any? { all[key] }

  /// The image to be filtered; nil without one.
  var image: CIImage? { image("inputImage") }
  /// An image by its key; nil without one.
  func image(_ key: String) -> CIImage? { all[key] as? CIImage }
  /// The other image of a combination; clear without one.
  var background: CIImage { image("inputBackgroundImage") ?? CIImage(.empty) }
  /// A number by its key, in any of the types that programs use.
  func number(_ key: String) -> Double { ObjectiveCArguments.number(all[key])?.doubleValue ?? 0 }
  /// A colour by its key, not premultiplied.
  func color(_ key: String) -> SIMD4<Float> { (all[key] as? CIColor)?.pixel ?? .zero }
  /// A vector by its key; zeros without one.
  func vector(_ key: String) -> CIVector { (all[key] as? CIVector) ?? CIVector(x: 0) }
  /// A point by its key.
  func point(_ key: String) -> CGPoint {
    (all[key] as? CGPoint) ?? vector(key).cgPointValue
  }
  /// The four numbers of a vector.
  func row(_ key: String) -> SIMD4<Float> {
    let vector = vector(key)
    return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
  }
  /// A transform by its key: a value, or a vector of six numbers.
  func transform(_ key: String) -> CGAffineTransform {
    switch all[key] {
    case let value as CGAffineTransform: value
    case let value as CIVector: value.cgAffineTransformValue
    default: .identity
    }
  }
  /// Bytes by their key: data or a text.
  func bytes(_ key: String) -> [UInt8]? {
    switch all[key] {
    case let value as Data: [UInt8](value)
    case let value as NSData: [UInt8](value as Data)
    case let value as String: Array(value.utf8)
    default: nil
    }
  }
}

/// A filter: its inputs with their defaults, and how its output follows from them.
struct FilterRecipe: Sendable {
  /// The defaults of inputs; images and messages have none.
  let defaults: @Sendable () -> [String: Any]
  /// The keys of inputs without a default.
  let others: [String]
  /// The output; nil without what it needs.
  let output: @Sendable (FilterValues) -> CIImage?

  init(
    _ others: [String] = ["inputImage"],
    defaults: @escaping @Sendable () -> [String: Any] = { [:] },
    _ output: @escaping @Sendable (FilterValues) -> CIImage?
  ) {
    (self.others, self.defaults, self.output) = (others, defaults, output)
  }

  /// A filter that changes pixels of an image one by one.
  static func pixels(
    defaults: @escaping @Sendable () -> [String: Any] = { [:] },
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterRecipe {
    FilterRecipe(defaults: defaults) { values in values.image?.mapped(change(values)) }
  }

  /// A filter that combines an image with the one behind it.
  static func combination(
    _ combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterRecipe {
    FilterRecipe(["inputImage", "inputBackgroundImage"]) {
      $0.image?.combined(with: $0.background, combine)
    }
  }

  /// A filter that blends colours where both images are, and shows each alone elsewhere.
  ///
  /// Source: W3C, "Compositing and Blending", 10.1.
  static func blend(
    _ mix: @escaping @Sendable (_ source: SIMD3<Float>, _ back: SIMD3<Float>) -> SIMD3<Float>
  ) -> FilterRecipe {
    combination { source, back in
      let (s, b) = (SIMD3(source.x, source.y, source.z), SIMD3(back.x, back.y, back.z))
      let mixed = mix(source.w > 0 ? s / source.w : s, back.w > 0 ? b / back.w : b)
      let color = s * (1 - back.w) + b * (1 - source.w) + mixed * (source.w * back.w)
      return SIMD4(color, source.w + back.w - source.w * back.w)
    }
  }
}

@_exported public import Foundation

/// The number of elements of a vector.
public typealias vDSP_Length = UInt
/// The distance between elements of a vector.
public typealias vDSP_Stride = Int

// Source: Apple, "vDSP".

/// Arithmetic of vectors.
///
/// - SeeAlso: Apple, "vDSP".
public enum vDSP {
  /// The sum of the elements.
  public static func sum<Scalar: BinaryFloatingPoint>(_ vector: [Scalar]) -> Scalar {
    vector.reduce(0, +)
  }
  /// The mean of the elements; not a number without elements.
  public static func mean<Scalar: BinaryFloatingPoint>(_ vector: [Scalar]) -> Scalar {
    sum(vector) / Scalar(vector.count)
  }
  /// The root of the mean of the squares; not a number without elements.
  public static func rootMeanSquare<Scalar: BinaryFloatingPoint>(_ vector: [Scalar]) -> Scalar {
    (vector.reduce(0) { $0 + $1 * $1 } / Scalar(vector.count)).squareRoot()
  }
  /// The largest element; minus infinity without elements.
  public static func maximum<Scalar: BinaryFloatingPoint>(_ vector: [Scalar]) -> Scalar {
    vector.max() ?? -.infinity
  }
  /// The smallest element; infinity without elements.
  public static func minimum<Scalar: BinaryFloatingPoint>(_ vector: [Scalar]) -> Scalar {
    vector.min() ?? .infinity
  }
  /// The sums of elements and a number.
  public static func add<Scalar: BinaryFloatingPoint>(_ scalar: Scalar, _ vector: [Scalar])
    -> [Scalar]
  {
    vector.map { $0 + scalar }
  }
  /// The sums of elements.
  public static func add<Scalar: BinaryFloatingPoint>(
    _ vectorA: [Scalar], _ vectorB: [Scalar]
  ) -> [Scalar] { zip(vectorA, vectorB).map { $0 + $1 } }
  /// The differences of elements.
  public static func subtract<Scalar: BinaryFloatingPoint>(
    _ vectorA: [Scalar], _ vectorB: [Scalar]
  ) -> [Scalar] { zip(vectorA, vectorB).map { $0 - $1 } }
  /// The products of a number and elements.
  public static func multiply<Scalar: BinaryFloatingPoint>(
    _ scalar: Scalar, _ vector: [Scalar]
  ) -> [Scalar] { vector.map { $0 * scalar } }
  /// The products of elements.
  public static func multiply<Scalar: BinaryFloatingPoint>(
    _ vectorA: [Scalar], _ vectorB: [Scalar]
  ) -> [Scalar] { zip(vectorA, vectorB).map { $0 * $1 } }
  /// The sum of the products of elements.
  public static func dot<Scalar: BinaryFloatingPoint>(
    _ vectorA: [Scalar], _ vectorB: [Scalar]
  ) -> Scalar { zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 } }
}

/// Writes the largest of some elements.
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).map { a[$0 * ia] }.max() ?? -.infinity }
/// Writes the smallest of some elements.
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).map { a[$0 * ia] }.min() ?? .infinity }
/// Writes the mean of some elements.
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = (0..<Int(n)).reduce(0) { $0 + a[$1 * ia] } / Float(n) }
/// Writes the root of the mean of squares of some elements.
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  c.pointee = ((0..<Int(n)).reduce(0) { $0 + a[$1 * ia] * a[$1 * ia] } / Float(n)).squareRoot()
}
/// Writes the elements without their signs.
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = abs(a[index * ia]) } }
/// Writes the products of elements and a number.
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] * b.pointee } }
/// Writes the sums of elements.
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { for index in 0..<Int(n) { c[index * ic] = a[index * ia] + b[index * ib] } }

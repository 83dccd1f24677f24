internal import Foundation

/// A quaternion in single precision.
public typealias simd_quatf = Quaternion<Float>
/// A quaternion in double precision.
public typealias simd_quatd = Quaternion<Double>

/// A quaternion: a rotation in space where its length is 1.
///
/// Source: Apple, "simd_quatf".
public struct Quaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The imaginary parts, and the real part last.
  public var vector: SIMD4<Scalar>

  /// Creates a quaternion of zeros.
  public init() { vector = SIMD4() }
  /// Creates a quaternion of its imaginary parts and its real part last.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Creates a quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion of its real part and its imaginary parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// Creates the rotation by an angle, in radians, around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(Foundation.cos(half)), imag: axis * Scalar(Foundation.sin(half)))
  }
  /// Creates the shortest rotation of one direction to another, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let real = 1 + dot(from, to)
    guard real > .ulpOfOne else {
      // Half a turn around any axis at right angles.
      let other = Swift.abs(from.x) < Scalar(0.9) ? SIMD3<Scalar>(1, 0, 0) : SIMD3<Scalar>(0, 1, 0)
      self.init(real: 0, imag: simd.normalize(cross(from, other)))
      return
    }
    self = Quaternion(real: real, imag: cross(from, to)).normalized
  }
  /// Creates the rotation of a matrix.
  public init(_ matrix: Matrix3x3<Scalar>) {
    let (m, trace) = (matrix, matrix[0, 0] + matrix[1, 1] + matrix[2, 2])
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(
        ix: (m[1, 2] - m[2, 1]) / s, iy: (m[2, 0] - m[0, 2]) / s, iz: (m[0, 1] - m[1, 0]) / s,
        r: s / 4)
      return
    }
    // The largest element of the diagonal divides by the largest number.
    let i = m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] ? 0 : m[1, 1] >= m[2, 2] ? 1 : 2
    let (j, k) = ((i + 1) % 3, (i + 2) % 3)
    let s = (1 + m[i, i] - m[j, j] - m[k, k]).squareRoot() * 2
    var vector = SIMD4<Scalar>()
    vector[i] = s / 4
    vector[j] = (m[i, j] + m[j, i]) / s
    vector[k] = (m[i, k] + m[k, i]) / s
    vector[3] = (m[j, k] - m[k, j]) / s
    self.init(vector: vector)
  }
  /// Creates the rotation of a matrix's first three rows and columns.
  public init(_ matrix: Matrix4x4<Scalar>) {
    self.init(
      Matrix3x3((0..<3).map { SIMD3(matrix[$0].x, matrix[$0].y, matrix[$0].z) }))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The length.
  public var length: Scalar { simd.length(vector) }
  /// The angle of the rotation, in radians.
  public var angle: Scalar {
    Scalar(2 * Foundation.atan2(Double(simd.length(imag)), Double(real)))
  }
  /// The axis of the rotation.
  public var axis: SIMD3<Scalar> { simd.normalize(imag) }
  /// The quaternion with the imaginary parts negated.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The inverse.
  public var inverse: Self { Self(vector: conjugate.vector / simd.length_squared(vector)) }
  /// The quaternion of length 1 with the same direction.
  public var normalized: Self { Self(vector: simd.normalize(vector)) }

  /// Returns a vector rotated.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * cross(imag, vector)
    return vector + real * twice + cross(imag, twice)
  }

  /// The rotation of the right one and then of the left one.
  public static func * (left: Self, right: Self) -> Self {
    Self(
      real: left.real * right.real - dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + cross(left.imag, right.imag))
  }
  /// The product of a quaternion and a number.
  public static func * (left: Self, right: Scalar) -> Self { Self(vector: left.vector * right) }
  /// The sum of two quaternions.
  public static func + (left: Self, right: Self) -> Self {
    Self(vector: left.vector + right.vector)
  }
  /// The quaternion with all signs turned.
  public static prefix func - (value: Self) -> Self { Self(vector: -value.vector) }
}

/// The rotation at a share of the shorter way between two.
public func simd_slerp<Scalar>(
  _ from: Quaternion<Scalar>, _ to: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
  let cosine = dot(from.vector, to.vector)
  let end = cosine < 0 ? -to : to
  let angle = Foundation.acos(min(1, Double(Swift.abs(cosine))))
  guard angle > 1e-6 else {
    return Quaternion(vector: from.vector + (end.vector - from.vector) * t).normalized
  }
  let sine = Foundation.sin(angle)
  let shares = (
    Scalar(Foundation.sin((1 - Double(t)) * angle) / sine),
    Scalar(Foundation.sin(Double(t) * angle) / sine)
  )
  return Quaternion(vector: from.vector * shares.0 + end.vector * shares.1)
}
/// A vector rotated by a quaternion.
public func simd_act<Scalar>(_ q: Quaternion<Scalar>, _ v: SIMD3<Scalar>) -> SIMD3<Scalar> {
  q.act(v)
}
/// The quaternion of length 1 with the same direction.
public func simd_normalize<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.normalized }
/// The inverse of a quaternion.
public func simd_inverse<Scalar>(_ q: Quaternion<Scalar>) -> Quaternion<Scalar> { q.inverse }
/// The rotation of the right one and then of the left one.
public func simd_mul<Scalar>(
  _ left: Quaternion<Scalar>, _ right: Quaternion<Scalar>
) -> Quaternion<Scalar> { left * right }

extension Matrix3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: Quaternion<Scalar>) {
    let unit: [SIMD3<Scalar>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    self.init(unit.map(quaternion.act))
  }
}

extension Matrix4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: Quaternion<Scalar>) {
    let rotation = Matrix3x3(quaternion)
    self.init((0..<3).map { SIMD4(rotation[$0], 0) } + [SIMD4(0, 0, 0, 1)])
  }
}

extension Quaternion: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of three columns and as many rows; elements are addressed by column, then row.
///
/// Source: Apple, "simd".
public struct Matrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// A column or a row.
  public typealias Vector = SIMD3<Scalar>

  /// The columns, from left to right.
  public var columns: (Vector, Vector, Vector)

  /// Creates a matrix of zeros.
  public init() { columns = (Vector(), Vector(), Vector()) }
  /// Creates a multiple of the identity.
  public init(_ scalar: Scalar) { self.init(diagonal: Vector(repeating: scalar)) }
  /// Creates a matrix with a diagonal and zeros.
  public init(diagonal: Vector) {
    self.init()
    for index in 0..<3 { self[index, index] = diagonal[index] }
  }
  /// Creates a matrix of columns.
  public init(columns: (Vector, Vector, Vector)) { self.columns = columns }
  /// Creates a matrix of columns.
  public init(_ first: Vector, _ second: Vector, _ third: Vector) {
    columns = (first, second, third)
  }
  /// Creates a matrix of three columns.
  ///
  /// - Precondition: There are three of them.
  public init(_ columns: [Vector]) {
    guard columns.count == 3 else { fatalError("a matrix of 3 columns, not \(columns.count)") }
    self.columns = (columns[0], columns[1], columns[2])
  }
  /// Creates a matrix of three rows.
  ///
  /// - Precondition: There are three of them.
  public init(rows: [Vector]) { self = Self(rows).transpose }

  /// A column.
  public subscript(column: Int) -> Vector {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: fatalError("no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: fatalError("no column \(column)")
      }
    }
  }
  /// An element by its column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    var result = Self()
    for column in 0..<3 {
      for row in 0..<3 { result[row, column] = self[column, row] }
    }
    return result
  }
  /// The determinant.
  public var determinant: Scalar { Elimination(columns: elements).determinant }
  /// The inverse; its elements are not finite if it is missing.
  public var inverse: Self {
    let inverse = Elimination(columns: elements).inverse
    return Self(
      inverse.map { column in
        var vector = Vector()
        for row in 0..<3 { vector[row] = column[row] }
        return vector
      })
  }
  private var elements: [[Scalar]] {
    (0..<3).map { column in (0..<3).map { self[column, $0] } }
  }

  /// Whether all elements are equal.
  public static func == (left: Self, right: Self) -> Bool {
    (0..<3).allSatisfy { left[$0] == right[$0] }
  }
  /// The sum of two matrices.
  public static func + (left: Self, right: Self) -> Self {
    Self((0..<3).map { left[$0] + right[$0] })
  }
  /// The difference of two matrices.
  public static func - (left: Self, right: Self) -> Self {
    Self((0..<3).map { left[$0] - right[$0] })
  }
  /// The matrix with all signs turned.
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }
  /// The product of a number and a matrix.
  public static func * (left: Scalar, right: Self) -> Self {
    Self((0..<3).map { left * right[$0] })
  }
  /// The product of a matrix and a number.
  public static func * (left: Self, right: Scalar) -> Self { right * left }
  /// The product of a matrix and a column.
  public static func * (left: Self, right: Vector) -> Vector {
    var result = Vector()
    for index in 0..<3 { result += left[index] * right[index] }
    return result
  }
  /// The product of a row and a matrix.
  public static func * (left: Vector, right: Self) -> Vector { right.transpose * left }
  /// The product of two matrices.
  public static func * (left: Self, right: Self) -> Self {
    Self((0..<3).map { left * right[$0] })
  }
  /// Replaces a matrix with the product of it and another one.
  public static func *= (left: inout Self, right: Self) { left = left * right }
  /// Multiplies a matrix by a number.
  public static func *= (left: inout Self, right: Scalar) { left = left * right }
  /// Adds a matrix.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts a matrix.
  public static func -= (left: inout Self, right: Self) { left = left - right }
}

/// The product of two matrices.
public func simd_mul<Scalar>(_ left: Matrix3x3<Scalar>, _ right: Matrix3x3<Scalar>) -> Matrix3x3<
  Scalar
> {
  left * right
}
/// The product of a matrix and a column.
public func simd_mul<Scalar>(_ left: Matrix3x3<Scalar>, _ right: SIMD3<Scalar>) -> SIMD3<Scalar> {
  left * right
}
/// The product of two matrices.
public func matrix_multiply<Scalar>(
  _ left: Matrix3x3<Scalar>, _ right: Matrix3x3<Scalar>
) -> Matrix3x3<Scalar> {
  left * right
}
/// The inverse of a matrix.
public func simd_inverse<Scalar>(_ matrix: Matrix3x3<Scalar>) -> Matrix3x3<Scalar> {
  matrix.inverse
}
/// A matrix with rows and columns exchanged.
public func simd_transpose<Scalar>(_ matrix: Matrix3x3<Scalar>) -> Matrix3x3<Scalar> {
  matrix.transpose
}
/// The determinant of a matrix.
public func simd_determinant<Scalar>(_ matrix: Matrix3x3<Scalar>) -> Scalar { matrix.determinant }

extension Matrix3x3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

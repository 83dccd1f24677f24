/// A number in double-double precision: the exact sum of two doubles that do not overlap.
///
/// Sums and products have an error of `Tolerance.precise` of their terms.
///
/// - SeeAlso: Dekker 1971, "A floating-point technique for extending the available precision".
struct DoubleDouble: BitwiseCopyable {
  /// The nearest double.
  var high: Double
  /// The remainder.
  var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// Creates the sum of two doubles of which the first is the larger.
  private init(larger: Double, smaller: Double) {
    high = larger + smaller
    low = smaller - (high - larger)
  }

  static prefix func - (value: Self) -> Self {
    var result = value
    result.high = -value.high
    result.low = -value.low
    return result
  }

  static func + (left: Self, right: Self) -> Self {
    let sum = left.high + right.high
    let share = sum - left.high
    let lost = (left.high - (sum - share)) + (right.high - share)
    return Self(larger: sum, smaller: lost + (left.low + right.low))
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    let product = left.high * right.high
    let lost = (-product).addingProduct(left.high, right.high)
    return Self(larger: product, smaller: lost + (left.high * right.low + left.low * right.high))
  }

  static func * (left: Self, right: Double) -> Self { left * Self(right) }

  static func / (left: Self, right: Self) -> Self {
    let first = left.high / right.high
    var rest = left - right * first
    let second = rest.high / right.high
    rest = rest - right * second
    return Self(larger: first, smaller: second) + Self(rest.high / right.high)
  }
}

/// A sum that stores its largest term, to distinguish noise of cancelled terms from a number.
struct PreciseSum: BitwiseCopyable {
  private(set) var value = DoubleDouble(0)
  /// The largest term so far.
  private(set) var size = 0.0

  init() {}

  init(_ start: Double) {
    value = DoubleDouble(start)
    size = abs(start)
  }

  /// Whether nothing was added.
  var isEmpty: Bool { size == 0 }
  /// The sign: -1, 0 or 1; 0 for a remainder that rounding of the rows' coefficients may explain.
  var sign: Int { abs(value.high) <= Tolerance.given * size ? 0 : value.high > 0 ? 1 : -1 }

  static func += (left: inout Self, right: DoubleDouble) {
    left.value = left.value + right
    left.size = max(left.size, abs(right.high))
  }

  static func += (left: inout Self, right: Self) {
    left.value = left.value + right.value
    left.size = max(left.size, right.size)
  }

  static func * (left: Self, right: DoubleDouble) -> Self {
    var result = left
    result.value = left.value * right
    result.size = left.size * abs(right.high)
    return result
  }

  static func / (left: Self, right: DoubleDouble) -> Self {
    var result = left
    result.value = left.value / right
    result.size = left.size / abs(right.high)
    return result
  }

  /// Sets a remainder to zero that rounding of the rows' coefficients may explain.
  ///
  /// A row whose intended coefficients depend on others then does so here as well, and `sign` and the factor
  /// agree on it.
  mutating func settleAsGiven() {
    if sign == 0 { value = DoubleDouble(0) }
  }

  /// Sets a remainder to zero that rounding of the arithmetic may explain.
  mutating func settle() {
    if abs(value.high) <= Tolerance.precise * size { value = DoubleDouble(0) }
  }
}

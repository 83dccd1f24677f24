/// A number of twice a double's digits: the exact sum of two doubles that do not overlap.
///
/// Sums and products are right to `Tolerance.precise` of their terms.
///
/// - SeeAlso: Dekker 1971, "A floating-point technique for extending the available precision".
struct DoubleDouble: BitwiseCopyable {
  /// The nearest double.
  var high: Double
  /// The low part: the error of the high one.
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

/// A sum that remembers its largest term, which separates noise left by cancelled terms from a number.
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
  /// -1, 0 or 1; 0 for what the rounding of the rows' own numbers may have left of a zero.
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

  /// Replaces with an exact zero what rounding of the rows' own numbers may have left of one.
  ///
  /// A row whose numbers, as they were meant, depend on others then does so here as well, and `sign` and
  /// the factor agree on it.
  mutating func settleAsGiven() {
    if sign == 0 { value = DoubleDouble(0) }
  }

  /// Replaces with an exact zero what the arithmetic left of one.
  mutating func settle() {
    if abs(value.high) <= Tolerance.precise * size { value = DoubleDouble(0) }
  }
}

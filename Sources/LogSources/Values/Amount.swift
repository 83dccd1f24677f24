/// A number in a statement, as far as its text reveals it.
enum Amount: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// One of several numbers, depending on the size class.
  case oneOf([Double])
  /// A constant's name and its factor, usually 1 or -1.
  case name(String, factor: Double)
  /// The system's standard distance.
  case standard
  /// An expression that is not evaluated.
  case unknown

  /// The amount with the opposite sign.
  var negated: Amount { times(-1) }

  /// The amount multiplied by a factor.
  func times(_ factor: Double) -> Amount {
    switch self {
    case .number(let value): .number(value * factor)
    case .oneOf(let values): .oneOf(values.map { $0 * factor })
    case .name(let name, let own): .name(name, factor: own * factor)
    case .standard, .unknown: self
    }
  }

  /// Whether two numbers are equal in logs, which round to six digits.
  static func agree(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= max(0.0005, abs(second) * 0.000_01)
  }
}

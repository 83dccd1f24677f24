import Foundation

extension PredicateFunction {
  /// Returns the function's result; nil for arguments that it is not defined for.
  func value(of arguments: [Any]) -> Any? {
    if isStatistic { return statistic(of: arguments) }
    if let sign, arguments.count == 2 {
      return Arithmetic.value(arguments[0], sign, arguments[1])
    }
    switch self {
    case .raise: return Arithmetic.power(arguments[0], arguments[1])
    case .now: return Date()
    case .random: return Double.random(in: 0..<1)
    default: return Value.unwrapped(arguments.first).flatMap { value(of: $0) }
    }
  }

  private var sign: ArithmeticTerm.Sign? {
    switch self {
    case .add: .plus
    case .subtract: .minus
    case .multiply: .times
    case .divide: .divided
    case .modulus: .remainder
    case .bitwiseAnd: .and
    case .bitwiseOr: .or
    case .bitwiseXor: .exclusiveOr
    case .leftShift: .shiftLeft
    case .rightShift: .shiftRight
    default: nil
    }
  }

  private func statistic(of arguments: [Any]) -> Any? {
    var values = arguments
    if arguments.count == 1, let only = arguments.first {
      guard let elements = Elements.members(of: only) else { return nil }
      values = elements
    }
    return switch self {
    case .sum: Statistics.sum(values)
    case .count: values.count
    case .minimum: Statistics.extreme(values, .orderedAscending)
    case .maximum: Statistics.extreme(values, .orderedDescending)
    case .average: Statistics.average(values)
    case .median: Statistics.median(values)
    case .mode: Statistics.modes(values)
    case .standardDeviation: Statistics.standardDeviation(values)
    default: nil
    }
  }

  private func value(of argument: Any) -> Any? {
    switch self {
    case .uppercase: return Text(argument)?.string.uppercased()
    case .lowercase: return Text(argument)?.string.lowercased()
    case .length: return Elements.count(of: argument)
    case .noIndex: return argument
    default: return Number(argument).flatMap { value(of: $0) }
    }
  }

  private func value(of number: Number) -> Any? {
    if case .integer(let integer) = number {
      switch self {
      case .absolute: return integer < 0 ? number.negated.value : number.value
      case .floor, .ceiling, .truncated: return number.value
      case .onesComplement: return number.int.map { ~$0 }
      case .randomBelow: return number.int.flatMap { $0 > 0 ? Int.random(in: 0..<$0) : 0 }
      default: break
      }
    }
    let value = number.double
    return switch self {
    case .squareRoot: value.squareRoot()
    case .logarithm: log10(value)
    case .naturalLogarithm: log(value)
    case .exponential: exp(value)
    case .floor: value.rounded(.down)
    case .ceiling: value.rounded(.up)
    case .absolute: value.magnitude
    case .truncated: value.rounded(.towardZero)
    default: nil
    }
  }
}

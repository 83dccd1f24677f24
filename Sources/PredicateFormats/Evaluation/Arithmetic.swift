import Foundation

/// The operators of numbers; they give nil for anything else.
enum Arithmetic {
  /// Returns the result of an operator; integers stay integers until they overflow.
  static func value(_ left: Any?, _ sign: ArithmeticTerm.Sign, _ right: Any?) -> Any? {
    guard let left = Number(left), let right = Number(right) else { return nil }
    if case .integer(let left) = left, case .integer(let right) = right {
      return integer(left, sign, right)
    }
    return switch sign {
    case .plus: left.double + right.double
    case .minus: left.double - right.double
    case .times: left.double * right.double
    case .divided: left.double / right.double
    case .remainder: left.double.truncatingRemainder(dividingBy: right.double)
    case .and, .or, .exclusiveOr, .shiftLeft, .shiftRight: bits(left.int, sign, right.int)
    }
  }

  /// Returns a power.
  static func power(_ base: Any?, _ exponent: Any?) -> Any? {
    guard let base = Number(base), let exponent = Number(exponent) else { return nil }
    return pow(base.double, exponent.double)
  }

  private static func integer(
    _ left: Int128, _ sign: ArithmeticTerm.Sign, _ right: Int128
  ) -> Any? {
    let (result, overflows): (Int128, Bool)
    switch sign {
    case .plus: (result, overflows) = left.addingReportingOverflow(right)
    case .minus: (result, overflows) = left.subtractingReportingOverflow(right)
    case .times: (result, overflows) = left.multipliedReportingOverflow(by: right)
    case .divided:
      guard right != 0 else { return nil }
      (result, overflows) = left.dividedReportingOverflow(by: right)
    case .remainder:
      guard right != 0 else { return nil }
      (result, overflows) = left.remainderReportingOverflow(dividingBy: right)
    case .and, .or, .exclusiveOr, .shiftLeft, .shiftRight:
      return bits(Int(exactly: left), sign, Int(exactly: right))
    }
    guard overflows else { return Number.integer(result).value }
    return value(Double(left), sign, Double(right))
  }

  private static func bits(_ left: Int?, _ sign: ArithmeticTerm.Sign, _ right: Int?) -> Any? {
    guard let left, let right else { return nil }
    return switch sign {
    case .and: left & right
    case .or: left | right
    case .exclusiveOr: left ^ right
    case .shiftLeft: left << right
    case .shiftRight: left >> right
    default: nil
    }
  }
}

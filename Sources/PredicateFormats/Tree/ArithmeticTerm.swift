/// An operator with the operand to its right.
struct ArithmeticTerm {
  /// An operator between two numbers; its raw value is its symbol.
  ///
  /// Apple documents those of sums and products. Those of bits and `%%`, the remainder, have the
  /// precedence they have in C.
  enum Sign: String {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%%"
    case and = "&"
    case or = "|"
    case exclusiveOr = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"

    /// The strength with which the operator binds; more binds tighter.
    var precedence: Int {
      switch self {
      case .or: 1
      case .exclusiveOr: 2
      case .and: 3
      case .shiftLeft, .shiftRight: 4
      case .plus, .minus: 5
      case .times, .divided, .remainder: 6
      }
    }
  }

  let sign: Sign
  let operand: ExpressionNode
}

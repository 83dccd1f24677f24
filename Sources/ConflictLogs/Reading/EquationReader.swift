/// Reads a constraint in the form of an equation.
enum EquationReader {
  /// Returns the equation at the scanner's position; nil without one.
  static func read(_ scanner: inout LogScanner) -> LogEquation? {
    guard let first = scanner.side() else { return nil }
    scanner.skipBlanks()
    guard let relation = scanner.relation() else { return nil }
    scanner.skipBlanks()
    var equation = LogEquation(first, relation)
    if let constant = signedNumber(&scanner) {
      if scanner.skip("*") {
        scanner.skipBlanks()
        equation.multiplier = constant
        guard let second = scanner.side() else { return nil }
        equation.second = second
      } else {
        equation.constant = constant
        return equation
      }
    } else if let second = scanner.side() {
      equation.second = second
    } else {
      return nil
    }
    readTail(of: &equation, &scanner)
    return equation
  }

  /// Reads the multiplier and the constant after a second side.
  private static func readTail(of equation: inout LogEquation, _ scanner: inout LogScanner) {
    scanner.skipBlanks()
    if scanner.skip("*") {
      scanner.skipBlanks()
      if let factor = scanner.number() { equation.multiplier *= factor }
      scanner.skipBlanks()
    }
    let start = scanner.at
    var sign: Double?
    if scanner.skip("+") { sign = 1 } else if scanner.skip("-") { sign = -1 }
    scanner.skipBlanks()
    if let space = scanner.standardSpace() {
      // A distance without a sign is directed inwards, so the edge determines the sign.
      equation.constant = (sign ?? (equation.first.attribute.isFarEdge ? -1 : 1)) * space
      equation.isStandardSpace = true
    } else if let sign, let number = scanner.number() {
      equation.constant = sign * number
    } else {
      scanner.at = start
    }
  }

  /// Reads a number whose sign may be separate, as in `- 16`.
  private static func signedNumber(_ scanner: inout LogScanner) -> Double? {
    if let number = scanner.number() { return number }
    let start = scanner.at
    let sign: Double
    if scanner.skip("+ ") { sign = 1 } else if scanner.skip("- ") { sign = -1 } else { return nil }
    guard let number = scanner.number() else {
      scanner.at = start
      return nil
    }
    return sign * number
  }
}

extension LogAttribute {
  /// Whether the attribute is an edge at the end of an axis.
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .maxX, .maxY:
      true
    default: false
    }
  }
}

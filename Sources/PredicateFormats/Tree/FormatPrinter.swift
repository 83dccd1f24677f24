import Foundation

/// The writer of a predicate's canonical format, which the parser reads as the same predicate.
///
/// - Complexity: O(text).
struct FormatPrinter {
  /// The format.
  private(set) var text = ""
  /// The constants in the order in which the format states them.
  private(set) var constants: [Any?] = []

  /// Creates the writing of a tree.
  init(_ node: PredicateNode) { write(node) }

  private mutating func write(_ node: PredicateNode) {
    switch node {
    case .constant(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): write(comparison)
    case .negation(let node):
      text += "NOT "
      writeInner(node)
    case .conjunction(let nodes): writeInner(nodes, " AND ")
    case .disjunction(let nodes): writeInner(nodes, " OR ")
    }
  }

  private mutating func writeInner(_ nodes: [PredicateNode], _ separator: String) {
    for (index, node) in nodes.enumerated() {
      if index > 0 { text += separator }
      writeInner(node)
    }
  }

  private mutating func writeInner(_ node: PredicateNode) {
    switch node {
    case .conjunction, .disjunction:
      text += "("
      write(node)
      text += ")"
    default: write(node)
    }
  }

  private mutating func write(_ comparison: Comparison) {
    switch comparison.modifier {
    case .direct: break
    case .any: text += "ANY "
    case .all: text += "ALL "
    }
    writeSide(comparison.left)
    text += " " + comparison.relation.rawValue
    if !comparison.options.isEmpty {
      let letters = Comparison.Options.letters.filter { comparison.options.contains($0.option) }
      text += "[" + String(letters.map(\.letter)) + "]"
    }
    text += " "
    writeSide(comparison.right)
  }

  /// Writes a side, whose numbers may lose their point, since nothing divides them.
  private mutating func writeSide(_ node: ExpressionNode) {
    switch node {
    case .constant(let value): writeConstant(value, isOperand: false)
    case .list(let nodes): write(nodes, "{", "}", areSides: true)
    default: write(node, outer: 0)
    }
  }

  private mutating func writeConstant(_ value: Any?, isOperand: Bool) {
    constants.append(value)
    text += ConstantText(value, isOperand: isOperand).text
  }

  private mutating func write(
    _ nodes: [ExpressionNode], _ open: String, _ close: String, areSides: Bool = false
  ) {
    text += open
    for (index, node) in nodes.enumerated() {
      if index > 0 { text += ", " }
      if areSides {
        writeSide(node)
      } else {
        write(node, outer: 0)
      }
    }
    text += close
  }
}

extension FormatPrinter {
  /// Writes an expression, in parentheses where it binds less than what is around it.
  private mutating func write(_ node: ExpressionNode, outer: Int) {
    let hasParentheses = node.precedence < outer
    if hasParentheses { text += "(" }
    write(node)
    if hasParentheses { text += ")" }
  }

  private mutating func write(_ node: ExpressionNode) {
    switch node {
    case .constant(let value): writeConstant(value, isOperand: true)
    case .evaluatedObject: text += "SELF"
    case .variable(let name): text += "$" + name
    case .path(let base, let steps): writePath(base, steps)
    case .list(let nodes): write(nodes, "{", "}")
    case .arithmetic(let first, let terms): writeArithmetic(first, terms, node.precedence)
    case .power(let operands): writePower(operands, node.precedence)
    case .negative(let operand):
      text += "-"
      write(operand, outer: node.precedence)
    case .function(let function, let arguments): write(arguments, function.rawValue + "(", ")")
    case .cast(let operand, let type): write([operand, type], "CAST(", ")")
    case .subquery(let collection, let variable, let predicate):
      writeSubquery(collection, variable, predicate)
    case .ternary(let condition, let first, let second):
      text += "TERNARY("
      write(condition)
      write([first, second], ", ", ")")
    }
  }

  private mutating func writeArithmetic(
    _ first: ExpressionNode, _ terms: [ArithmeticTerm], _ precedence: Int
  ) {
    write(first, outer: precedence)
    for term in terms {
      text += " " + term.sign.rawValue + " "
      write(term.operand, outer: precedence + 1)
    }
  }

  private mutating func writePower(_ operands: [ExpressionNode], _ precedence: Int) {
    for (index, operand) in operands.enumerated() {
      if index > 0 { text += " ** " }
      write(operand, outer: precedence + 1)
    }
  }

  private mutating func writeSubquery(
    _ collection: ExpressionNode, _ variable: String, _ predicate: PredicateNode
  ) {
    text += "SUBQUERY("
    write(collection, outer: 0)
    text += ", $" + variable + ", "
    write(predicate)
    text += ")"
  }

  private mutating func writePath(_ base: ExpressionNode?, _ steps: [PathStep]) {
    if let base { write(base, outer: ExpressionNode.highest) }
    for (index, step) in steps.enumerated() {
      let isStart = index == 0 && base == nil
      switch step {
      case .key(let key):
        text += isStart ? (Keyword(key) == nil ? "" : "#") : "."
        text += key
      case .collection(let reduction): text += (isStart ? "" : ".") + reduction.rawValue
      case .index(let index):
        text += "["
        write(index, outer: 0)
        text += "]"
      case .first: text += "[FIRST]"
      case .last: text += "[LAST]"
      case .size: text += "[SIZE]"
      }
    }
  }
}

extension ExpressionNode {
  /// The strength of what needs no parentheses.
  static let highest = 9

  /// The strength with which the expression's parts are bound.
  var precedence: Int {
    switch self {
    case .arithmetic(_, let terms): terms.first?.sign.precedence ?? Self.highest
    case .negative: 7
    case .constant(let value):
      Number(value)?.double.sign == .minus ? 7 : Self.highest
    case .power: 8
    default: Self.highest
    }
  }
}

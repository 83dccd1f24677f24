import Foundation

extension FormatParser {
  /// Reads what has the form of a call and a keyword for its name.
  func call(_ keyword: Keyword) throws(Failure) -> ExpressionNode {
    advance()
    try take("(")
    try enter()
    let node: ExpressionNode
    switch keyword {
    case .subquery: node = try subquery()
    case .cast: node = try cast()
    default: node = try ternary()
    }
    depth -= 1
    try take(")")
    return node
  }

  private func subquery() throws(Failure) -> ExpressionNode {
    let collection = try expression()
    try take(",")
    guard case .variable(let name) = kind else { throw failure("a variable") }
    advance()
    try take(",")
    return .subquery(collection, variable: name, try predicate())
  }

  private func cast() throws(Failure) -> ExpressionNode {
    let operand = try expression()
    try take(",")
    let type = try expression()
    // A date is printed as a cast of its seconds; read again, it is a constant again.
    if case .constant(let value) = operand, case .constant(let name) = type,
      let date = Cast.value(value, to: name) as? Date
    {
      return .constant(date)
    }
    return .cast(operand, type: type)
  }

  private func ternary() throws(Failure) -> ExpressionNode {
    let condition = try predicate()
    try take(",")
    let first = try expression()
    try take(",")
    return .ternary(condition, first, try expression())
  }

  /// Reads a key, or a function's name with its arguments.
  func keyOrFunction(_ word: String) throws(Failure) -> ExpressionNode {
    let place = position
    advance()
    guard isAt(":") || isAt("(") else { return .path(nil, [.key(word)]) }
    let name = try functionName(word)
    try enter()
    let arguments = try expressions(until: ")")
    depth -= 1
    guard let function = PredicateFunction(name: name, count: arguments.count) else {
      throw failure("a known function of \(arguments.count) arguments", at: place)
    }
    return .function(function, arguments)
  }

  /// Reads the rest of a function's name and the parenthesis behind it.
  private func functionName(_ word: String) throws(Failure) -> String {
    var parts = [word]
    while skip(":") {
      guard case .word(let next) = kind else {
        parts.append("")
        break
      }
      parts.append(next)
      advance()
    }
    try take("(")
    return parts.joined(separator: ":")
  }

  /// Reads expressions between commas and the symbol that ends them.
  func expressions(until end: String) throws(Failure) -> [ExpressionNode] {
    if skip(end) { return [] }
    var nodes = [try expression()]
    while skip(",") { nodes.append(try expression()) }
    guard skip(end) else { throw failure("\",\" or \"\(end)\"") }
    return nodes
  }
}

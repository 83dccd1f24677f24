internal import SwiftSyntax

/// The answers of conditions of `#if` on a platform.
struct PlatformConditions {
  let platform: Platform

  init(_ platform: Platform) { self.platform = platform }

  /// The answers of `os()`, `canImport()` and `targetEnvironment()` where the compiler's own answer would be another one.
  func answer(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription,
      call.arguments.count == 1
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return platform.systems.contains(argument)
    case "targetEnvironment": return argument == "simulator" && platform.library == .uiKit
    case "canImport":
      let module = argument.prefix { $0 != "." }
      if argument == "ObjectiveC" || module == "os" || module == "Combine" { return true }
      if module != argument, module == platform.library.rawValue { return true }
      // The C module of Dispatch is none on Apple's systems; what it alone declares, FoundationShims does.
      if argument == "CDispatch" { return false }
      return nil
    default: return nil
    }
  }

  /// The answer of a condition; nil where that depends on the build.
  func value(_ condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) { return answer(call) ?? known(call) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(only.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(Array(sequence.elements))
    }
    guard platform.importable != nil, let name = condition.as(DeclReferenceExprSyntax.self) else {
      return nil
    }
    // What SwiftPM defines for a debug build.
    return ["DEBUG", "SWIFT_PACKAGE"].contains(name.baseName.text)
  }

  /// Operands with `||` between groups of `&&`.
  private func value(_ elements: [ExprSyntax]) -> Bool? {
    func isOperator(_ element: ExprSyntax, _ text: String) -> Bool {
      element.as(BinaryOperatorExprSyntax.self)?.operator.text == text
    }
    let groups = elements.split { isOperator($0, "||") }.map { group -> Bool? in
      let values = group.filter { !isOperator($0, "&&") }.map(value)
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if groups.contains(true) { return true }
    return groups.contains(nil) ? nil : false
  }

  /// Modules of interface libraries, which a toolset has or has not.
  private func known(_ call: FunctionCallExprSyntax) -> Bool? {
    guard call.calledExpression.trimmedDescription == "canImport",
      let module = call.arguments.first?.expression.trimmedDescription
    else { return platform.importable == nil ? nil : assumed(call) }
    switch module {
    case "UIKit": return platform.library == .uiKit
    case "AppKit", "Cocoa": return platform.library == .appKit
    case "Darwin": return false
    case _ where platform.absentModules.contains(module): return false
    default: return platform.importable.map { $0.contains(String(module.prefix { $0 != "." })) }
    }
  }

  /// The compiler's own answers, as far as a text tells them.
  private func assumed(_ call: FunctionCallExprSyntax) -> Bool {
    guard let argument = call.arguments.first?.expression else { return false }
    switch call.calledExpression.trimmedDescription {
    case "compiler", "swift":
      guard let comparison = argument.as(PrefixOperatorExprSyntax.self) else { return false }
      let wanted = comparison.expression.trimmedDescription.split(separator: ".")
        .compactMap { Int($0) }
      let isCompiler = call.calledExpression.trimmedDescription == "compiler"
      let own = isCompiler || platform.checksIsolation ? [6, 2] : [5, 10]
      return own.lexicographicallyPrecedes(wanted) == (comparison.operator.text == "<")
    case "arch":
      #if arch(x86_64)
        return argument.trimmedDescription == "x86_64"
      #else
        return argument.trimmedDescription == "arm64"
      #endif
    default: return false
    }
  }

  /// The clauses that may be compiled: all up to one that is certain, without those that are not.
  func active(_ node: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in node.clauses {
      let value = clause.condition.map(value) ?? .some(true)
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }

  /// Whether no branch around a node is certain not to be compiled.
  func mayCompile(_ node: some SyntaxProtocol) -> Bool {
    var outer = Syntax(node)
    while let parent = outer.parent {
      if let clause = outer.as(IfConfigClauseSyntax.self),
        let decl = parent.parent?.as(IfConfigDeclSyntax.self), !active(decl).contains(clause)
      {
        return false
      }
      outer = parent
    }
    return true
  }
}

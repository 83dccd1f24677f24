internal import SwiftSyntax

/// The branches of a part of a source that only objects of some types take: `if let a = b as? T { … }` and
/// `case let a as T:`.
final class CastBranches: SyntaxVisitor {
  private let isMissing: (TypeSyntax) -> Bool
  private(set) var found: [Syntax] = []

  private init(_ isMissing: @escaping (TypeSyntax) -> Bool) {
    self.isMissing = isMissing
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the outermost branches of a node, in order.
  ///
  /// - Parameter isMissing: Whether no object has a type.
  static func of(_ node: Syntax, isMissing: @escaping (TypeSyntax) -> Bool) -> [Syntax] {
    let visitor = CastBranches(isMissing)
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: { casts(Syntax($0.condition)) }) else {
      return .visitChildren
    }
    found.append(Syntax(node))
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard let label = node.label.as(SwitchCaseLabelSyntax.self),
      label.caseItems.allSatisfy({ casts(Syntax($0.pattern)) })
    else { return .visitChildren }
    found.append(Syntax(node))
    return .skipChildren
  }

  /// Whether a condition or a pattern holds for objects of a missing type alone.
  private func casts(_ condition: Syntax) -> Bool {
    if let binding = condition.as(OptionalBindingConditionSyntax.self) {
      return binding.initializer.map { casts(Syntax($0.value)) } ?? false
    }
    if let matching = condition.as(MatchingPatternConditionSyntax.self) {
      return casts(Syntax(matching.pattern))
    }
    if let pattern = condition.as(ValueBindingPatternSyntax.self) {
      return casts(Syntax(pattern.pattern))
    }
    if let pattern = condition.as(ExpressionPatternSyntax.self) {
      return casts(Syntax(pattern.expression))
    }
    if let type = condition.as(IsTypePatternSyntax.self) { return isMissing(type.type) }
    if let cast = condition.as(AsExprSyntax.self) {
      return cast.questionOrExclamationMark?.tokenKind != .exclamationMark && isMissing(cast.type)
    }
    if let cast = condition.as(IsExprSyntax.self) { return isMissing(cast.type) }
    // The parser leaves operators in a row.
    guard let row = condition.as(SequenceExprSyntax.self), row.elements.count == 3,
      let type = row.elements.last?.as(TypeExprSyntax.self)?.type,
      let sign = row.elements.dropFirst().first
    else { return false }
    if let cast = sign.as(UnresolvedAsExprSyntax.self) {
      return cast.questionOrExclamationMark?.tokenKind != .exclamationMark && isMissing(type)
    }
    return sign.is(UnresolvedIsExprSyntax.self) && isMissing(type)
  }
}

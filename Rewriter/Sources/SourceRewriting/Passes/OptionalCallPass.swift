internal import SwiftSyntax

/// `delegate?.chart?(chart, didSelect: entry)` and `delegate!.chart!(…)`: calls of optional requirements.
///
/// Those of the sources' own protocols are properties here. Those of UIKit's and AppKit's protocols have defaults, so
/// that the call is that of a method, whose result becomes optional again.
final class OptionalCallPass: RewritingPass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (access, mark) = Self.callee(node) else { return .visitChildren }
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    let base = ObjectiveCName.plain(access.declName.baseName.text)
    let name = ObjectiveCName.full(base, labels)
    if let requirement = facts.optionalRequirement(name) {
      edits.replace(access.declName, with: requirement.property)
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        edits.replace(label, with: "")
        edits.replace(colon, with: "")
      }
      counts.add(.optionalCall)
    } else if SystemRequirements.names.contains(name), access.base != nil,
      // A closure, which a property may hold, has no labels.
      labels.contains(where: { $0 != "_" }) || !facts.optionalProperties.contains(base)
    {
      callSystem(node, mark)
      counts.add(.optionalCall)
    }
    return .visitChildren
  }

  /// The expression that a call of an optional calls, with the mark of the optional.
  private static func callee(
    _ node: FunctionCallExprSyntax
  ) -> (access: MemberAccessExprSyntax, mark: TokenSyntax)? {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      return chain.expression.as(MemberAccessExprSyntax.self).map { ($0, chain.questionMark) }
    }
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) else { return nil }
    return forced.expression.as(MemberAccessExprSyntax.self).map { ($0, forced.exclamationMark) }
  }

  private func callSystem(_ node: FunctionCallExprSyntax, _ mark: TokenSyntax) {
    edits.remove(mark)
    guard mark.tokenKind == .postfixQuestionMark,
      let first = node.firstToken(viewMode: .sourceAccurate),
      !Self.isChained(node), node.parent?.is(CodeBlockItemSyntax.self) != true
    else { return }
    edits.insert("Optional(", before: first)
    let continues =
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      || node.parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    edits.insert(continues ? ")?" : ")", after: node)
  }

  /// Whether the object of a call is optional itself, which makes the call's result optional.
  private static func isChained(_ node: FunctionCallExprSyntax) -> Bool {
    var next = callee(node)?.access.base
    while let expression = next {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      next =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }

  /// `delegate?.f(_:) != nil` or `let f = delegate?.f`: whether the requirement is there.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = ObjectiveCName.plain(node.declName.baseName.text)
    let requirement =
      if let names = node.declName.argumentNames {
        facts.optionalRequirement(ObjectiveCName.full(base, names.arguments.map(\.name.text)))
      } else {
        Self.isOfDelegate(node) ? facts.onlyOptionalRequirement(base) : nil
      }
    guard let requirement, isAsked(node), !isInMacro(node) else { return .visitChildren }
    edits.replace(node.declName, with: requirement.property)
    counts.add(.optionalCall)
    return .visitChildren
  }

  /// Whether a member is one of a delegate or data source: a name without labels may be a property's elsewhere.
  private static func isOfDelegate(_ node: MemberAccessExprSyntax) -> Bool {
    guard var owner = node.base?.trimmedDescription.lowercased() else { return false }
    while let last = owner.last, "?!".contains(last) { owner.removeLast() }
    return owner.hasSuffix("delegate") || owner.hasSuffix("datasource")
  }

  /// Whether a name stands where only an optional can: a method of the same name is meant elsewhere.
  private func isAsked(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || parent.is(InitializerClauseSyntax.self)
        && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return true
    }
    return parent.as(ExprListSyntax.self)?.contains { $0.is(NilLiteralExprSyntax.self) } == true
  }

  private func isInMacro(_ node: some SyntaxProtocol) -> Bool {
    var outer = Syntax(node).parent
    while let node = outer {
      if node.is(MacroExpansionExprSyntax.self) { return true }
      if node.is(CodeBlockItemSyntax.self) { return false }
      outer = node.parent
    }
    return false
  }
}

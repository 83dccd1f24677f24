internal import SwiftSyntax

/// `type(of: object).description()`: classes describe themselves on Apple's systems only.
final class ClassNamePass: RewritingPass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let type = access.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type", type.arguments.count == 1
    else { return .visitChildren }
    edits.replace(node, with: "NSStringFromClass(\(type.trimmedDescription))")
    counts.add(.foundation)
    return .skipChildren
  }
}

internal import SwiftSyntax

/// `delegate?.window??.bounds`: an optional requirement that is itself optional has one `?` here.
final class WindowPass: RewritingPass {
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self),
      let access = inner.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "window"
    {
      edits.remove(node.questionMark)
      counts.add(.optionalCall)
    }
    return .visitChildren
  }
}

internal import SwiftSyntax

/// `NSAttributedString()`: Foundation on Linux has no initializer without arguments for it.
final class EmptyTextPass: RewritingPass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["NSAttributedString", "NSMutableAttributedString"].contains(name),
      let paren = node.rightParen
    else { return .visitChildren }
    edits.insert("string: \"\"", before: paren)
    counts.add(.foundation)
    return .skipChildren
  }
}

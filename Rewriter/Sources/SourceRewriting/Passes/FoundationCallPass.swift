internal import SwiftSyntax

/// Initializers that Foundation on Linux lacks: `NSAttributedString()`, `ProcessInfo()`, and timers that send messages.
final class FoundationCallPass: RewritingPass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName else {
      return .visitChildren
    }
    switch name.text {
    case "NSAttributedString", "NSMutableAttributedString":
      guard node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.rightParen else {
        break
      }
      edits.insert("string: \"\"", before: paren)
      counts.add(.foundation)
    case "ProcessInfo":
      guard node.arguments.isEmpty, node.trailingClosure == nil else { break }
      edits.replace(node, with: "ProcessInfo.processInfo")
      counts.add(.foundation)
    case "Timer":
      guard node.arguments.contains(where: { $0.label?.text == "selector" }) else { break }
      edits.insert(".sending", after: node.calledExpression)
      counts.add(.foundation)
    default: break
    }
    return .visitChildren
  }
}

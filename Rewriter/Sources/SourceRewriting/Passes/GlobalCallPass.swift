internal import SwiftSyntax

/// `abs(x)`, `min(x, y)` and `max(x, y)` in extensions of `CGFloat`, where Foundation on Linux has members of these names.
final class GlobalCallPass: RewritingPass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let count = Self.arguments[name.text], count.contains(node.arguments.count),
      node.trailingClosure == nil, node.arguments.allSatisfy({ $0.label == nil }),
      let context = TypeContext.around(node), Self.types.contains(context.path),
      !facts.members(of: context.path).contains(where: { $0.base == name.text })
    else { return .visitChildren }
    edits.insert("Swift.", before: name)
    counts.add(.foundation)
    return .visitChildren
  }

  private static let types: Set<String> = [
    "CGFloat", "CoreGraphics.CGFloat", "Foundation.CGFloat",
  ]
  private static let arguments: [String: ClosedRange<Int>] = [
    "abs": 1...1, "min": 2...20, "max": 2...20,
  ]
}

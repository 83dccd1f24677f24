internal import SwiftSyntax

/// `delegate?.chart?(chart, didSelect: entry)`: calls of optional requirements of the sources' own protocols.
///
/// Those of UIKit's and AppKit's protocols have a form that can be called so.
final class OptionalCallPass: RewritingPass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("_") }
    let base = ObjectiveCName.plain(access.declName.baseName.text)
    let name = "\(base)(\(labels.map { $0 + ":" }.joined()))"
    guard let requirement = facts.optionalRequirement(name) else { return .visitChildren }
    edits.replace(access.declName, with: requirement.property)
    for argument in node.arguments {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.replace(label, with: "")
      edits.replace(colon, with: "")
    }
    counts.add(.optionalCall)
    return .visitChildren
  }

  /// `delegate?.f(_:) != nil`: whether the requirement is there.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let names = node.declName.argumentNames else { return .visitChildren }
    let labels = names.arguments.map(\.name.text)
    let base = ObjectiveCName.plain(node.declName.baseName.text)
    let name = "\(base)(\(labels.map { $0 + ":" }.joined()))"
    guard node.parent?.is(FunctionCallExprSyntax.self) != true, !isInMacro(node),
      let requirement = facts.optionalRequirement(name)
    else { return .visitChildren }
    edits.replace(node.declName, with: requirement.property)
    counts.add(.optionalCall)
    return .visitChildren
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

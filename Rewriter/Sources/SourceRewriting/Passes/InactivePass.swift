internal import SwiftSyntax

/// Takes away the branches of conditions that are not compiled, for those that read a source instead of compiling it.
final class InactivePass: RewritingPass {
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = Set(PlatformConditions(platform).active(node).map(\.id))
    for clause in node.clauses where !active.contains(clause.id) {
      if let elements = clause.elements { edits.drop(Syntax(elements)) }
    }
    return .visitChildren
  }
}

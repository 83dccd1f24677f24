internal import SwiftSyntax

/// A protocol with `init()` to which an extension makes a class of another module conform.
///
/// Swift wants a `required` initializer there, which those of Apple are not. The requirement goes, and the
/// protocol has the initializer of what is created by its class; see `CreatableByClass` of FoundationShims.
final class CreationPass: RewritingPass {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let requirement = Self.requirement(of: node), isMetByForeignClass(node.name.text) else {
      return .skipChildren
    }
    edits.blank(declaration: requirement)
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", FoundationShims.CreatableByClass", after: last.type)
    } else {
      edits.insert(": FoundationShims.CreatableByClass", after: node.name)
    }
    counts.add(.foundation)
    return .skipChildren
  }

  private static func requirement(of node: ProtocolDeclSyntax) -> InitializerDeclSyntax? {
    node.memberBlock.members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .first { $0.signature.parameterClause.parameters.isEmpty && $0.optionalMark == nil }
  }

  private func isMetByForeignClass(_ name: String) -> Bool {
    facts.declared.contains { item in
      item.context.isExtension && item.context.inherited.contains(name)
        && facts.resolve(item.context.path, from: item.context.path) == nil
        && !facts.values.contains(item.context.path)
        && ["NS", "UI", "CA"].contains { item.context.path.hasPrefix($0) }
    }
  }
}

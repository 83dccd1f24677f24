internal import SwiftSyntax

/// The declarations of a source without what only their own source needs: bodies, closures, comments.
///
/// Other sources of the module are rewritten alike whether they see a source or its skeleton, which is parsed in a
/// fraction of the time.
final class Skeleton: SyntaxVisitor {
  private var text = ""

  /// The skeleton of a source.
  ///
  /// - Complexity: Linear in the source's length.
  static func text(of tree: SourceFileSyntax) -> String {
    let visitor = Skeleton(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.text
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.leadingTrivia.contains(where: \.isNewline) {
      text += "\n"
    } else if !token.leadingTrivia.isEmpty {
      text += " "
    }
    text += token.text
    if !token.trailingTrivia.isEmpty { text += " " }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    blank(node, as: " {}")
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    blank(node, as: " {}")
  }

  /// A property's getter keeps an expression: empty braces could be those of observers.
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    return blank(node, as: " { 0 }")
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.openingQuote.tokenKind == .multilineStringQuote else { return .visitChildren }
    text += " \"\""
    return .skipChildren
  }

  /// Initializers and deinitializers are overridden in bodies only, which Swift does itself.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    blank(node, as: "")
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    blank(node, as: "")
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    blank(node, as: "")
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let initializer = node.initializer, !LocalTypes.isIn(initializer) else {
      return .visitChildren
    }
    walk(node.with(\.initializer, nil).detached)
    text += " "
    return .skipChildren
  }

  /// Of values other sources need the names.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    blankMembers(node.memberBlock, of: "struct \(node.name.text)")
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    blankMembers(node.memberBlock, of: "enum \(node.name.text)")
  }

  private func blankMembers(
    _ members: MemberBlockSyntax, of head: String
  ) -> SyntaxVisitorContinueKind {
    if LocalTypes.isIn(members) { return .visitChildren }
    text += "\n\(head) {}\n"
    return .skipChildren
  }

  /// Leaves a part away unless types are declared in it.
  private func blank(_ node: some SyntaxProtocol, as short: String) -> SyntaxVisitorContinueKind {
    if LocalTypes.isIn(node) { return .visitChildren }
    text += short + (node.trailingTrivia.isEmpty ? "" : " ")
    return .skipChildren
  }
}

/// Whether types are declared in a body.
private final class LocalTypes: SyntaxVisitor {
  private var found = false

  static func isIn(_ node: some SyntaxProtocol) -> Bool {
    let visitor = LocalTypes(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.found
  }

  private func find() -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { find() }
}

internal import SwiftSyntax

/// Tests of XCTest on the main actor, which XCTest on Linux ends the process at, run on the main thread without an actor.
///
/// XCTest calls tests on the main thread. As asynchronous tests they would run from the main queue, which nothing serves
/// while they wait for what they put there.
///
/// Source: swift-package-manager, issue 7268.
final class TestPass: RewritingPass {
  override func run() {
    for item in facts.declared where item.file == index && isOfTests(item.context) {
      nameLikeApple(item.context)
      let isOnMain = facts.lineage(of: item.context).contains { $0.attributes.has("MainActor") }
      for member in item.members {
        guard case .method(let function) = member.kind, member.isInstance,
          isOnMain || member.attributes.has("MainActor"), member.base.hasPrefix("test"),
          member.labels == [], function.signature.effectSpecifiers?.asyncSpecifier == nil,
          !member.modifiers.has("private"), !member.modifiers.has("nonisolated"),
          let body = function.body
        else { continue }
        run(function, body, isOnMain: isOnMain)
        counts.add(.test)
      }
    }
  }

  private func isOfTests(_ context: TypeContext) -> Bool {
    facts.isTestCase(context.path) || context.isExtension && context.path == "XCTestCase"
  }

  /// Names of tests that they read are in the form of Apple's systems, since names of files come from them.
  private func nameLikeApple(_ context: TypeContext) {
    guard !facts.members(of: context.path).contains(where: { $0.name == "name" }) else { return }
    for read in NameSearch.reads(of: "name", in: context.group) {
      edits.insert("FoundationShims.TestName.ofApple(", before: read.token)
      edits.insert(")", after: read.node)
      counts.add(.test)
    }
  }

  private func run(_ function: FunctionDeclSyntax, _ body: CodeBlockSyntax, isOnMain: Bool) {
    // Swift 6 does not let an object without isolation into code of the main actor.
    guard isOnMain || !platform.checksIsolation else {
      edits.insert(" async", after: function.signature.parameterClause)
      return
    }
    for case .attribute(let attribute) in function.attributes
    where attribute.attributeName.trimmedDescription == "MainActor" {
      edits.blank(attribute)
    }
    if isOnMain { edits.insert("nonisolated ", before: function.funcKeyword) }
    let isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
    edits.insert(
      " \(isThrowing ? "try " : "")FoundationShims.MainThread.run {", after: body.leftBrace)
    edits.insert("}", before: body.rightBrace)
    // Functions in functions inherit an actor, functions in closures do not.
    for local in LocalFunctions.of(body) {
      edits.insert("@MainActor ", before: local.modifiers.first?.name ?? local.funcKeyword)
    }
  }
}

/// Looks for reads of a member without a base, or of `self`, where nothing else has its name.
private final class NameSearch: SyntaxVisitor {
  private let name: String
  private var found: [(node: ExprSyntax, token: TokenSyntax)] = []

  static func reads(
    of name: String, in node: some SyntaxProtocol
  ) -> [(node: ExprSyntax, token: TokenSyntax)] {
    let search = NameSearch(name)
    search.walk(node)
    return search.found
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  // Types in types have members of their own.
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.decl.asProtocol((any DeclGroupSyntax).self) == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name, !isLocal(Syntax(node)) else { return .skipChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if access.base?.trimmedDescription == "self",
        let first = access.firstToken(viewMode: .sourceAccurate)
      {
        found.append((ExprSyntax(access), first))
      }
    } else {
      found.append((ExprSyntax(node), node.baseName))
    }
    return .skipChildren
  }

  /// Whether a function around a node has a parameter or a variable of the name.
  private func isLocal(_ node: Syntax) -> Bool {
    var outer = node.parent
    while let current = outer, !current.is(MemberBlockItemSyntax.self) { outer = current.parent }
    guard let member = outer else { return true }
    let search = DeclarationSearch(name)
    search.walk(member)
    return search.isFound
  }
}

/// Looks for parameters and variables of a name.
private final class DeclarationSearch: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || (node.secondName ?? node.firstName).text == name
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.name.text == name
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || (node.secondName ?? node.firstName).text == name
    return .visitChildren
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.identifier.text == name
    return .visitChildren
  }
}

/// Collects the functions in a body that state no isolation, but for those of its types.
private final class LocalFunctions: SyntaxVisitor {
  private var found: [FunctionDeclSyntax] = []

  static func of(_ body: CodeBlockSyntax) -> [FunctionDeclSyntax] {
    let search = LocalFunctions(viewMode: .sourceAccurate)
    search.walk(body)
    return search.found
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.attributes.has("MainActor"), !node.attributes.has("Sendable"),
      !node.modifiers.has("nonisolated")
    {
      found.append(node)
    }
    return .visitChildren
  }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

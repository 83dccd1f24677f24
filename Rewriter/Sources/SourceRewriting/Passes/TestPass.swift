internal import SwiftSyntax

/// Tests of XCTest on the main actor, which XCTest on Linux ends the process at, run on the main thread without an actor.
///
/// XCTest calls tests on the main thread. As asynchronous tests they would run from the main queue, which nothing serves
/// while they wait for what they put there.
///
/// Source: swift-package-manager, issue 7268.
final class TestPass: RewritingPass {
  override func run() {
    for item in facts.declared where item.file == index && facts.isTestCase(item.context.path) {
      nameLikeApple(item.context)
      let isOnMain = ([item.context] + facts.ancestors(of: item.context.path).map(\.context))
        .contains { $0.attributes.has("MainActor") }
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

  /// A class of tests that reads its name has it in the form of Apple's systems, where names of files come from it.
  private func nameLikeApple(_ context: TypeContext) {
    guard !context.isExtension, let node = context.group.as(ClassDeclSyntax.self),
      context.inherited.contains(where: { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" }),
      !facts.members(of: context.path).contains(where: { $0.name == "name" }),
      NameSearch.reads("name", in: node)
    else { return }
    let access = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    insert(
      "nonisolated \(access ? "public " : "")override var name: String { FoundationShims.TestName.ofApple(super.name) }",
      into: context.members)
    counts.add(.test)
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
  }
}

/// Looks for a name that code reads without a base, or of `self`.
private final class NameSearch: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func reads(_ name: String, in node: some SyntaxProtocol) -> Bool {
    let search = NameSearch(name)
    search.walk(node)
    return search.isFound
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .skipChildren }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      isFound = isFound || access.base?.trimmedDescription == "self"
    } else {
      isFound = true
    }
    return .skipChildren
  }
}

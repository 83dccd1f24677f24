internal import SwiftSyntax

/// `#Preview("Name") { … }` becomes a type of previews, which is listed when the program or library is loaded; so are types
/// that a source states itself.
///
/// The closure keeps its place. Previews of SwiftUI and of widgets are blanked.
final class PreviewPass: RewritingPass {
  private lazy var missing = MissingViews(file, facts)

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node, node.attributes)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node, [])
  }

  /// Branches that are not compiled keep their previews.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in PlatformConditions(platform).active(node) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  private func rewrite(
    _ node: some FreestandingMacroExpansionSyntax, _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview", !node.hasError else { return .visitChildren }
    guard let body = PreviewBody(node), !missing.areIn(node) else {
      edits.blank(node)
      counts.add(.removedPreview)
      return .skipChildren
    }
    let front = platform.library.rawValue
    let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    let type = "__Preview_\(start)"
    let place = place(of: start)
    edits.replace(node.pound, with: "")
    edits.replace(
      node.macroName,
      with:
        "fileprivate nonisolated struct \(type): \(front).PreviewRegistry { "
        + "static var fileID: Swift.String { #fileID }; static var line: Swift.Int { \(place.line) }; "
        + "static var column: Swift.Int { \(place.column) }; "
        + "static func makePreview() throws -> \(front).Preview { \(front).Preview")
    if let result = body.result { edits.insert("return ", before: result) }
    edits.insert(" } }", after: node)
    let around = TypeContext.around(node)
    let path = [around?.path, type].compactMap { $0 }.joined(separator: ".")
    if !Self.areUnavailable(attributes) { list(path, start, after: Syntax(node), around) }
    counts.add(.preview)
    return .visitChildren
  }

  // MARK: Types that sources state

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { list(node) }

  private func list(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    guard let context = TypeContext(node), context.inherited.contains(where: Self.isRegistry),
      !context.isGeneric, !facts.generic.contains(context.path), context.isVisible,
      !context.isLocal, !Self.areUnavailable(node.attributes)
    else { return .visitChildren }
    list(context.path, context.id, after: Syntax(node), TypeContext.around(node))
    counts.add(.preview)
    return .visitChildren
  }

  private static func isRegistry(_ name: String) -> Bool {
    name.split(separator: ".").last == "PreviewRegistry"
  }

  /// Adds a type to the list when the program is loaded, or when a main file's statements come to it.
  private func list(_ path: String, _ id: Int, after node: Syntax, _ around: TypeContext?) {
    guard around?.isGeneric != true, around?.isLocal != true, around?.isVisible != false else {
      return
    }
    var outermost = node
    while let around = TypeContext.around(outermost) { outermost = Syntax(around.group) }
    let call = "\(platform.library.rawValue).RegisteredPreviews.add(\(path).self)"
    let pointer =
      "@used @section(\".init_array\") private let __preview_\(id): @convention(c) @Sendable () -> Void = { \(call) }"
    if GeneratedCode.mayStandBehind(file, outermost) {
      edits.append(pointer)
    } else {
      edits.insert("; \(file.isMain ? call : pointer)", after: outermost)
    }
  }

  private static func areUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      let words = (attribute.arguments?.trimmedDescription ?? "").split {
        !$0.isLetter && $0 != "*"
      }
      return words.first == "*" && words.contains("unavailable")
    }
  }

  /// The line and the column of an offset, in bytes, both from 1.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    let before = file.text.utf8.prefix(offset)
    return (
      before.count { $0 == 10 } + 1, before.reversed().prefix { $0 != 10 && $0 != 13 }.count + 1
    )
  }
}

/// The closure of a preview of a view or a view controller.
private struct PreviewBody {
  /// The expression behind other statements that the closure returns without saying so.
  let result: TokenSyntax?

  /// Creates the body; nil for other previews, such as those of widgets.
  init?(_ node: some FreestandingMacroExpansionSyntax) {
    let labels = node.arguments.map { $0.label?.text }
    guard node.additionalTrailingClosures.isEmpty,
      labels.allSatisfy({ [nil, "traits", "body"].contains($0) })
    else { return nil }
    let argument = node.arguments.first { $0.label?.text == "body" }
    guard let closure = node.trailingClosure ?? argument?.expression.as(ClosureExprSyntax.self)
    else {
      // A function's name.
      if argument == nil { return nil }
      result = nil
      return
    }
    result = Self.result(of: closure)
  }

  private static func result(of closure: ClosureExprSyntax) -> TokenSyntax? {
    guard closure.statements.count > 1, let last = closure.statements.last?.item,
      let expression = last.as(ExprSyntax.self), !Self.isStatement(expression)
    else { return nil }
    return expression.firstToken(viewMode: .sourceAccurate)
  }

  /// Whether an expression is not the value of its closure: an assignment, a condition, a call that does not return.
  private static func isStatement(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return true }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return ["fatalError", "preconditionFailure"].contains(called)
  }
}

/// The names that previews of a source may mention and that cannot be had: those of SwiftUI and of declarations that need
/// it.
private struct MissingViews {
  private let names: Set<String>

  init(_ file: SourceFile, _ facts: ModuleFacts) {
    let own = facts.values.union(facts.classes.keys)
    names = facts.absent.typeNames.subtracting(own).union(
      file.imports.contains("SwiftUI") ? AbsentModules.swiftUI.subtracting(own) : [])
  }

  func areIn(_ node: some SyntaxProtocol) -> Bool {
    !names.isEmpty
      && node.tokens(viewMode: .sourceAccurate).contains { token in
        guard case .identifier(let name) = token.tokenKind else { return false }
        return names.contains(name) && token.previousToken(viewMode: .sourceAccurate)?.text != "."
      }
  }
}

internal import SwiftSyntax

/// Takes away what needs modules of Apple's that are not here, such as SwiftUI, and says so at the import.
final class AbsentPass: RewritingPass {
  override func run() {
    guard let changes = facts.absent.changes[index] else { return }
    for node in changes.imports {
      if let name = node.path.first?.name.text, let brought = AbsentModules.brought[name] {
        edits.drop(Syntax(node), for: "import \(brought)")
      } else {
        edits.drop(declaration: Syntax(node))
      }
      counts.add(.importName)
    }
    for item in changes.dropped {
      if let entry = Self.entry(item.node) {
        // A program needs a beginning; this one says why it ends.
        edits.drop(item.node, for: entry)
      } else {
        edits.drop(declaration: item.node)
      }
      counts.add(.dropped, named: item.name)
    }
    for item in changes.ended {
      end(item.node, changes.module)
      counts.add(.ended, named: item.name)
    }
    for branch in changes.branches {
      cut(branch, changes.module)
      counts.add(.ended)
    }
    drop(changes.conformances)
    warn(changes)
  }

  /// The program that stands for a declaration with `@main`; nil for others.
  private static func entry(_ node: Syntax) -> String? {
    guard let group = node.asProtocol((any DeclGroupSyntax).self), group.attributes.has("main"),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text
    else { return nil }
    return
      "@main enum \(name) { static func main() { fatalError(\"\(name) needs modules that are missing on Linux.\") } }"
  }

  /// The code of a test, which is skipped; nil for other code.
  private func skip(_ body: Syntax, _ module: String) -> String? {
    guard let test = body.parent?.as(FunctionDeclSyntax.self), test.name.text.hasPrefix("test"),
      test.signature.parameterClause.parameters.isEmpty, test.signature.returnClause == nil,
      let context = TypeContext.around(test), facts.isTestCase(context.path)
    else { return nil }
    let isThrowing = test.signature.effectSpecifiers?.throwsClause != nil
    return
      "\(isThrowing ? "" : "throws "){ throw XCTSkip(\"This needs \(module), which is missing on Linux.\") }"
  }

  /// A branch's condition is false, or its case goes.
  private func cut(_ branch: Syntax, _ module: String) {
    if let node = branch.as(IfExprSyntax.self) {
      edits.drop(node.conditions, for: "false")
      edits.drop(
        node.body, for: "{ fatalError(\"This needs \(module), which is missing on Linux.\") }")
    } else {
      edits.drop(branch)
    }
  }

  private func end(_ node: Syntax, _ module: String) {
    let call = "fatalError(\"This needs \(module), which is missing on Linux.\")"
    if let block = node.as(AccessorBlockSyntax.self) {
      edits.drop(block, for: "{ \(call) }")
    } else if node.is(CodeBlockSyntax.self) {
      edits.drop(node, for: skip(node, module) ?? "{ \(call) }")
    } else {
      edits.drop(node, for: "{ \(call) }()")
    }
  }

  private func drop(_ conformances: [InheritedTypeSyntax]) {
    let gone = Set(conformances.map(\.id))
    var clauses: [SyntaxIdentifier: InheritanceClauseSyntax] = [:]
    for type in conformances {
      if let clause = type.parent?.parent?.as(InheritanceClauseSyntax.self) {
        clauses[clause.id] = clause
      }
    }
    for clause in clauses.values {
      let kept = clause.inheritedTypes.filter { !gone.contains($0.id) }
      edits.replace(
        clause,
        with: kept.isEmpty
          ? "" : ": " + kept.map { $0.type.trimmedDescription }.joined(separator: ", "))
    }
  }

  private func warn(_ changes: AbsentDeclarations.Changes) {
    func list(_ names: [String]) -> String {
      let some = names.prefix(8).joined(separator: ", ")
      return names.count > 8 ? "\(some) and \(names.count - 8) more" : some
    }
    var parts: [String] = []
    let dropped = changes.dropped.map(\.name)
    if !dropped.isEmpty {
      parts.append(
        "\(dropped.count) \(dropped.count == 1 ? "declaration is" : "declarations are") not compiled: \(list(dropped))"
      )
    }
    var ended: [String] = []
    for item in changes.ended where !ended.contains(item.name) { ended.append(item.name) }
    if !ended.isEmpty { parts.append("code that ends the program: \(list(ended))") }
    if !changes.branches.isEmpty {
      let count = changes.branches.count
      parts.append("\(count) \(count == 1 ? "branch" : "branches") for its types never taken")
    }
    let place = changes.imports.first.map { Syntax($0) } ?? changes.dropped.first?.node
    let code = changes.ended.first?.node ?? changes.branches.first
    guard !parts.isEmpty, let place = place ?? code else { return }
    let isPartial = !platform.absentModules.contains(changes.module)
    edits.warn(
      "\(isPartial ? "A part of " : "")\(changes.module) is missing on Linux; \(parts.joined(separator: "; "))",
      at: place)
  }
}

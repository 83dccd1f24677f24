internal import SwiftSyntax

/// Takes away what needs modules of Apple's that are not here, such as SwiftUI, and says so at the import.
final class AbsentPass: RewritingPass {
  override func run() {
    guard let changes = facts.absent.changes[index] else { return }
    for node in changes.imports {
      edits.drop(declaration: Syntax(node))
      counts.add(.importName)
    }
    for item in changes.dropped {
      edits.drop(declaration: item.node)
      counts.add(.dropped, named: item.name)
    }
    for item in changes.ended {
      end(item.node, changes.module)
      counts.add(.ended, named: item.name)
    }
    drop(changes.conformances)
    warn(changes)
  }

  private func end(_ node: Syntax, _ module: String) {
    let call = "fatalError(\"This needs \(module), which is missing on Linux.\")"
    if let block = node.as(AccessorBlockSyntax.self) {
      edits.drop(block, for: "{ \(call) }")
    } else if node.is(CodeBlockSyntax.self) {
      edits.drop(node, for: "{ \(call) }")
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
    let place = changes.imports.first.map { Syntax($0) } ?? changes.dropped.first?.node
    guard !parts.isEmpty, let place = place ?? changes.ended.first?.node else { return }
    edits.warn(
      "\(changes.module) is missing on Linux; \(parts.joined(separator: "; "))", at: place)
  }
}

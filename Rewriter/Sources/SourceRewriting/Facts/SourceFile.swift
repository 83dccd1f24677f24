internal import SwiftParser
internal import SwiftSyntax

/// A source of a module, parsed.
package struct SourceFile: Sendable {
  /// Its path as the compiler is given it.
  package let path: String
  /// Its text.
  package let text: String
  let tree: SourceFileSyntax

  /// Creates a source by parsing its text; whatever is wrong with it is left to the compiler.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// The text that stands for it when only other sources are rewritten; see ``RewrittenModule``.
  package var skeleton: String { Skeleton.text(of: tree) }

  /// The modules that it imports, in any branch.
  var imports: Set<String> { Self.imports(tree.statements) }

  private static func imports(_ items: CodeBlockItemListSyntax) -> Set<String> {
    items.reduce(into: []) { found, item in
      if let node = item.item.as(ImportDeclSyntax.self), let first = node.path.first {
        found.insert(first.name.text)
      }
      for clause in item.item.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
        if case .statements(let inner)? = clause.elements { found.formUnion(imports(inner)) }
      }
    }
  }

  /// Its path as a string's literal has it.
  var literalPath: String {
    String(path.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// The name of its file, without what a string's literal cannot hold.
  var name: String {
    String((path.split(separator: "/").last ?? "").filter { !"\"\\\n".contains($0) })
  }

  /// Whether its top level holds statements that run.
  var isMain: Bool { path.hasSuffix("/main.swift") || path == "main.swift" }
}

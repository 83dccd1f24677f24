internal import SwiftParser
internal import SwiftSyntax

/// A source of a module, parsed.
package struct SourceFile: Sendable {
  /// Its path as the compiler is given it.
  package let path: String
  /// Its text.
  package let text: String
  let tree: SourceFileSyntax

  /// Parses a text; whatever is wrong with it is left to the compiler.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// The text that stands for it when only other sources are rewritten; see ``RewrittenModule``.
  package var skeleton: String { Skeleton.text(of: tree) }

  /// The module that it imports without a condition and that cannot be had, such as SwiftUI.
  var missingModule: String? {
    tree.statements.lazy.compactMap { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }.first { $0 == "SwiftUI" }
  }

  /// The names of the types that its top level declares.
  var typeNames: [String] {
    tree.statements.compactMap { item in
      guard let group = item.item.asProtocol((any DeclGroupSyntax).self) else { return nil }
      return group.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
  }

  /// Whether it imports SwiftUI in any branch.
  var importsSwiftUI: Bool { text.contains("import SwiftUI") }

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

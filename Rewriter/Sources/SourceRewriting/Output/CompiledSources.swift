internal import SwiftSyntax

/// The sources of a module without what is not compiled: other branches of conditions, and what needs modules that are not
/// here.
///
/// Sources that stay keep their lines and columns, and nothing is written for them, unlike in a ``RewrittenModule``.
package struct CompiledSources: Sendable {
  /// An import.
  package struct Import: Sendable {
    /// The module.
    package let module: String
    /// Its place in the source, in UTF-8 code units.
    package let offset: Int
  }

  /// The texts, in the order of the sources.
  package private(set) var texts: [String] = []
  /// The imports that are compiled, in the order of the sources.
  package private(set) var imports: [[Import]] = []
  /// The numbers and names of declarations that go.
  package private(set) var counts = RewriteCounts()
  /// The facts for modules that import this one; see ``ImportedFacts/add(_:)``.
  package let facts: String

  /// Creates the texts of a module.
  ///
  /// - Parameter platform: The platform; its ``Platform/importable`` modules answer the conditions.
  package init(_ files: [SourceFile], imported: ImportedFacts, for platform: Platform) {
    let module = ModuleFacts(files, imported: imported, for: platform)
    facts = module.text
    let conditions = PlatformConditions(platform)
    for (index, file) in files.enumerated() {
      var edits = SourceEdits()
      for pass in [AbsentPass.self, InactivePass.self] as [RewritingPass.Type] {
        let run = pass.init(file, index, module, platform, edits)
        run.run()
        edits = run.edits
        counts.add(run.counts)
      }
      texts.append(
        edits.isEmpty
          ? file.text : edits.applied(to: file.text, path: file.literalPath, name: file.name))
      imports.append(Self.imports(file.tree.statements, conditions))
    }
  }

  private static func imports(
    _ items: CodeBlockItemListSyntax, _ conditions: PlatformConditions
  ) -> [Import] {
    items.flatMap { item -> [Import] in
      if let node = item.item.as(ImportDeclSyntax.self), let first = node.path.first {
        return [
          Import(
            module: first.name.text, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        ]
      }
      guard let node = item.item.as(IfConfigDeclSyntax.self) else { return [] }
      return conditions.active(node).flatMap { clause -> [Import] in
        guard case .statements(let inner)? = clause.elements else { return [] }
        return imports(inner, conditions)
      }
    }
  }
}

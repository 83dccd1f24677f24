internal import SwiftSyntax

/// The sources of a module as Swift on Linux compiles them.
package struct RewrittenModule {
  /// The rewritten texts by the paths of their sources; sources that stay as they are are not in it.
  package private(set) var texts: [String: String] = [:]
  /// The counts of what was rewritten, by the paths of the sources.
  package private(set) var counts: [String: RewriteCounts] = [:]
  /// The facts for modules that import this one, for ``ImportedFacts/add(_:)``.
  package let facts: String

  /// Creates a module by rewriting its sources.
  ///
  /// Lines keep their numbers, and what is not rewritten keeps its bytes.
  ///
  /// - Parameters:
  ///   - files: All sources of the module. Those that are not rewritten may be their skeletons.
  ///   - rewritten: Which of them are rewritten; default: all.
  ///   - imported: What the modules that it imports state.
  ///   - platform: The platform that conditions ask for.
  /// - Complexity: Linear in the length of the sources for each pass.
  package init(
    _ files: [SourceFile], only rewritten: Set<Int>? = nil,
    imported: ImportedFacts = ImportedFacts(), for platform: Platform
  ) {
    let module = ModuleFacts(files, imported: imported, for: platform)
    facts = module.text
    let passes: [RewritingPass.Type] = [
      ConditionPass.self, AbsentPass.self, ImportPass.self, AttributePass.self, ProtocolPass.self,
      SelectorPass.self, OptionalCallPass.self, ExtensionOverridePass.self, MethodTablePass.self,
      WindowPass.self, ClassNamePass.self, TestPass.self, ObservingPass.self,
      PreviewPass.self, FoundationCallPass.self, FunctionConventionPass.self,
      GlobalCallPass.self, AnyObjectPass.self, CreationPass.self, CoderPass.self, BoundsPass.self,
      ManagedPass.self,
    ]
    for (index, file) in files.enumerated() where rewritten?.contains(index) != false {
      var counts = RewriteCounts()
      var edits = SourceEdits()
      for pass in passes {
        let run = pass.init(file, index, module, platform, edits)
        run.run()
        edits = run.edits
        counts.add(run.counts)
      }
      self.counts[file.path] = counts
      if !edits.isEmpty {
        texts[file.path] = edits.applied(to: file.text, path: file.literalPath, name: file.name)
      }
    }
  }
}

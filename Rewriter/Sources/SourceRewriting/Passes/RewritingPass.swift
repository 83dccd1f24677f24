internal import SwiftSyntax

/// One pass over one source of a module.
class RewritingPass: SyntaxVisitor {
  let facts: ModuleFacts
  let platform: Platform
  let file: SourceFile
  /// The index of the source in the module.
  let index: Int
  var edits: SourceEdits
  var counts = RewriteCounts()

  required init(
    _ file: SourceFile, _ index: Int, _ facts: ModuleFacts, _ platform: Platform,
    _ edits: SourceEdits
  ) {
    self.facts = facts
    self.platform = platform
    self.file = file
    self.index = index
    self.edits = edits
    super.init(viewMode: .sourceAccurate)
  }

  /// Collects the pass's edits; most passes visit the tree.
  func run() { walk(file.tree) }

  /// Adds a declaration to a type or an extension, before its closing brace.
  func insert(_ declaration: String, into members: MemberBlockSyntax) {
    // The compiler says that a brace is missing.
    guard members.rightBrace.presence == .present else { return }
    edits.insert(line: declaration, before: members.rightBrace)
  }
}

import SourceRewriting

/// Sources of one module, rewritten.
struct Rewriting {
  let module: RewrittenModule
  private let texts: [String]

  init(_ texts: String..., imported: String = "", library: Platform.Library = .uiKit) {
    self.texts = texts
    let files = texts.enumerated().map { SourceFile(path: "/\($0).swift", text: $1) }
    var facts = ImportedFacts()
    facts.add(imported)
    module = RewrittenModule(files, imported: facts, for: Platform(library, version: [18, 0]))
  }

  /// The text of a source after rewriting.
  subscript(index: Int) -> String { module.texts["/\(index).swift"] ?? texts[index] }

  /// The lines of a source after rewriting that are its own, without what was written for it behind them.
  func own(_ index: Int) -> String { Self.own(self[index]) }

  /// The part of a rewritten text that has the source's lines.
  static func own(_ text: String) -> String {
    text.firstRange(of: "\n#sourceLocation(file: ").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// The text of the first source with runs of blanks as one, without what is stated for messages.
  var first: String {
    let text = own(0)
      .replacing(#/(; )?nonisolated fileprivate static func __objc[^\n]*(?=\})/#, with: "")
      .replacing(#/; @used[^\n]*/#, with: "")
    return text.split(separator: " ").joined(separator: " ")
  }
}

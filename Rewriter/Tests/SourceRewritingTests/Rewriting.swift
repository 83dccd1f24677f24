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

  /// The lines of a rewritten text that are the source's.
  static func own(_ text: String) -> String {
    // Lines that were added before a brace end with the place where the source goes on.
    let own = text.replacing(
      #/\n#sourceLocation\(file: "Plumb's rewriting of [^"]*", line: \d+\)\n(?:(?!#sourceLocation)[^\n]*\n)*#sourceLocation\(file: "\/[^\n]*\n *(?=})/#,
      with: "")
    return own.firstRange(of: "\n#sourceLocation(file: ").map { String(own[..<$0.lowerBound]) }
      ?? own
  }

  /// The text of the first source with runs of blanks as one, without what is stated for messages.
  var first: String {
    let text = own(0)
      .replacing(#/(; )?nonisolated fileprivate static func __objc[^\n]*(?=\})/#, with: "")
      .replacing(#/; @used[^\n]*/#, with: "")
    return text.split(separator: " ").joined(separator: " ")
  }
}

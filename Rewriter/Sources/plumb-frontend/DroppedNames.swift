internal import SourceRewriting

/// The file with the names of a module's declarations that are not compiled, and their sources.
enum DroppedNames {
  /// The file's text: a line each with the idiom, the name and the source's path.
  static func text(_ names: [RewriteCounts.Idiom: [(name: String, path: String)]]) -> String {
    RewriteCounts.Idiom.allCases.flatMap { idiom in
      (names[idiom] ?? []).map { "\(idiom.rawValue)\t\($0.name)\t\($0.path)\n" }
    }.joined()
  }

  /// The paths of the sources that declare what is not compiled, by its name.
  static func read(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3, parts[0] == RewriteCounts.Idiom.dropped.rawValue else { continue }
      // A member is looked for by its own name.
      let name = parts[1].prefix { $0 != "(" }.split(separator: ".").last.map(String.init)
      if let name, result[name] == nil { result[name] = parts[2] }
    }
    return result
  }

  /// The line of a source, from 1, that declares a name; the first one where none seems to.
  static func line(of name: String, in text: String) -> Int {
    let words: Set<Substring> = [
      "class", "struct", "enum", "protocol", "actor", "func", "var", "let", "typealias", "case",
    ]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      for (word, next) in zip(parts, parts.dropFirst()) where words.contains(word) && next == name {
        return index + 1
      }
    }
    return 1
  }
}

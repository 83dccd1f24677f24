internal import Foundation

/// The modules that a source imports, as its lines say.
struct SourceImports {
  /// The modules outside of all conditions.
  private(set) var plain: Set<String> = []
  /// The modules in any branch.
  private(set) var all: Set<String> = []

  /// The words that may stand between `import` and the module.
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "let", "var", "typealias",
  ]
  /// The words that may stand before `import`, besides attributes.
  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Creates the lists from a source; comments and texts of several lines are passed over.
  init(_ text: String) {
    var depth = 0
    var isComment = false
    var isText = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains("\"\"\"") {
        // Both delimiters may be in one line.
        isText = isText == (line.components(separatedBy: "\"\"\"").count % 2 == 1)
        continue
      }
      if isText { continue }
      if isComment {
        isComment = !line.contains("*/")
        continue
      }
      let words = line.split { " \t".contains($0) }
      guard let first = words.first else { continue }
      if first.hasPrefix("/*") {
        isComment = !line.contains("*/")
      } else if first.hasPrefix("#if") {
        depth += 1
      } else if first.hasPrefix("#endif") {
        depth -= 1
      } else if let module = Self.module(words) {
        all.insert(module)
        if depth <= 0 { plain.insert(module) }
      }
    }
  }

  private static func module(_ words: [Substring]) -> String? {
    var rest = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard rest.popFirst() == "import" else { return nil }
    if let first = rest.first, kinds.contains(first) { rest.removeFirst() }
    let name = rest.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.map(String.init)
  }
}

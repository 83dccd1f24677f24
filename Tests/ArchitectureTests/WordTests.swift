import Foundation
import Testing

/// The words of `Documentation/Glossary.md` that sources, tests, examples and documentation avoid.
struct WordTests {
  /// A row of the table: a regular expression and the words to use in its place.
  struct Pattern: Sendable, CustomTestStringConvertible {
    let text: String
    let replacement: String
    let expression: NSRegularExpression

    /// - Throws: A Foundation error for an invalid expression.
    init(_ text: String, replacement: String) throws {
      self.text = text
      self.replacement = replacement
      // Patterns for parts of identifiers state the case of letters; the others are for words.
      expression = try NSRegularExpression(
        pattern: text, options: text.contains("[A-Z]") ? [] : .caseInsensitive)
    }

    var testDescription: String { text }

    func matches(_ line: String) -> Bool {
      expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }
  }

  /// Names of Swift's standard library that look like names of limits.
  static let foreignNames = [
    "leastNonzeroMagnitude", "leastNormalMagnitude", "mostRecent", "mostViewed",
  ]

  static let glossary = "Documentation/Glossary.md"

  /// Files that state the words: the table and its tests.
  static let exceptions: Set = [glossary, "Tests/ArchitectureTests/WordTests.swift"]

  /// The patterns of a page's section "Words".
  static func patterns(in page: String) throws -> [Pattern] {
    let sections = page.components(separatedBy: "\n## Words\n")
    guard sections.count == 2 else { return [] }
    let section = sections[1].components(separatedBy: "\n## ")[0]
    return try section.components(separatedBy: "\n").compactMap { line in
      guard line.hasPrefix("| `"), let end = line.range(of: "` | ") else { return nil }
      let text = line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound]
      let replacement = line[end.upperBound...].trimmingCharacters(
        in: CharacterSet(charactersIn: " |"))
      return try Pattern(
        text.replacingOccurrences(of: #"\|"#, with: "|"), replacement: replacement)
    }
  }

  static func patterns() throws -> [Pattern] {
    let file = SourceTree.package.appendingPathComponent(glossary)
    return try patterns(in: String(contentsOf: file, encoding: .utf8))
  }

  /// The first pattern that a line matches; nil for a line in plain words.
  static func misfit(in line: String, of patterns: [Pattern]) -> Pattern? {
    let line = withoutForeignNames(line)
    return patterns.first { $0.matches(line) }
  }

  private static func withoutForeignNames(_ text: String) -> String {
    foreignNames.reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
  }

  /// Paths of the files with an extension below a folder of the package, without hidden and built ones.
  static func files(in folder: String, extension ending: String) -> [String] {
    let root = SourceTree.package.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending }
      .map { folder + $0.path.dropFirst(root.path.count) }.sorted()
  }

  /// Lines of a file that match a pattern, as `file:line: pattern`.
  static func misfits(in path: String, of patterns: [Pattern]) throws -> [String] {
    guard !exceptions.contains(path) else { return [] }
    let file = SourceTree.package.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    // Few patterns match anywhere in a file; only these are looked for line by line.
    let own = withoutForeignNames(text)
    let patterns = patterns.filter { $0.matches(own) }
    guard !patterns.isEmpty else { return [] }
    return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      misfit(in: line, of: patterns).map { pattern in
        "\(path):\(index + 1): matches \(pattern.text); use \(pattern.replacement)"
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples", "Benchmarks"])
  func sourcesUsePlainWords(folder: String) throws {
    let patterns = try Self.patterns()
    let files = Self.files(in: folder, extension: "swift")
    #expect(files.count > 3)
    for file in files {
      for misfit in try Self.misfits(in: file, of: patterns) { Issue.record("\(misfit)") }
    }
  }

  @Test func documentationUsesPlainWords() throws {
    let patterns = try Self.patterns()
    let top = try FileManager.default.contentsOfDirectory(atPath: SourceTree.package.path)
      .filter { $0.hasSuffix(".md") }.sorted()
    #expect(top.contains("README.md"))
    for file in top + Self.files(in: "Documentation", extension: "md") {
      for misfit in try Self.misfits(in: file, of: patterns) { Issue.record("\(misfit)") }
    }
  }

  /// The table's separator and header are not patterns, and `\|` is an alternative.
  @Test func theTableIsRead() throws {
    let page = #"""
      # Page

      | word | meaning |
      | `view` | of another section |

      ## Words

      | not | but |
      | --- | --- |
      | `\b(is\|are) none\b` | is missing |
      | `\bmost[A-Z]` | maximum |

      ## More

      | `later` | of a later section |
      """#
    let patterns = try Self.patterns(in: page)
    #expect(patterns.map(\.text) == [#"\b(is|are) none\b"#, #"\bmost[A-Z]"#])
    #expect(patterns.map(\.replacement) == ["is missing", "maximum"])
    #expect(try Self.patterns(in: "# No words").isEmpty)
    #expect(throws: (any Error).self) { try Pattern("(", replacement: "") }
  }

  @Test(arguments: [
    ("/// Nobody calls this.", #"\bnobody\b"#),
    ("/// Whoever calls this", #"\bwhoever\b"#),
    ("/// The pixels are drawn anew.", #"\banew\b"#),
    ("/// The view is told of changes.", #"\btold\b(?! apart)"#),
    ("/// The delegate hears of it.", #"\bhears? (of|about|that|what)\b"#),
    ("/// Text that is no JSON", #"(?<!there )\b(is|are) no (?!longer|larger|more|less)[a-z]"#),
    ("/// nil for a number that is none", #"\b(is|are) none\b"#),
    ("throw \"the key stands twice\"", #"\bstands twice\b"#),
    ("/// Mends the row.", #"\bmends?\b"#),
    ("/// The usual font", #"\busual\b"#),
    ("/// The chosen row", #"\bchosen\b"#),
    ("static let mostRows = 3", #"\bmost[A-Z]"#),
    ("static let leastRows = 3", #"\bleast[A-Z]"#),
  ])
  func translatedWordsAreFound(line: String, pattern: String) throws {
    #expect(Self.misfit(in: line, of: try Self.patterns())?.text == pattern)
  }

  @Test(arguments: [
    "/// nil when there is no device", "/// The view is no longer in the tree.",
    "/// The frame is no larger than the window.", "/// Colours that are told apart by hue",
    "/// The row is unusually high.", "/// Choose the row that chooses least.",
    "/// At most three, at least one; the almost empty row has most Rows.",
    "let most = rows.max()", "case .none: nil", "let small = Double.leastNonzeroMagnitude",
    "max(cost, .leastNormalMagnitude)", "/// Amends and recommends a shear, and a new one.",
  ])
  func plainEnglishIsLeftAlone(line: String) throws {
    let patterns = try Self.patterns()
    #expect(patterns.count > 10)
    #expect(Self.misfit(in: line, of: patterns)?.text == nil)
  }
}

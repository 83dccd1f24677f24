import Foundation
import Testing

/// Rules of `Documentation/Rules` and the comments that cite them, such as `Rules/Passes.md#edges-snap-to-pixels`.
struct CitationTests {
  /// A rule: a heading of the third level with its paragraphs.
  struct Rule: Sendable, CustomStringConvertible {
    let page: String
    let title: String
    let lines: [String]

    /// The anchor that the heading gets on a page: lower case, hyphens, no punctuation.
    var anchor: String {
      String(
        title.lowercased().compactMap { letter in
          letter == " " ? "-" : letter.isLetter || letter.isNumber || letter == "-" ? letter : nil
        })
    }
    var citation: String { "Rules/\(page).md#\(anchor)" }
    var description: String { citation }
    func line(_ prefix: String) -> String? { lines.first { $0.hasPrefix(prefix) } }
  }

  static let folder = SourceTree.package.appendingPathComponent("Documentation/Rules")

  static let rules: [Rule] = {
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return pages.filter { $0.hasSuffix(".md") }.sorted().flatMap { page -> [Rule] in
      let text = try? String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
      return (text ?? "").components(separatedBy: "\n### ").dropFirst().map { part in
        let lines = part.components(separatedBy: "\n")
        return Rule(page: String(page.dropLast(3)), title: lines[0], lines: lines)
      }
    }
  }()

  /// The citations of a text; a citation ends before the first letter that no anchor has.
  static func citations(in text: String) -> [String] {
    text.components(separatedBy: "Rules/").dropFirst().compactMap { rest in
      let end = rest.firstIndex { !($0.isLetter || $0.isNumber || "-.#_".contains($0)) }
      let target = rest[..<(end ?? rest.endIndex)]
      guard target.contains(".md#") else { return nil }
      let kept = target.hasSuffix(".") ? target.dropLast() : target
      return "Rules/" + kept
    }
  }

  /// Swift files of a folder of the package, by their paths.
  static func texts(in folder: String) -> [(path: String, text: String)] {
    let root = SourceTree.package.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return (folder + file.path.dropFirst(root.path.count), text)
      }
  }

  @Test func citationsAreFound() {
    let text = "see `Rules/A.md#b-c`, Rules/D.md#e. And Rules/README.md is not one."
    #expect(Self.citations(in: text) == ["Rules/A.md#b-c", "Rules/D.md#e"])
  }

  @Test func anchorsAreUnique() {
    #expect(Self.rules.count > 60)
    #expect(Set(Self.rules.map(\.citation)).count == Self.rules.count)
  }

  @Test(arguments: ["Sources", "Tests", "Benchmarks", "Examples"])
  func everyCitationLeadsToARule(folder: String) {
    let known = Set(Self.rules.map(\.citation))
    for (path, text) in Self.texts(in: folder) where !path.hasSuffix("CitationTests.swift") {
      for citation in Self.citations(in: text) {
        #expect(known.contains(citation), "\(path) cites \(citation)")
      }
    }
  }

  /// A rule has its evidence, and names exactly the sources that cite it.
  @Test func everyRuleHasEvidenceAndCode() throws {
    var citing: [String: Set<String>] = [:]
    for (path, text) in Self.texts(in: "Sources") {
      for citation in Self.citations(in: text) { citing[citation, default: []].insert(path) }
    }
    for rule in Self.rules {
      #expect(rule.line("Evidence: ") != nil, "\(rule) has no evidence")
      let links = LinkTests.links(in: rule.line("Code: ") ?? "")
      let named = Set(links.map { $0.replacingOccurrences(of: "../../", with: "") })
      #expect(!named.isEmpty, "no source cites \(rule)")
      #expect(named == citing[rule.citation] ?? [], "\(rule): run Scripts/cite-rules")
    }
  }

  /// Expressions of citations that lead nowhere: documents that are not in the repository, sections by number,
  /// and grades of evidence.
  private static let deadCitations = [
    #"semantics,? [0-9]"#, "rules-ios", "rules-macos", "rules measured on",
    #"[a-z] \([1-9][0-9]?\.[1-9][0-9]?(, [1-9][0-9]?\.[1-9][0-9]?)*\)"#,
    #"// ?[1-9][0-9]?\.[1-9][0-9]?: "#, #" \[[A-Z]\]"#, #"\.md`?,? (section|chapter) [0-9]"#,
  ]

  /// Whether the comment of a line has a citation that leads nowhere; code between grave accents is skipped.
  static func citesNothing(_ line: String) -> Bool {
    guard let start = line.range(of: "//") else { return false }
    let comment = line[start.lowerBound...].split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : "`" }.joined()
    return deadCitations.contains {
      comment.range(of: $0, options: .regularExpression) != nil
    }
  }

  @Test(arguments: ["Sources", "Tests", "Benchmarks", "Examples"])
  func everythingCitedIsHere(folder: String) {
    for (path, text) in Self.texts(in: folder) where !path.hasSuffix("CitationTests.swift") {
      for line in text.components(separatedBy: "\n") where Self.citesNothing(line) {
        Issue.record("\(path): \(line)")
      }
    }
  }

  @Test(arguments: [
    ("/// The gap between tracks (5.2).", true), ("/// As wide as (4.12, 4.13).", true),
    ("  /// 4.10: a chain minimises differences.", true), ("// above the letters [I].", true),
    ("/// By solver.md, section 5.", true), ("// rules-ios, 3", true),
    ("/// The pixel (0.5, 0.5), the size `(1.0, 2.0)`.", false),
    ("let a = 5.2  // 5.2 points", false),
    ("/// At 2 pixels floor(331) / 2 = 165.5, drawn `V:|-(c)-[V]`.", false),
    ("/// Source: CSS Color 4, section 10", false),
  ])
  func deadCitationsByHand(line: String, isDead: Bool) {
    #expect(Self.citesNothing(line) == isDead)
  }
}

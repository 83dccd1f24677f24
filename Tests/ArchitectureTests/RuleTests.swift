import Foundation
import Testing

/// Rules of checks have one place: `Diagnostics/Rules`.
struct RuleTests {
  private static let folder = "Diagnostics/Rules/"
  private static let catalog = folder + "RuleCatalog.swift"

  /// The constants of a source and the names they give to rules: `static let conflict = Rule("conflict", …`.
  static func rules(in lines: [String]) -> [(constant: String, name: String)] {
    lines.indices.compactMap { index in
      guard let start = lines[index].range(of: "static let "), lines[index].contains("= Rule(")
      else { return nil }
      let constant = lines[index][start.upperBound...].prefix { $0 != " " && $0 != ":" }
      // The format may put the name on the next line.
      let text = lines[index..<min(index + 2, lines.count)].joined()
      guard let call = text.range(of: "= Rule(") else { return nil }
      let name = text[call.upperBound...].drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
      return (String(constant), String(name))
    }
  }

  private static let declared = SourceTree.files.flatMap { rules(in: $0.lines) }

  @Test func theScanSeesTheRules() {
    #expect(Self.declared.count >= 30 && Self.declared.allSatisfy { !$0.name.isEmpty })
    let lines = ["  package static let a = Rule(", "    \"a-b\", .note, \"c\")"]
    #expect(Self.rules(in: lines).map(\.name) == ["a-b"])
    let line = ["  package static let a = Rule(\"a-b\", .note, \"c\")"]
    #expect(Self.rules(in: line).map(\.constant) == ["a"])
    #expect(Self.rules(in: line).map(\.name) == ["a-b"])
  }

  @Test func rulesAreDeclaredInOneFolder() {
    for file in SourceTree.files where !file.path.hasPrefix(Self.folder) {
      #expect(Self.rules(in: file.lines).isEmpty, "\(file)")
    }
  }

  @Test func everyRuleIsInTheCatalog() throws {
    let file = try #require(SourceTree.files.first { $0.path == Self.catalog })
    let listed = Set(
      file.lines.joined(separator: " ").split { !$0.isLetter && !$0.isNumber && $0 != "." }
        .filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) })
    for rule in Self.declared { #expect(listed.contains(rule.constant), "\(rule.constant)") }
  }

  /// Names of one word are words of sentences, too.
  @Test func elsewhereNoRuleIsNamedByAText() {
    let names = Set(Self.declared.map { Substring($0.name) }.filter { $0.contains("-") })
    for file in SourceTree.files where !file.path.hasPrefix(Self.folder) {
      for (index, line) in file.lines.enumerated() where line.utf8.contains(UInt8(ascii: "\"")) {
        let named = line.split(separator: "\"", omittingEmptySubsequences: false).filter {
          names.contains($0)
        }
        #expect(named.isEmpty, "\(file):\(index + 1) names \(named)")
      }
    }
  }
}

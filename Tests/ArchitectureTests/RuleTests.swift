import Foundation
import Testing

@testable import DelegateForms

/// A rule of a check is one file: its constant with severity and page, and the code that reports it.
struct RuleTests {
  /// The rules of readers and of catalogues, which several parts of a reader report.
  private static let folder = "Diagnostics/Rules/"

  private static let declared = SourceTree.files.flatMap { file in
    Forms.constants(in: file.lines.joined(separator: "\n")).map { (file: file, rule: $0) }
  }

  @Test func theScanSeesTheRules() {
    #expect(Self.declared.count >= 60)
    let text = "  package static let a = Rule(\n    \"a-b\", .layout, .note, \"c\")"
    let constant = Forms.RuleConstant(constant: "a", name: "a-b", concern: "layout")
    #expect(Forms.constants(in: text) == [constant])
    let code = "enum A: SceneRule {\n  static let rule = Rule.a\n}\nenum B: DocumentRule {\n}"
    #expect(
      Forms.code(in: code) == [Forms.RuleCode(type: "A", kind: "SceneRule", constant: "a")])
  }

  /// No other file above the readers declares a rule.
  @Test func rulesAreDeclaredWhereTheyAreReported() {
    for (file, rule) in Self.declared where !file.path.hasPrefix(Self.folder) {
      #expect(["Checking", "Workbench"].contains(file.target), "\(file)")
      let isReported = file.lines.contains {
        $0.contains(".\(rule.constant)") && !$0.contains("static let \(rule.constant) ")
      }
      #expect(isReported, "\(file) declares \(rule.name) and does not report it")
    }
  }

  /// Every constant is found by the expression that the lists are written by.
  @Test func everyRuleIsRead() {
    let count = SourceTree.files.reduce(0) { $0 + $1.lines.count { $0.contains("= Rule(") } }
    #expect(count == Self.declared.count)
    let lists = SourceTree.files.filter {
      [Forms.catalogPath, Forms.scenePath, Forms.documentPath].contains($0.path)
    }
    let text = lists.flatMap(\.lines).joined(separator: "\n")
    for (_, rule) in Self.declared { #expect(text.contains(".\(rule.constant),")) }
    for file in SourceTree.files where file.target == "Checking" {
      for line in file.lines
      where line.contains(": SceneRule {") || line.contains(": DocumentRule {") {
        let type = line.dropFirst(line.hasPrefix("enum ") ? 5 : 0).prefix { $0 != ":" }
        #expect(text.contains("\(type).self,"), "\(type)")
      }
    }
  }

  /// Names of one word are words of sentences, too.
  @Test func elsewhereNoRuleIsNamedByAText() {
    let owners = Dictionary(
      uniqueKeysWithValues: Self.declared.map { ($0.rule.name, $0.file.path) })
    let names = Set(owners.keys.filter { $0.contains("-") })
    for file in SourceTree.files where !file.path.hasPrefix(Self.folder) {
      for (index, line) in file.lines.enumerated() where line.utf8.contains(UInt8(ascii: "\"")) {
        let named = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
          .filter { names.contains($0) && owners[$0] != file.path }
        #expect(named.isEmpty, "\(file):\(index + 1) names \(named)")
      }
    }
  }
}

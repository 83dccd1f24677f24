import Diagnostics
import Foundation
import GoldenFiles
import Testing
import Workbench

/// `plumb rules` and the pages of the documentation say what the catalogue says.
struct RulesCommandTests {
  @Test(arguments: RulePageText.files.map(\.name))
  func pagesAreWritten(name: String) throws {
    let text = try #require(RulePageText.files.first { $0.name == name }).text
    try Golden.expect(Data(text.utf8), "Documentation/Checks/\(name)")
  }

  /// A page of a rule that is gone is gone as well.
  @Test func noOtherPageIsThere() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Checks")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(RulePageText.files.map(\.name)))
  }

  @Test func everyRuleIsALine() throws {
    let result = try Tool.run(["rules"])
    #expect(result.status == 0 && result.lines.count == RuleCatalog.all.count)
    for (line, rule) in zip(result.lines, RuleCatalog.all) {
      #expect(line.hasPrefix(rule.name + " ") && line.contains(" \(rule.severity.rawValue) "))
      #expect(line.contains(rule.summary) && line.contains("off by default") != rule.isOnByDefault)
    }
  }

  @Test func aPageIsPrinted() throws {
    let result = try Tool.run(["rules", Rule.overlap.name])
    #expect(result.status == 0)
    #expect(result.output == RulePageText.page(named: Rule.overlap.name))
    #expect(try Tool.run(["rules", Rule.badJSON.name]).lines.first == "# \(Rule.badJSON.name)")
  }

  @Test func anUnknownRuleIsAMistake() throws {
    let result = try Tool.run(["rules", "overlapp"])
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains("'overlapp'. Did you mean 'overlap'?"))
  }
}

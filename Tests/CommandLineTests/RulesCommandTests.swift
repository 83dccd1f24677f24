import Checking
import Diagnostics
import Foundation
import TestSupport
import Testing
import Workbench

/// `plumb rules` prints the catalogue, a page of it, or writes all pages.
struct RulesCommandTests {
  @Test func pagesAreWritten() throws {
    let folder = try TestFolder.make().appendingPathComponent("Rules/Pages")
    let result = try Tool.run(["rules", "--output", folder.path])
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(RuleCatalog.all.map { "\($0.name).md" } + ["README.md"]))
    let index = try String(
      contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    for rule in RuleCatalog.all {
      let page = folder.appendingPathComponent("\(rule.name).md")
      #expect(
        try String(contentsOf: page, encoding: .utf8) == RulePageText.page(named: rule.name))
      #expect(index.contains("| [`\(rule.name)`](\(rule.name).md) | \(rule.severity.rawValue)"))
    }
  }

  @Test func onePageOrAll() throws {
    let folder = try TestFolder.make()
    let both = try Tool.run(["rules", "overlap", "--output", folder.path])
    #expect(both.status == 64 && both.errors.contains("'--output' writes all pages"))
    let file = folder.appendingPathComponent("file")
    try Data().write(to: file)
    let blocked = try Tool.run(["rules", "--output", file.path])
    #expect(blocked.status == 1 && blocked.errors.contains(file.path))
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

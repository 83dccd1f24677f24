import Checking
import Diagnostics
import Foundation
import Testing
import Workbench

/// Every rule can be named, found and explained.
struct RuleCatalogTests {
  @Test func namesAreUnique() {
    let names = RuleCatalog.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count >= 30)
  }

  /// Names go into configuration files and comments: small letters with hyphens between words.
  @Test(arguments: RuleCatalog.all) func theNameIsPlain(rule: Rule) {
    let words = rule.name.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z").contains($0) } })
    #expect(rule.description == rule.name)
  }

  @Test(arguments: RuleCatalog.all) func everyRuleHasASummary(rule: Rule) {
    #expect(rule.summary.count >= 15 && rule.summary.count <= 100)
    #expect(!rule.summary.contains("\n") && !rule.summary.hasSuffix("."))
    #expect(rule.summary != rule.name)
  }

  @Test(arguments: RuleCatalog.all) func aRuleIsFoundByItsName(rule: Rule) {
    #expect(RuleCatalog.rule(named: rule.name) == rule)
    #expect(RuleCatalog.rule(named: rule.name.uppercased()) == nil)
  }

  @Test func anUnknownNameIsNoRule() {
    #expect(RuleCatalog.rule(named: "") == nil)
    #expect(RuleCatalog.rule(named: "no-such-rule") == nil)
  }

  /// Nothing is lost when something is only doubtful, and a note alone makes nothing wrong.
  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases == [.note, .warning, .error])
    #expect(Severity.allCases.reversed().sorted() == Severity.allCases)
    #expect(Severity.allCases.map(\.rawValue) == ["note", "warning", "error"])
  }

  /// Reports of the catalogue are grouped, and in a group by name.
  @Test func theOrderIsByConcernAndName() {
    let order = RuleCatalog.all.map { rule in
      (Rule.Concern.allCases.firstIndex(of: rule.concern) ?? -1, rule.name)
    }
    #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Rule.Concern.allCases.allSatisfy { !RuleCatalog.rules(about: $0).isEmpty })
  }

  /// A finding from another process has its rule without the page.
  @Test(arguments: RuleCatalog.all) func aRuleIsCoded(rule: Rule) throws {
    let decoded = try JSONDecoder().decode(Rule.self, from: JSONEncoder().encode(rule))
    #expect(decoded == rule && decoded.severity == rule.severity)
    #expect(decoded.summary == rule.summary && decoded.concern == rule.concern)
    #expect(decoded.isOnByDefault == rule.isOnByDefault && decoded.page == nil)
  }
}

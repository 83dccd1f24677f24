import Diagnostics
import Foundation
import Testing
import Workbench

@testable import Checking

/// The examples of rules' pages do what the pages say.
@MainActor struct RulePageTests {
  nonisolated static let rules = RuleCatalog.all

  @Test func everyRuleHasAPage() {
    for rule in RuleCatalog.all { #expect(rule.page != nil, "\(rule)") }
    #expect(Set(RuleCatalog.all).count == RuleCatalog.all.count)
  }

  /// What checks look for is in the catalogue.
  @Test func everyRuleOfChecksIsInTheCatalogue() {
    let checked = SceneRules.all.map { $0.rule } + DocumentRules.all.map { $0.rule }
    #expect(Set(checked).isSubset(of: RuleCatalog.all))
  }

  @Test(arguments: rules) func theExampleFires(rule: Rule) throws {
    let page = try #require(rule.page)
    let found = try findings(rule, page.fires, page)
    #expect(!found.isEmpty, "\(rule) is silent")
    for finding in found {
      if page.form != .files {
        #expect(finding.location.position != nil && finding.location.subject != nil, "\(finding)")
        #expect(finding.location.file.hasSuffix(page.form == .scenes ? ".storyboard" : ".xib"))
      }
      #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."))
    }
  }

  @Test(arguments: rules) func theOtherExamplePasses(rule: Rule) throws {
    let page = try #require(rule.page)
    #expect(try findings(rule, page.passes, page).isEmpty)
  }

  /// The document of an example is one that Interface Builder could have written.
  @Test(arguments: rules) func nothingElseIsWrongWithTheDocument(rule: Rule) throws {
    let page = try #require(rule.page)
    for text in [page.fires, page.passes] {
      let other = try Example(text, page.form, files: page.files).findings()
        .filter { $0.rule != rule && $0.severity == .error }
      #expect(other.isEmpty, "\(other)")
    }
  }

  @Test(arguments: rules) func thePageHasWords(rule: Rule) throws {
    let page = try #require(rule.page)
    for text in [page.sees, page.fix, page.limits] {
      #expect(text.hasSuffix(".") && text.count > 15, "\(text)")
    }
    #expect(page.fires != page.passes)
  }

  /// The rules of `plumb insets`.
  private static let insets = Set(RuleCatalog.rules(about: .insets))

  /// What a rule finds, whether it is on or not.
  private func findings(_ rule: Rule, _ text: String, _ page: RulePage) throws -> [Finding] {
    let example = try Example(text, page.form, files: page.files)
    if Self.insets.contains(rule) { return example.insetFindings().filter { $0.rule == rule } }
    if rule.isOnByDefault { return try example.findings().filter { $0.rule == rule } }
    let laidOut = try LaidOutDocument.read(path: example.document.path)
    return laidOut.roots.flatMap {
      SceneRules.findings(in: CheckedScene(laidOut.document, $0)) { $0 == rule }
    }
  }
}

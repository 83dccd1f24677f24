import Diagnostics
import Foundation
import ReportFormats
import TestSupport
import Testing
import Workbench

/// Findings are recognised wherever the checked folder lies.
@MainActor struct RepeatableFindingTests {
  /// Every finding of every rule's example has the same identifier, sentence and place in a copy elsewhere, whose
  /// path has another length.
  @Test(arguments: RuleCatalog.all.filter { $0.page?.form != .code })
  func copiesHaveTheSameFindings(rule: Rule) throws {
    let page = try #require(rule.page)
    let first = try Example(page.fires, page.form, files: page.files).folder
    let other = try TestFolder.make().appendingPathComponent("another/checkout of it")
    try FileManager.default.createDirectory(
      at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: first, to: other)
    let reports = [first, other].map { folder -> [[String]] in
      var options = CheckRequest()
      options.rules = [rule.name]
      let report = CheckRun.report(on: [folder.path], request: options)
      let paths = ReportPath(in: folder.path)
      return zip(FindingIDs.ids(of: report.findings, in: paths), report.findings).map {
        [$0, $1.sentence, $1.location.subject ?? "", paths.shown($1.location.file)]
          + $1.related.map { "\($0.message) \($0.location?.subject ?? "")" }
      }
    }
    #expect(reports[0] == reports[1])
    for text in reports[0].joined() {
      #expect(!text.contains(first.path) && !text.contains(first.lastPathComponent), "\(text)")
    }
  }

  /// Both sets of a duplicate name are places, with their paths in the catalogue.
  @Test func duplicateNamesArePlaces() throws {
    let example = try Example(try #require(Rule.duplicateName.page?.fires), .files)
    let finding = try #require(
      example.findings().first { $0.rule == .duplicateName })
    #expect(finding.location.subject == "Night/Sky.imageset")
    #expect(finding.related.map(\.location?.subject) == ["Day/Sky.imageset"])
    #expect(
      finding.message
        == "the picture 'Sky' is also in Day/Sky.imageset, which is the one that is found")
  }
}

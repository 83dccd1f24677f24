import Diagnostics
import Foundation
import GoldenFiles
import InlineDocuments
import ReportFormats
import TestSupport
import Testing

@testable import Workbench

/// Findings and logs in a preview, and what it says about questions that it cannot answer.
@Suite @MainActor struct PreviewSessionTests {
  private static let sample = Repository.path("Tests/PageTests/Sample.storyboard")

  /// Findings are those of `plumb check`, each with the objects around it.
  @Test(arguments: ["Tests/PageTests/Sample.storyboard", "Examples/Conflict.xib"])
  func findingsAreThoseOfTheCheck(path: String) throws {
    let path = Repository.path(path)
    let report = CheckRun.report(on: [path])
    let answer = try Asked(path: path).answer(.findings)
    let findings = answer.objects("findings")
    #expect(findings.count == report.findings.count && !findings.isEmpty)
    for (finding, known) in zip(findings, report.findings) {
      #expect(finding.string("rule") == known.rule.name)
      #expect(finding.string("message") == known.sentence)
      #expect(finding.string("place") == known.location.subject)
      let near = finding.strings("near")
      let isKnown = known.location.subject.map { subject in near.contains { subject.contains($0) } }
      #expect(isKnown ?? near.isEmpty, "\(near)")
    }
    #expect(answer.strings("failures").isEmpty)
  }

  /// The objects near a finding, innermost first: itself, the items of a constraint, and what is around it.
  @Test func objectsAroundAFinding() throws {
    let answer = try Asked(path: Self.sample).answer(.findings)
    let tiny = try #require(
      answer.objects("findings").first { $0.string("place")?.contains("dtl-bt-001") == true })
    #expect(
      tiny.strings("near").starts(with: ["dtl-bt-001", "dtl-vw-001", "dtl-vc-001", "dtl-sc-001"]))
    let conflict = try Asked(PreviewDocuments.boxes).changed(
      "box-w.constant = 100", "Box.width == 50")
    let found = try conflict.answer(.findings).objects("findings").filter {
      $0.string("rule") == "conflict"
    }
    #expect(found.count == 1)
    #expect(found.first?.strings("near").contains("box") == true)
  }

  /// A change that resolves a finding takes it away, in no file.
  @Test func findingsOfChanges() throws {
    let asked = Asked(path: Self.sample)
    func rules(_ asked: Asked) throws -> [String] {
      try asked.answer(.findings).objects("findings").filter {
        $0.strings("near").first == "dtl-bt-001"
      }.compactMap { $0.string("rule") }
    }
    let before = try rules(asked)
    let after = try rules(
      asked.changed("dtl-c3-001.constant = 60", "dtl-c4-001.constant = 60"))
    #expect(
      before.contains("small-target") && !after.contains("small-target"), "\(before) \(after)")
    #expect(try rules(asked) == before)
  }

  /// A pasted log is explained without a document.
  @Test func logs() throws {
    let text = try String(
      contentsOfFile: Repository.path("Tests/PageTests/conflict.log"), encoding: .utf8)
    var query = PreviewQuery(.log)
    query.text = text
    let answer = try PreviewSession().answer(query).text(.dense)
    #expect(answer.contains("pasted log") && answer.contains("200") && answer.contains("300"))
    query.text = nil
    #expect(throws: Never.self) { try PreviewSession().answer(query) }
  }

  // MARK: Errors

  /// Questions that cannot be answered, and words of the error.
  @Test(
    arguments: [
      (PreviewQuery.Kind.layout, "none", nil, "Unknown scene 'none'"),
      (.picture, "none", nil, "Unknown scene 'none'"), (.inspect, nil, "none", "no view 'none'"),
      (.inspect, nil, nil, "no view ''"), (.why, nil, "none", "no view 'none'"),
      (.edge, nil, "none", "There is no edge ''"), (.write, nil, nil, "it changed meanwhile"),
    ] as [(PreviewQuery.Kind, String?, String?, String)])
  func unknownNames(kind: PreviewQuery.Kind, scene: String?, view: String?, words: String) throws {
    let asked = try Asked(PreviewDocuments.boxes)
    let error = #expect(throws: WorkbenchError.self) {
      try asked.answer(kind, scene: scene, view: view)
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  /// A state that does not exist, and words of the error.
  nonisolated struct UnknownState: Sendable, CustomTestStringConvertible {
    let words: String
    let change: @Sendable (inout PreviewState) -> Void
    var testDescription: String { words }

    init(_ words: String, _ change: @escaping @Sendable (inout PreviewState) -> Void) {
      (self.words, self.change) = (words, change)
    }
  }

  nonisolated static let states = [
    UnknownState("iPhone 1") { $0.device = "iPhone 1" },
    UnknownState("orientation 'up'") { $0.orientation = "up" },
    UnknownState("appearance 'blue'") { $0.appearance = "blue" },
    UnknownState("text-size 'huge'") { $0.textSize = "huge" },
    UnknownState("direction 'down'") { $0.direction = "down" },
    UnknownState("size 'wide'") { $0.size = "wide" },
    UnknownState("size '-1x5'") { $0.size = "-1x5" },
    UnknownState("generation 'new'") { $0.generation = "new" },
    UnknownState("Expected") { $0.changes = ["box.constnt"] },
    UnknownState("Expected") { $0.changes = [""] },
    UnknownState("No object has the id") { $0.changes = ["remove none"] },
    UnknownState("size 'wide'") { $0.changes = ["size = wide"] },
    UnknownState("/none/Main.xib") { $0.document = "/none/Main.xib" },
  ]

  @Test(arguments: states) func unknownStates(state: UnknownState) throws {
    var asked = try Asked(PreviewDocuments.boxes)
    state.change(&asked.state)
    for kind in [PreviewQuery.Kind.layout, .frames, .picture, .inspect, .why] {
      let error = #expect(throws: WorkbenchError.self) { try asked.answer(kind, view: "box") }
      #expect(error?.description.contains(state.words) == true, "\(String(describing: error))")
    }
  }

  /// A question without a document, files that are not documents, and documents without views.
  @Test func noDocuments() throws {
    for kind in PreviewQuery.Kind.allCases where kind != .log && kind != .previews {
      let error = #expect(throws: WorkbenchError.self) {
        try PreviewSession().answer(PreviewQuery(kind))
      }
      #expect(error?.description.contains("names no document") == true)
    }
    for text in ["", "<a/>", "<document", "\u{0}"] {
      #expect(throws: WorkbenchError.self) { try Asked(text).answer(.scenes) }
    }
    let empty = try Asked(Inline.xib(""))
    #expect(try empty.answer(.scenes).objects("scenes").isEmpty)
    #expect(try empty.answer(.scenes).members["initial"] is NSNull)
    let error = #expect(throws: WorkbenchError.self) { try empty.answer(.layout) }
    #expect(error?.description.contains("does not contain a view") == true)
  }

  /// A position of a mistake in a document is part of the error.
  @Test func positions() throws {
    let error = #expect(throws: WorkbenchError.self) {
      try Asked("<document>\n  <a>\n</document>").answer(.scenes)
    }
    #expect(error?.position?.line == 3)
  }
}

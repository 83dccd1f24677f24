import ConflictDiagnosis
import ConflictLogs
import Foundation
import GoldenFiles
import TestSupport
import Testing

@testable import Workbench

/// Reports of logs: causes, places, formats.
@MainActor struct LogReportTests {
  static let schema = "Documentation/Schemas/logs.schema.json"

  private static func example(_ name: String) throws -> LogReport.Input {
    let path = "Examples/Logs/\(name)"
    return LogReport.Input(path: path, text: try LogFile.text(at: Repository.path(path)))
  }

  private static func report(sources: Bool = false) throws -> LogReport {
    let inputs = [try example("Row.log"), try example("Run.log")]
    guard sources else { return LogReport(inputs) }
    let project = try LogProject(folder: Repository.path("Examples/Logs/Sources"))
    #expect(project.skipped == 0)
    return LogReport(inputs) { project.places(of: $0) }
  }

  @Test func conflictsOfOneCauseAreOneGroup() throws {
    let report = try Self.report()
    #expect(report.reports == 4 && report.groups.map(\.places.count) == [1, 2, 1])
    #expect(report.groups[1].places == [
      LogReport.Place(path: "Examples/Logs/Run.log", line: 2),
      LogReport.Place(path: "Examples/Logs/Run.log", line: 14),
    ])
    #expect(report.messages.map(\.message.kind) == [.noCommonAncestor])
    #expect(!report.isEmpty && LogReport([]).isEmpty)
  }

  @Test func linesOfAProject() throws {
    let report = try Self.report(sources: true)
    let group = report.groups[0]
    let height = try #require(group.answer.members.firstIndex { $0.clause.contains("192") })
    let found = try #require(group.sources[height].first)
    #expect(found.path.hasSuffix("CardView.swift") && found.line == 8)
    #expect(found.text.contains("equalToConstant: 192"))
    // The toolkit's lines are in no project.
    let row = try #require(group.answer.members.firstIndex { !$0.isYours })
    #expect(group.sources[row].isEmpty)
  }

  @Test(.enabled(if: Validator.hasJSON, "\(Validator.comment)"))
  func jsonIsValid() throws {
    let text = LogReportJSON.text(try Self.report(sources: true))
    #expect(try Validator.faults(json: text, Self.schema) == "")
    #expect(try Validator.faults(json: LogReportJSON.text(LogReport([])), Self.schema) == "")
    for wrong in ["[]", #"{"conflicts": 1}"#, #"{"conflicts": 1, "causes": [{}], "messages": []}"#] {
      #expect(try Validator.faults(json: wrong, Self.schema) != "", "\(wrong)")
    }
  }

  @Test func annotations() throws {
    let lines = LogReportFindings.annotations(try Self.report()).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        "::error file=Examples/Logs/Row.log,line=1,title=conflicting-constraints::The cell's content view is 44 high now"
      ))
    // Nothing of the program's is wrong there.
    #expect(lines[2].hasPrefix("::notice file=Examples/Logs/Run.log,line=20"))
    #expect(lines[3].hasPrefix("::warning file=Examples/Logs/Run.log,line=26,title=layout-message"))
  }

  @Test func sarif() throws {
    let text = LogReportFindings.sarif(try Self.report())
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(log["version"] as? String == "2.1.0")
    #expect(results.compactMap { $0["level"] as? String } == ["error", "error", "note", "warning"])
  }

  @Test func aPageNeedsNothingElse() throws {
    let page = LogReportPage.text(try Self.report(sources: true))
    #expect(page.contains("<svg class=\"bars\"") && page.contains("= 192</text>") == false)
    #expect(page.contains("<h2>The cell&#39;s content view is 44 high now"))
    #expect(!page.contains("http://www.apple") && !page.contains("<script"))
    #expect(LogReportPage.text(LogReport([])).contains("Nothing was found."))
  }

  @Test func drawings() throws {
    let bars = try #require(try Self.report().groups[0].answer.bars)
    let lines = LogDrawing.lines(bars)
    // 192 and twice 8 in a row of 44.
    #expect(lines.count == 2 && lines[0].hasSuffix(" 208") && lines[1].hasSuffix(" 44"))
    #expect(lines[0].contains("192") && lines[0].hasPrefix("asked  |"))
    let svg = LogDrawing.svg(bars)
    #expect(svg.components(separatedBy: "<rect").count == 5)
  }

  /// Texts of logs reach no terminal as they are.
  @Test func hostileNames() {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 UILabel:0x71'\u{1B}[2J\u{9B}1m::error::'.height == 200   (active)>",
          "<NSLayoutConstraint:0x62 UILabel:0x71'\u{1B}[2J\u{9B}1m::error::'.height == 84   (active)>",
          "<SnapKit.LayoutConstraint:0x63@\u{1B}]0;x\u{7}.swift#9 UILabel:0x71.height == 5>"
      )
      """
    let report = LogReport([LogReport.Input(path: "\u{1B}[1mlog", text: log)])
    #expect(report.reports == 1)
    for text in [
      LogReportText().text(report), LogReportJSON.text(report),
      LogReportFindings.annotations(report), LogReportFindings.sarif(report),
      LogReportPage.text(report),
    ] {
      #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 7 })
    }
    let coloured = LogReportText(isColoured: true, showsAll: true).text(report)
    #expect(!coloured.contains("\u{1B}[2J") && coloured.contains("\u{1B}[1m"))
  }

  @Test func filesThatAreLogs() throws {
    let folder = try TestFolder.make()
    func write(_ name: String, _ text: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    #expect(LogFile.isLog(try write("a.log", "text")))
    #expect(LogFile.isLog(try write("noending", "")))
    #expect(!LogFile.isLog(try write("a.xib", "text")))
    #expect(!LogFile.isLog(try write("document.txt", "\u{FEFF}  <?xml version=\"1.0\"?>")))
    #expect(!LogFile.isLog(folder.path) && !LogFile.isLog("/nowhere/at.all"))
    #expect(throws: WorkbenchError.self) { try LogFile.text(at: "/nowhere/at.all") }
    #expect(throws: WorkbenchError.self) {
      try LogFile.text(Data("<document type=\"x\">".utf8), "-")
    }
    let bundle = folder.appendingPathComponent("Run.xcresult")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    #expect(LogFile.isLog(bundle.path))
    #expect { try LogFile.text(at: bundle.path) } throws: {
      "\($0)".contains("xcresulttool get log")
    }
    #expect(throws: WorkbenchError.self) { try LogProject(folder: "/nowhere/at.all") }
  }
}

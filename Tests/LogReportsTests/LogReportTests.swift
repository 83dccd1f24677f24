import ConflictDiagnosis
import ConflictLogs
import Foundation
import GoldenFiles
import ReportFormats
import Testing

@testable import LogReports

/// Reports of logs: causes, places, formats.
struct LogReportTests {
  private static func report() throws -> LogReport {
    LogReport(
      try ["Row.log", "Run.log"].map { name in
        let path = "Examples/Logs/\(name)"
        let text = try String(contentsOfFile: Repository.path(path), encoding: .utf8)
        return LogReport.Input(path: path, text: text)
      })
  }

  @Test func conflictsOfOneCauseAreOneGroup() throws {
    let report = try Self.report()
    #expect(report.reports == 4 && report.groups.map(\.places.count) == [1, 2, 1])
    #expect(
      report.groups[1].places == [
        LogReport.Place(path: "Examples/Logs/Run.log", line: 2),
        LogReport.Place(path: "Examples/Logs/Run.log", line: 14),
      ])
    #expect(report.messages.map(\.message.kind) == [.noCommonAncestor])
    #expect(!report.isEmpty && LogReport([]).isEmpty)
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
    let text = LogReportFindings.sarif(try Self.report(), version: "1.0")
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(log["version"] as? String == "2.1.0")
    #expect(results.compactMap { $0["level"] as? String } == ["error", "error", "note", "warning"])
  }

  @Test func aPageNeedsNothingElse() throws {
    let page = LogReportPage.text(try Self.report())
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
      LogReportFindings.annotations(report), LogReportFindings.sarif(report, version: "1.0"),
      LogReportPage.text(report),
    ] {
      #expect(
        !text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 7 })
    }
    let coloured = LogReportText(isColoured: true, showsAll: true).text(report)
    #expect(!coloured.contains("\u{1B}[2J") && coloured.contains("\u{1B}[1m"))
  }
}

import ConflictDiagnosis
import Foundation
import GoldenFiles
import LogReports
import TestSupport
import Testing

@testable import Workbench

/// Files of logs, projects beside them, and the schema of what is written about them.
@MainActor struct LogFileTests {
  static let schema = "Documentation/Schemas/logs.schema.json"

  private static func report() throws -> LogReport {
    let inputs = try ["Row.log", "Run.log"].map { name in
      let path = "Examples/Logs/\(name)"
      return LogReport.Input(path: path, text: try LogFile.text(at: Repository.path(path)))
    }
    let project = try LogProject(folder: Repository.path("Examples/Logs/Sources"))
    #expect(project.skipped == 0)
    return LogReport(inputs) { project.places(of: $0) }
  }

  @Test func linesOfAProject() throws {
    let report = try Self.report()
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
    let text = LogReportJSON.text(try Self.report())
    #expect(try Validator.faults(json: text, Self.schema) == "")
    #expect(try Validator.faults(json: LogReportJSON.text(LogReport([])), Self.schema) == "")
    for wrong in ["[]", #"{"conflicts": 1}"#, #"{"conflicts": 1, "causes": [{}], "messages": []}"#]
    {
      #expect(try Validator.faults(json: wrong, Self.schema) != "", "\(wrong)")
    }
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

internal import ArgumentParser
internal import LogReports
internal import Workbench

/// The options of `plumb explain` for logs.
struct LogOptions: ParsableArguments {
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Of logs: look constraints up in this folder.",
      valueName: "folder"))
  var folder: String?

  @Flag(name: .customLong("all"), help: "Of logs: write all changes.")
  var showsAll = false

  @Flag(
    name: .customLong("brief"),
    help: "Of logs: write each cause once, with its first change and the source lines alone.")
  var isBrief = false

  func validate() throws {
    if showsAll, isBrief { throw ValidationError("--all and --brief exclude each other.") }
  }
}

/// The explanation of logs in the formats of `plumb explain`.
struct ExplainedLogs {
  /// The explanation's text, and whether there were conflicts.
  struct Result {
    var text: String
    var hasConflicts: Bool
    var failures: [WorkbenchError] = []
  }

  let paths: [String]
  let options: LogOptions
  let format: ExplainCommand.Format

  /// Reads and explains the logs.
  func result() -> Result {
    var inputs: [LogReport.Input] = []
    var failures: [WorkbenchError] = []
    for path in paths {
      do throws(WorkbenchError) {
        let text =
          path == StandardInput.path
          ? try StandardInput.log() : try LogFile.text(at: path)
        inputs.append(LogReport.Input(path: path, text: text))
      } catch {
        failures.append(error)
      }
    }
    let report = report(inputs, &failures)
    return Result(
      text: inputs.isEmpty ? "" : text(of: report), hasConflicts: !report.isEmpty,
      failures: failures)
  }

  private func report(
    _ inputs: [LogReport.Input], _ failures: inout [WorkbenchError]
  ) -> LogReport {
    guard let folder = options.folder else { return LogReport(inputs) }
    do throws(WorkbenchError) {
      let sources = try LogProject(folder: folder)
      return LogReport(inputs) { sources.places(of: $0) }
    } catch {
      failures.append(error)
      return LogReport(inputs)
    }
  }

  private func text(of report: LogReport) -> String {
    switch format {
    case .text where options.isBrief: LogReportBrief.text(report)
    case .text:
      LogReportText(isColoured: Terminal.hasColours, showsAll: options.showsAll).text(report)
    case .json: LogReportJSON.text(report)
    case .github: LogReportFindings.annotations(report)
    case .sarif: LogReportFindings.sarif(report, version: ToolVersion.current)
    case .html: LogReportPage.text(report)
    }
  }
}

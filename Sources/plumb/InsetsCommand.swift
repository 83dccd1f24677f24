internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import Workbench

/// `plumb insets`: the alignment insets that pictures call for.
struct InsetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insets",
    abstract: "Find the alignment insets of pictures with shadows, glows or badges.",
    discussion: """
      Looks at pictures, image sets (.imageset), asset catalogues (.xcassets), and the catalogues \
      below other folders. The insets are the distances from a picture's edges to its core, in \
      pixels of the file as Xcode stores them, and in points. Pictures of a set at several scales \
      get the insets of the densest one that is sure.

      Examples:
        plumb insets Card@2x.png
        plumb insets Media.xcassets --check
        plumb insets Media.xcassets --write
        plumb insets Media.xcassets/Card.imageset --output pictures
        plumb insets Media.xcassets --swift

      Exit codes: 0 done, and with --check all stored insets fit; 1 with --check some do not, with \
      --write some were doubtful and were not written; 2 something could not be read or written; \
      64 the command line was wrong.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "text, a table, or json, one array of objects.")
  var format = Format.text

  @Flag(help: "Say where stored insets do not fit the pictures, or are missing.")
  var check = false

  @Flag(help: "Put the insets into Contents.json; nothing else of it changes.")
  var write = false

  @Flag(help: "With --write: also where the insets are doubtful.")
  var force = false

  @Flag(help: "Print code that gives the images their insets.")
  var swift = false

  @Flag(help: "Count transparent room around pictures without any ornament as insets.")
  var includePadding = false

  @Option(
    name: [.short, .customLong("output"), .customLong("picture")],
    help: ArgumentHelp(
      "Write a picture of each one into a folder: the core outlined in yellow, ornament hatched.",
      valueName: "folder"))
  var output: String?

  @Argument(help: "Pictures, image sets, asset catalogues or folders.")
  var paths: [String]

  func validate() throws {
    if check && write { throw ValidationError("--check and --write exclude each other.") }
    if force && !write { throw ValidationError("--force is for --write.") }
    if swift && (check || write) {
      throw ValidationError("--swift prints code; it goes with neither --check nor --write.")
    }
    if swift && format == .json { throw ValidationError("--swift prints code, not JSON.") }
  }

  func run() throws {
    var text = Output()
    let report = InsetReport(paths: paths, countsPadding: includePadding)
    var failures = report.failures
    var unreadable = report.findings.contains { $0.severity == .error }
    if let output { failures += InsetPictures.write(report.pictures, to: output) }
    var isDoubtful = false
    if write {
      let writer = InsetWriter(report, isForced: force)
      show(report.findings + writer.refused + writer.written, &text)
      failures += writer.failures
      isDoubtful = !writer.refused.isEmpty
    } else if check {
      let misfits = report.misfits
      show(report.findings + misfits, &text)
      isDoubtful = misfits.contains { $0.severity > .note }
    } else {
      for finding in report.findings { Terminal.error(FindingText.line(finding)) }
      showPictures(report, &text)
    }
    try text.finish()
    for failure in failures { Terminal.error(failure.description) }
    unreadable = unreadable || !failures.isEmpty
    if unreadable { throw ExitCode(2) }
    if isDoubtful { throw ExitCode(1) }
  }

  private func showPictures(_ report: InsetReport, _ output: inout Output) {
    if swift {
      for line in InsetLines.swift(report.pictures) { output.line(line) }
    } else if format == .json {
      output.line(InsetLines.json(report.pictures))
    } else {
      for line in InsetLines.table(report.pictures) { output.line(line) }
    }
  }

  private func show(_ findings: [Finding], _ output: inout Output) {
    switch format {
    case .text: output.write(FindingText.lines(findings))
    case .json: output.line(FindingJSON.lines(findings))
    }
  }
}

internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import Workbench

/// `plumb insets`: detects the alignment insets of pictures.
struct InsetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insets",
    abstract: "Detect the alignment insets of pictures with shadows, glows or badges.",
    discussion: """
      Examine pictures, image sets (.imageset), asset catalogues (.xcassets), and recursively all \
      catalogues in folders. Insets are the distances from a picture's edges to its core, in \
      pixels of the file as Xcode stores them, and in points. Pictures of a set at several scales \
      share the insets of the largest scale that is detected with confidence.

      Examples:
        plumb insets Card@2x.png
        plumb insets Media.xcassets --check
        plumb insets Media.xcassets --write
        plumb insets Media.xcassets/Card.imageset --output pictures
        plumb insets Media.xcassets --swift

      Exit codes: 0 success; 1 with --check, stored insets are wrong or missing, with --write, \
      doubtful insets were not written; 2 a file could not be read or written; 64 invalid command \
      line.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "Output format: text, a table, or json, one array of objects.")
  var format = Format.text

  @Flag(help: "Report stored insets that do not match the pictures or are missing.")
  var check = false

  @Flag(help: "Write the insets to Contents.json and leave the rest of it unchanged.")
  var write = false

  @Flag(help: "With --write, also write doubtful insets.")
  var force = false

  @Flag(help: "Print Swift code that sets the insets of the images.")
  var swift = false

  @Flag(help: "Count transparent padding around pictures without ornament as insets.")
  var includePadding = false

  @Option(
    name: [.short, .customLong("output"), .customLong("picture")],
    help: ArgumentHelp(
      "Write an annotated picture of each input to a folder, with the core outlined in yellow and ornament hatched. Only pictures are replaced.",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @Argument(help: "The pictures, image sets, asset catalogues or folders to examine.")
  var paths: [String]

  func validate() throws {
    if check && write { throw ValidationError("--check and --write cannot be used together.") }
    if force && !write { throw ValidationError("--force requires --write.") }
    if swift && (check || write) {
      throw ValidationError("--swift cannot be used with --check or --write.")
    }
    if swift && format == .json {
      throw ValidationError("--swift cannot be used with --format json.")
    }
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
    for note in report.notes { Terminal.error(note) }
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

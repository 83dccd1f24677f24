internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Workbench

/// `plumb frames`: prints the frames of a document's views.
struct FramesCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Lay out documents and print the frame of every view.",
    discussion: """
      Examples:
        plumb frames Main.storyboard
        plumb frames Sources
        plumb frames --format jsonl Screens/*.xib > frames.jsonl
        plumb frames --format numbered --scene Settings Main.storyboard
        plumb frames --intrinsic document Main.storyboard
        plumb frames --generation bigsur Preferences.xib
        plumb frames --device 'iPhone 15' --orientation landscape Main.storyboard
        plumb frames --size 320x568 --text-size AX5 Login.xib

      The text's heading of a root states the safe area that Interface Builder simulates around it, such as \
      for a status bar. Conflicts and findings go to standard error and do not change the exit code; \
      `plumb check` counts them.

      Exit codes: 0 every document was laid out; 1 some documents could not be read; 2 none could be read; \
      64 invalid command line.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, jsonl, tree, numbered }
  enum Source: String, ExpressibleByArgument, CaseIterable { case document }

  @Option(
    help:
      "Output format: text (default in a terminal) or jsonl, one JSON object per line for each root (default otherwise), or tree, text without paths and lines, in which only what moved differs, or numbered, the views of each root as `plumb render --tree` prints them, with frames in the root."
  )
  var format: Format?

  @Option(
    help: ArgumentHelp(
      "Where intrinsic sizes come from. document: use the stored size of views whose size depends on text, fonts or images.",
      valueName: "source"))
  var intrinsic: Source?

  @Option(
    help: ArgumentHelp(
      "Where the safe area and root margins come from. document: infer them from the root's own guide constraints.",
      valueName: "source"))
  var environment: Source?

  @Option(help: ArgumentHelp(GenerationOption.help, valueName: "generation"))
  var generation: ControlLook?

  @Option(
    help: ArgumentHelp(
      "The root to print, as `plumb render --scene` names it. (default: all)", valueName: "id"))
  var scene: String?

  @OptionGroup var surroundingsOptions: SurroundingsOptions

  @OptionGroup var assetOptions: AssetOptions

  @OptionGroup var fontOptions: FontOptions

  @OptionGroup var jobsOption: JobsOption

  @Argument(
    help: "The Interface Builder documents (.storyboard or .xib), or folders of them.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String]

  /// The output format.
  private var chosenFormat: Format { format ?? (Terminal.isOutput ? .text : .jsonl) }

  var workerOptions: [String] { format == nil ? ["--format", chosenFormat.rawValue] : [] }

  func run() throws {
    var output = Output()
    let (failures, total) = try MainActor.assumeIsolated {
      let run = try DocumentRun(self, jobs: jobsOption)
      let found = DocumentPaths(paths)
      for failure in found.failures { Terminal.error(failure.description) }
      let sum = run.print(found.documents.map { GivenDocument(path: $0) }, to: &output)
      return (
        found.failures.count + sum.failures, found.failures.count + found.documents.count
      )
    }
    try output.finish()
    if failures == total { throw ExitCode(2) }
    if failures > 0 { throw ExitCode(1) }
  }

  @MainActor func documentWork() throws -> (GivenDocument) -> CommandOutput {
    var options = NibOptions()
    if intrinsic != nil { options.intrinsicSizes = .document }
    if environment != nil { options.environment = .document }
    options.assetFolders = try assetOptions.foldersOrExit()
    let surroundings = try surroundingsOptions.surroundings()
    let fonts = try fontOptions.foldersOrExit()
    let format = chosenFormat
    return { target in
      do throws(WorkbenchError) {
        let laidOut = try ProjectFonts.with(fonts) { () throws(WorkbenchError) in
          try LaidOutDocument.read(
            path: target.path, options: options, surroundings: surroundings, look: generation)
        }
        let root = try scene.map { name throws(WorkbenchError) in
          try RootSelection.root(named: name, in: laidOut)
        }
        guard format == .numbered else {
          return Self.piece(FrameReport(laidOut, root: root), format)
        }
        var piece = CommandOutput()
        for root in root.map({ [$0] }) ?? laidOut.roots {
          piece.line(NumberedTree(of: root, in: laidOut).text)
        }
        piece.messages = laidOut.findings.map(\.description)
        return piece
      } catch {
        return failure(error, path: target.path)
      }
    }
  }

  /// Returns the output for a laid-out document.
  private static func piece(_ report: FrameReport, _ format: Format) -> CommandOutput {
    var piece = CommandOutput()
    switch format {
    case .jsonl:
      for line in JSONLines.lines(report) { piece.line(line) }
      // JSON lines have no field for findings, so they go to standard error.
      for conflict in report.roots.flatMap(\.conflicts) {
        piece.messages.append("\(report.path): conflict: \(conflict.outcome)")
      }
    case .text: piece.line(FrameTree.text(report))
    case .tree, .numbered: piece.line(FrameTree.text(report, hasPlaces: false))
    }
    piece.messages += report.findings.map(\.description)
    return piece
  }

  func failure(_ error: WorkbenchError, path: String) -> CommandOutput {
    guard chosenFormat == .jsonl else {
      return CommandOutput(messages: [error.description], failures: 1)
    }
    return CommandOutput(output: JSONLines.line(failure: error, path: path) + "\n", failures: 1)
  }
}

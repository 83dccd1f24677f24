internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Workbench

/// `plumb frames`: prints the frames of a document's views.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Lay out documents and print the frame of every view.",
    discussion: """
      Examples:
        plumb frames Main.storyboard
        plumb frames Sources
        plumb frames --format jsonl Screens/*.xib > frames.jsonl
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

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, jsonl, tree }
  enum Source: String, ExpressibleByArgument, CaseIterable { case document }

  @Option(
    help:
      "Output format: text (default in a terminal) or jsonl, one JSON object per line for each root (default otherwise), or tree, text without paths and lines, in which only what moved differs."
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

  @OptionGroup var surroundingsOptions: SurroundingsOptions

  @OptionGroup var assetOptions: AssetOptions

  @Argument(
    help: "The Interface Builder documents (.storyboard or .xib), or folders of them.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String]

  func run() throws {
    var options = NibOptions()
    if intrinsic != nil { options.intrinsicSizes = .document }
    if environment != nil { options.environment = .document }
    options.assetFolders = try assetOptions.foldersOrExit()
    let surroundings = try surroundingsOptions.surroundings()
    let format = format ?? (Terminal.isOutput ? .text : .jsonl)
    var output = Output()
    let found = DocumentPaths(paths)
    for failure in found.failures { Terminal.error(failure.description) }
    let failures =
      found.failures.count
      + MainActor.assumeIsolated {
        printFrames(found.documents, options, surroundings, format, &output)
      }
    try output.finish()
    if failures == found.documents.count + found.failures.count { throw ExitCode(2) }
    if failures > 0 { throw ExitCode(1) }
  }

  /// Prints all documents and returns how many could not be laid out.
  @MainActor private func printFrames(
    _ paths: [String], _ options: NibOptions, _ surroundings: Surroundings, _ format: Format,
    _ output: inout Output
  ) -> Int {
    var failures = 0
    var progress = Progress(total: paths.count)
    for path in paths {
      progress.step(path)
      do {
        let report = FrameReport(
          try LaidOutDocument(
            path: path, options: options, surroundings: surroundings, look: generation))
        switch format {
        case .jsonl:
          for line in JSONLines.lines(report) { output.line(line) }
          // JSON lines have no field for findings, so they go to standard error.
          for root in report.roots {
            for conflict in root.conflicts {
              Terminal.error("\(path): conflict: \(conflict.outcome)")
            }
          }
        case .text: output.line(FrameTree.text(report))
        case .tree: output.line(FrameTree.text(report, hasPlaces: false))
        }
        for finding in report.findings { Terminal.error(finding.description) }
      } catch {
        failures += 1
        if format == .jsonl {
          output.line(JSONLines.line(failure: error, path: path))
        } else {
          Terminal.error(error.description)
        }
      }
    }
    progress.finish()
    return failures
  }
}

internal import ArgumentParser
internal import Foundation
internal import NibBuilding
internal import Workbench

/// `plumb explain`: prints constraints that conflict, and which one was broken to resolve the conflict.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain conflicts between the constraints of documents.",
    discussion: """
      Examples:
        plumb explain Main.storyboard
        plumb explain Sources
        plumb explain Screens/*.xib

      Exit codes: 0 no conflicts; 1 conflicts were found; 2 a document could not be read; \
      64 invalid command line.
      """)

  @OptionGroup var assetOptions: AssetOptions

  @Argument(
    help: "The Interface Builder documents (.storyboard or .xib), or folders of them.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String]

  func run() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    var output = Output()
    let (findings, failures) = MainActor.assumeIsolated { explain(options, &output) }
    try output.finish()
    if failures > 0 { throw ExitCode(2) }
    if findings > 0 { throw ExitCode(1) }
  }

  @MainActor private func explain(
    _ options: NibOptions, _ output: inout Output
  ) -> (findings: Int, failures: Int) {
    var findings = 0
    let found = DocumentPaths(paths)
    for failure in found.failures { Terminal.error(failure.description) }
    var failures = found.failures.count
    for path in found.documents {
      do {
        let document = try LaidOutDocument(path: path, options: options)
        for explanation in document.explanations {
          output.line(explanation.text)
          findings += 1
        }
      } catch {
        failures += 1
        Terminal.error(error.description)
      }
    }
    return (findings, failures)
  }
}

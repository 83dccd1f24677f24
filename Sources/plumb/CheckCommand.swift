internal import ArgumentParser
internal import Foundation
internal import NibBuilding
internal import Workbench

/// `plumb check`: what is wrong with documents and asset catalogues.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look for mistakes in documents and asset catalogues.",
    discussion: """
      Looks at documents (.storyboard, .xib) and the asset catalogues beside them, at catalogues \
      (.xcassets), and at all of both below other folders. A finding is a line as compilers write \
      it, with the name of its rule at the end.

      Examples:
        plumb check Assets.xcassets
        plumb check Main.storyboard --assets Shared/Media.xcassets
        plumb check --format json . > findings.json

      Exit codes: 0 nothing was found; 1 something was; 2 something could not be read; 64 the \
      command line was wrong. Notes alone count as nothing.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "text, one line a finding, or json, one array of objects.")
  var format = Format.text

  @OptionGroup var assetOptions: AssetOptions

  @Argument(help: "Documents, asset catalogues or folders.")
  var paths: [String]

  func run() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    let (findings, failures) = MainActor.assumeIsolated {
      let report = CheckReport(paths: paths, options: options)
      return (report.findings, report.failures)
    }
    switch format {
    case .text: for finding in findings { print(finding.text) }
    case .json: print(FindingLines.json(findings))
    }
    for failure in failures { Terminal.error(failure.description) }
    if !failures.isEmpty { throw ExitCode(2) }
    if findings.contains(where: { $0.severity > .note }) { throw ExitCode(1) }
  }
}

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
        plumb check Card.xib --classes .build/debug/libCards.so --toolset ~/uikit

      Exit codes: 0 nothing was found; 1 something was; 2 something could not be read; 64 the \
      command line was wrong. Notes alone count as nothing.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "text, one line a finding, or json, one array of objects.")
  var format = Format.text

  @OptionGroup var assetOptions: AssetOptions

  @Option(
    help: ArgumentHelp(
      "A dynamic library, built with a toolset, that has the documents' classes: whether their alignment rectangles are right is asked of them; several times for several.",
      valueName: "library"))
  var classes: [String] = []

  @Option(
    help: ArgumentHelp(
      "The toolset's folder that the classes were built with; see `plumb toolset`.",
      valueName: "folder"))
  var toolset: String?

  @Argument(help: "Documents, asset catalogues or folders.")
  var paths: [String]

  func validate() throws {
    if classes.isEmpty != (toolset == nil) {
      throw ValidationError("--classes and --toolset belong together.")
    }
  }

  func run() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    if let toolset { return try check(options, with: Self.folder(toolset)) }
    let (text, failures, code) = MainActor.assumeIsolated {
      let report = CheckReport(paths: paths, options: options)
      return (report.text(isJSON: format == .json), report.failures, report.exitCode)
    }
    var output = Output()
    output.write(text)
    try output.finish()
    for failure in failures { Terminal.error(failure.description) }
    if code != 0 { throw ExitCode(code) }
  }

  /// Lets the toolset's program look, which has the classes.
  private func check(_ options: NibOptions, with toolset: URL) throws {
    let request = ClassesCheck(
      checked: paths, libraries: classes.map { Self.folder($0).path },
      assetFolders: options.assetFolders.map(\.path), isJSON: format == .json)
    let code: Int32
    do throws(WorkbenchError) {
      code = try request.run(in: toolset)
    } catch {
      Terminal.error(error.description)
      throw ExitCode(2)
    }
    if code != 0 { throw ExitCode(code) }
  }

  private static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
  }
}

internal import ArgumentParser
internal import Foundation
internal import NibBuilding
internal import Workbench

/// `plumb check`: reports problems in documents and asset catalogues.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check documents and asset catalogues for problems.",
    discussion: """
      Check documents (.storyboard, .xib) with the asset catalogues beside them, catalogues \
      (.xcassets), and recursively all of both in folders. Each finding is one line in the format of \
      compiler diagnostics, with the name of its rule at the end. Folders named Pods, Carthage, DerivedData \
      and *.xcloc are only searched for what documents refer to, unless they are given by name.

      Examples:
        plumb check Assets.xcassets
        plumb check Main.storyboard --assets Shared/Media.xcassets
        plumb check --fix Main.storyboard
        plumb check --format json . > findings.json
        plumb check --format sarif -o findings.sarif .
        plumb check --format html -o findings.html .
        plumb check Card.xib --classes .build/debug/libCards.so --toolset ~/uikit

      With --fix, repairs are verified and written: one that does not remove its finding, or adds another one, is \
      not. What remains is reported.

      A file .plumb.yml in a folder turns rules on and off and lists exceptions for everything below it.

      Exit codes: 0 no errors or warnings (notes do not count, unless a configuration or --strict says so); \
      1 errors or warnings were found; 2 an input or a configuration could not be read, or a repair not be written; 64 invalid command line.
      """)

  @Option(
    help:
      "Output format: text, one line per finding; json, one array of objects; sarif, for code hosts and editors; github, annotations of a workflow; junit, for build servers; or html, a page with pictures."
  )
  var format = FindingFormat.text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write the findings to a file, or to standard output for -. An existing file is replaced unless it is a document or in a catalogue. (default: standard output)",
      valueName: "file"))
  var output: String?

  @OptionGroup var assetOptions: AssetOptions

  @OptionGroup var settingsOptions: SettingsOptions

  @OptionGroup var fixOptions: FixOptions

  @Option(
    help: ArgumentHelp(
      "Load the documents' classes from a dynamic library built with the toolset, and check their alignment rectangles. Repeatable.",
      valueName: "library"))
  var classes: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the toolset that built the classes; see `plumb toolset`. Required with --classes.",
      valueName: "folder"))
  var toolset: String?

  @Argument(help: "The documents, asset catalogues or folders to check.")
  var paths: [String]

  func validate() throws {
    if classes.isEmpty != (toolset == nil) {
      throw ValidationError("--classes and --toolset must be used together.")
    }
    if fixOptions.fix, !classes.isEmpty {
      throw ValidationError("--fix cannot be used with --classes.")
    }
    if output == "" { throw ValidationError("-o needs a file name, or - for standard output.") }
  }

  func run() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    let file = output == "-" ? nil : output
    if let file, let why = OutputFile.refusal(file) {
      Terminal.error(WorkbenchError.output(path: file, why: why).description)
      throw ExitCode(2)
    }
    if let toolset { return try check(options, with: Self.folder(toolset)) }
    let files = try settingsOptions.files()
    let isQuiet = settingsOptions.quiet
    let mode = fixOptions.mode(format)
    let (text, failures, code, fixed) = MainActor.assumeIsolated {
      let report = CheckReport(paths: paths, options: options, fixing: mode) {
        folder throws(WorkbenchError) in
        try files.settings(in: folder)
      }
      return (
        format.text(of: isQuiet ? report.quietResult : report.result, options: options),
        report.failures, report.exitCode, report.fixed
      )
    }
    if let file {
      do throws(WorkbenchError) {
        try OutputFile.write(Data(text.utf8), to: file)
      } catch {
        Terminal.error(error.description)
        throw ExitCode(2)
      }
    } else {
      var output = Output()
      output.write(text)
      try output.finish()
    }
    fixOptions.report(fixed)
    for failure in failures { Terminal.error(failure.description) }
    if code != 0 { throw ExitCode(code) }
  }

  /// Runs the check in the toolset's program, which can load the classes.
  private func check(_ options: NibOptions, with toolset: URL) throws {
    let request = ClassesCheck(
      checked: paths, libraries: classes.map { Self.folder($0).path },
      assetFolders: options.assetFolders.map(\.path), format: format,
      output: output == "-" ? nil : output)
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

extension FindingFormat: ExpressibleByArgument {}

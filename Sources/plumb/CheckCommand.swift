internal import ArgumentParser
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Synchronization
internal import Workbench
internal import Workers

/// `plumb check`: reports problems in documents and asset catalogues.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check documents and asset catalogues for problems.",
    discussion: """
      Check documents (.storyboard, .xib) with the asset catalogues beside them, catalogues \
      (.xcassets), and recursively all of both in folders. Each finding is one line as compilers write it, \
      with its rule at the end; in a terminal they are grouped by file. Folders \
      named Pods, Carthage, DerivedData and *.xcloc are only searched for what documents refer to, unless they are \
      given by name.

      A .plumb.yml in a folder says which rules are looked for in it, how much they matter, what is excluded and \
      which findings are accepted.

      Examples:
        plumb check Assets.xcassets
        plumb check Main.storyboard --assets Shared/Media.xcassets
        plumb check --format json . > findings.json
        plumb check --format sarif -o findings.sarif .
        plumb check --format html -o findings.html .
        plumb check --fix Main.storyboard
        plumb check --fix --dry-run Main.storyboard
        plumb check --write-baseline plumb-baseline.json .
        plumb check --baseline plumb-baseline.json --since origin/main .
        plumb check Card.xib --classes .build/debug/libCards.so --toolset ~/uikit

      With --fix, repairs are verified and written: one that does not remove its finding, or adds another one, is \
      not. What remains is reported.

      Exit codes: 0 no errors or warnings (notes do not count unless --strict or a configuration says so); 1 errors \
      or warnings were found; 2 a document, a configuration or a baseline could not be read, or a repair not be written; 64 invalid command \
      line. Documents of kinds that are not supported are notes.
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

  @OptionGroup var fixOptions: FixOptions

  @OptionGroup var selection: CheckOptions

  @Flag(help: "List all findings in a terminal, where repetitions of a rule in a file are folded.")
  var all = false

  @OptionGroup var assetOptions: AssetOptions

  @OptionGroup var fontOptions: FontOptions

  @OptionGroup var jobsOption: JobsOption

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

  @Argument(
    help:
      "The documents, asset catalogues or folders to check; - is a document from standard input.")
  var paths: [String]

  func validate() throws {
    if classes.isEmpty != (toolset == nil) {
      throw ValidationError("--classes and --toolset must be used together.")
    }
    if fixOptions.fix, !classes.isEmpty {
      throw ValidationError("--fix cannot be used with --classes.")
    }
    if output == "" { throw ValidationError("-o needs a file name, or - for standard output.") }
    if readsInput, fixOptions.fix || !classes.isEmpty || selection.since != nil {
      throw ValidationError("- cannot be used with --fix, --classes or --since.")
    }
  }

  /// Whether a document is read from standard input.
  private var readsInput: Bool { paths.contains(StandardInput.path) }

  func run() throws {
    try fontOptions.using { try checkWithFonts() }
  }

  private func checkWithFonts() throws {
    guard readsInput else { return try check() }
    let text = try StandardInput.document()
    try UnsavedDocuments.$texts.withValue(
      UnsavedDocuments.texts.merging(UnsavedDocuments.byPath([StandardInput.path: text])) { $1 }
    ) { try check() }
  }

  private func check() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    let file = output == "-" ? nil : output
    for file in [file, selection.writeBaseline].compactMap({ $0 }) {
      guard let why = OutputFile.refusal(file) else { continue }
      Terminal.error(WorkbenchError.output(path: file, why: why).description)
      throw ExitCode(2)
    }
    if let toolset { return try check(options, with: Self.folder(toolset)) }
    let start = ContinuousClock.now
    var request = selection.request
    request.fixing = fixOptions.mode(format)
    let (text, messages, summary, code, fixed, changes, isClean) = MainActor.assumeIsolated {
      let progress = Mutex<Progress?>(nil)
      let report = CheckRun.report(
        on: paths, options: options, request: request,
        workers: jobsOption.workers(.check)
      ) { path, count in
        progress.withLock { shown in
          if shown == nil { shown = Progress(total: count, isAlone: true) }
          shown?.step(path)
        }
      }
      progress.withLock { $0?.finish() }
      let time = ContinuousClock.now - start
      return (
        self.text(of: report, isFile: file != nil), report.messages,
        CheckSummary.line(report, seconds: Terminal.isError ? time / .seconds(1) : nil),
        report.exitCode,
        report.fixed, report.changes,
        report.findings.isEmpty && report.messages.isEmpty && !fixOptions.fix
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
      var output = Output(isSafe: isGrouped(isFile: false) || format == .github)
      output.write(text)
      try output.finish()
    }
    fixOptions.report(fixed, changes)
    for message in messages { Terminal.error(message) }
    // Otherwise a log would not show that anything ran.
    if Terminal.isError || isClean, !selection.quiet { Terminal.error(summary) }
    if code != 0 { throw ExitCode(code) }
  }

  /// Whether findings are grouped for human readers.
  private func isGrouped(isFile: Bool) -> Bool {
    format == .text && !isFile && Terminal.isOutput
  }

  @MainActor private func text(of report: CheckReport, isFile: Bool) -> String {
    guard isGrouped(isFile: isFile) else {
      return format.text(of: report, options: report.options) { missing in
        if let sentence = DocumentAssets.sentence(missing) { Terminal.error(sentence) }
      }
    }
    return FindingTerminal(isColoured: Terminal.hasColours, showsAll: all).text(report)
  }

  /// Runs the check in the toolset's program, which can load the classes.
  private func check(_ options: NibOptions, with toolset: URL) throws {
    let request = ClassesCheck(
      checked: paths, libraries: classes.map { Self.folder($0).path },
      assetFolders: options.assetFolders.map(\.path), fontFolders: ProjectFonts.given,
      selection: selection.request, format: format, output: output == "-" ? nil : output)
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

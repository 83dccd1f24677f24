internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Workbench

/// `plumb explain`: explains the position of a view, the conflicts of a document, or a log of conflicts.
struct ExplainCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain why a view is where it is, or why constraints conflict.",
    discussion: """
      Of a log, any other file or - for standard input: conflicts and other messages of Auto Layout by cause. With \
      --view: the equations that determine place and size; what lost against \
      them; what nothing holds; and which lower priority would change the value. Places and lengths are those \
      of the alignment rectangle in its superview, in points, y down, before rounding to pixels. Without: \
      the conflicts, and which constraint was broken.

      Examples:
        plumb explain console.txt
        xcodebuild test -scheme App | plumb explain --in Sources -
        plumb explain Main.storyboard
        plumb explain --view Title Main.storyboard
        plumb explain --what-if 'Title.width >= 120 @750' Main.storyboard

      Exit codes: 0 no conflicts, or the view was explained; 1 conflicts or messages; 2 a document or a \
      log could not be read, or no view has the name; 64 invalid command line.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github, sarif, html }

  @Option(
    help: ArgumentHelp(
      "The view to explain: its id, or the name, text or custom class that it has in Interface Builder; `*` for all.",
      valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "What of the view to explain; may be given several times. (default: left, top, width and height)",
      valueName: "attribute"))
  var attribute: [ExplainedAttribute] = []

  @Option(help: "Output format; of views and what-ifs text or json.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Draw the view and the constraints of its equations over a picture of the scene; the extension is png, pdf or svg. For one view.",
      valueName: "file"))
  var picture: String?

  @Option(
    name: .customLong("what-if"),
    help: ArgumentHelp(
      "Show what a change would move and break: a constraint, such as 'title.width >= 120 @750'; 'remove ID'; 'NAME.attribute = value', such as 'title.text = \"Longer\"' or 'ID.constant = 20'; or 'device = iPhone SE', and orientation, size, direction, text-size and appearance. Repeatable; items are ids, names or superview.",
      valueName: "change"))
  var whatIf: [String] = []

  @OptionGroup var logOptions: LogOptions

  @OptionGroup var surroundingsOptions: SurroundingsOptions

  @OptionGroup var assetOptions: AssetOptions

  @OptionGroup var fontOptions: FontOptions

  @OptionGroup var jobsOption: JobsOption

  @Argument(
    help:
      "The Interface Builder documents, folders of them, or logs; - is a log from standard input.",
    completion: .file())
  var paths: [String]

  func validate() throws {
    for statement in whatIf {
      do throws(WorkbenchError) {
        try WhatIfReport.validate(statement)
      } catch {
        throw ValidationError(error.description)
      }
    }
    if let picture {
      if view == nil { throw ValidationError("--picture is about a view; add --view.") }
      do throws(WorkbenchError) {
        _ = try PictureOptions.format(named: nil, file: picture)
      } catch {
        throw ValidationError(
          error.description.replacing("-o \(picture)", with: "--picture \(picture)"))
      }
    }
    if view == nil, !attribute.isEmpty {
      throw ValidationError("--attribute is about a view; add --view.")
    }
    if view != nil, !whatIf.isEmpty, format != .text {
      throw ValidationError("--format json is for --view or for --what-if, not for both.")
    }
  }

  /// The results for all documents.
  private struct Answer {
    var conflicts = 0
    var views: [(explanation: ViewExplanation, document: LaidOutDocument)] = []
    var changes: [LayoutChange] = []
    var failures = 0
    /// The view that was probably meant by an unknown name.
    var suggestion: String?

    mutating func fail(_ error: WorkbenchError) {
      failures += 1
      Terminal.error(error.description)
    }
  }

  /// The log files among the paths.
  private var logs: [String] {
    paths.filter { $0 == StandardInput.path || LogFile.isLog($0) }
  }

  /// Rejects options that do not apply to the inputs.
  private func refuse(logs: [String]) throws {
    if logs.isEmpty {
      guard logOptions.folder == nil, !logOptions.showsAll, !logOptions.isBrief else {
        throw ValidationError("--in, --all and --brief are about logs.")
      }
      guard format == .text || format == .json else {
        throw ValidationError("--format \(format.rawValue) is for logs.")
      }
      if view == nil, whatIf.isEmpty, format != .text {
        throw ValidationError("--format is for --view, --what-if and logs.")
      }
    } else {
      guard view == nil, whatIf.isEmpty else {
        throw ValidationError("--view and --what-if are about documents, and \(logs[0]) is a log.")
      }
      guard logs.count == paths.count || format == .text else {
        throw ValidationError(
          "--format \(format.rawValue) is for logs alone; name the documents apart.")
      }
    }
  }

  /// Explains logs.
  private func run(logs: [String]) throws {
    let explained = ExplainedLogs(paths: logs, options: logOptions, format: format)
    let result = explained.result()
    // The texts of logs are already escaped, and the formats contain their own commands and colours.
    var output = Output(isSafe: true)
    for failure in result.failures { Terminal.error(failure.description) }
    output.write(result.text)
    try output.finish()
    if !result.failures.isEmpty { throw ExitCode(2) }
    if result.hasConflicts { throw ExitCode(1) }
  }

  func run() throws {
    let logs = logs
    try refuse(logs: logs)
    if logs.count == paths.count { return try run(logs: logs) }
    var documents = self
    documents.paths.removeAll { logs.contains($0) }
    var codes: [ExitCode] = []
    for part in logs.isEmpty
      ? [documents.runDocuments] : [{ try run(logs: logs) }, documents.runDocuments]
    {
      do { try part() } catch let code as ExitCode { codes.append(code) }
    }
    if let worst = codes.max(by: { $0.rawValue < $1.rawValue }) { throw worst }
  }

  /// Explains documents.
  private func runDocuments() throws {
    try fontOptions.using { try explainDocuments() }
  }

  private func explainDocuments() throws {
    var output = Output()
    let (hasConflicts, hasFailed) = try MainActor.assumeIsolated {
      var answer = try answer(&output)
      finish(&answer, &output)
      return (answer.conflicts > 0, answer.failures > 0)
    }
    try output.finish()
    if hasFailed { throw ExitCode(2) }
    if hasConflicts { throw ExitCode(1) }
  }

  private func layoutOptions() throws -> (options: NibOptions, surroundings: Surroundings) {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    return (options, try surroundingsOptions.surroundings())
  }

  @MainActor private func answer(_ output: inout Output) throws -> Answer {
    var answer = Answer()
    if view == nil, whatIf.isEmpty {
      let run = try DocumentRun(self, jobs: jobsOption)
      let found = DocumentPaths(paths)
      for failure in found.failures { answer.fail(failure) }
      let sum = run.print(found.documents.map { GivenDocument(path: $0) }, to: &output)
      answer.failures += sum.failures
      answer.conflicts = sum.count
      return answer
    }
    let (options, surroundings) = try layoutOptions()
    let found = DocumentPaths(paths)
    for failure in found.failures { answer.fail(failure) }
    for path in found.documents {
      do throws(WorkbenchError) {
        guard whatIf.isEmpty else {
          let report = try WhatIfReport(
            whatIf, path: path, options: options, surroundings: surroundings)
          answer.changes.append(report.change)
          if format == .text { output.line(WhatIfText.text(report.change)) }
          if view != nil { add(views: try report.laidOut(), to: &answer) }
          continue
        }
        let document = try LaidOutDocument.read(
          path: path, options: options, surroundings: surroundings)
        add(views: document, to: &answer)
      } catch {
        answer.fail(error)
      }
    }
    return answer
  }

  /// Reports the conflicts of a document, with possible repairs.
  @MainActor func documentWork() throws -> (GivenDocument) -> CommandOutput {
    let (options, surroundings) = try layoutOptions()
    let fonts = try fontOptions.foldersOrExit()
    return { target in
      do throws(WorkbenchError) {
        return try ProjectFonts.with(fonts) { () throws(WorkbenchError) in
          var piece = CommandOutput()
          let document = try LaidOutDocument.read(
            path: target.path, options: options, surroundings: surroundings)
          guard !document.conflicts.isEmpty else { return piece }
          let repairs = ConflictRepairs(document, options: options)
          for conflict in repairs.conflicts {
            piece.line(conflict.text(repairs: repairs.repairs(of: conflict)))
          }
          piece.count = repairs.conflicts.count
          return piece
        }
      } catch {
        return failure(error, path: target.path)
      }
    }
  }

  @MainActor private func add(views document: LaidOutDocument, to answer: inout Answer) {
    let attributes =
      attribute.isEmpty ? ViewExplanation.placeAndSize : attribute.map(\.attribute)
    let found = ViewExplanation.explanations(
      ofViewsNamed: view == "*" ? nil : view, in: document, attributes: attributes)
    answer.views += found.map { ($0, document) }
    if let view, answer.views.isEmpty, answer.suggestion == nil {
      answer.suggestion = ViewExplanation.suggestion(for: view, in: document)
    }
  }

  /// Prints the part that concerns all documents, and draws the view.
  @MainActor private func finish(_ answer: inout Answer, _ output: inout Output) {
    guard let view else {
      if format == .json { output.line(ComparisonJSON.lines(answer.changes)) }
      return
    }
    let views = answer.views.map(\.explanation)
    if views.isEmpty, answer.failures == 0 {
      let hint = answer.suggestion.map { "did you mean '\($0)'? `plumb" } ?? "`plumb"
      answer.fail(
        .notFound(
          "No view is named '\(view)'; \(hint) frames` lists views with their ids and names."))
      return
    }
    if format == .json {
      output.line(ExplanationJSON.lines(views))
    } else {
      for view in views { output.line(ExplanationText.text(view)) }
    }
    guard let picture, let only = answer.views.first else { return }
    do throws(WorkbenchError) {
      guard views.count == 1 else {
        throw .usage("--picture: \(views.count) views are named '\(view)'; use an id.")
      }
      if let why = OutputFile.refusal(picture, inputs: paths) {
        throw .output(path: picture, why: why)
      }
      let format = try PictureOptions.format(named: nil, file: picture)
      try OutputFile.write(
        try only.explanation.picture(in: only.document, format: format), to: picture)
    } catch {
      answer.fail(error)
    }
  }
}

extension ExplainedAttribute: ExpressibleByArgument {
  init?(argument: String) { self.init(word: argument) }
  static var allValueStrings: [String] { words }
}

internal import ArgumentParser
internal import Configuration
internal import Foundation
internal import NibBuilding
internal import Workbench

/// `plumb diff`: prints the views that a change of documents moves, and the edits that caused it.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show which views a change of documents moves, and which edit did it.",
    discussion: """
      Compares two files, two folders, two revisions of git, or a revision with the files as they are. \
      Frames are those in the superview, so that what lies in a view that moves is not listed.

      Examples:
        plumb diff Old.storyboard New.storyboard
        plumb diff HEAD
        plumb diff HEAD~1 HEAD -- Storyboards
        plumb diff --device 'iPhone SE' --device 'iPad Pro 11' --direction rtl main -- Main.storyboard
        plumb diff --format json HEAD
        plumb diff --format html -o changes.html main
        plumb diff HEAD --findings --expect "'Main title' moves down 8" --expect 'nothing else changes'

      As git's diff of documents, in .gitattributes `*.storyboard diff=plumb` and `*.xib diff=plumb`, and once \
      `git config diff.plumb.command 'plumb diff --git'`.

      An expectation is about a view in all compared layouts, by frames in the root: NAME moves, or moves up, down, \
      left or right, by so many points if a number follows; NAME gets wider, narrower, taller or shorter; NAME stays, \
      appears or disappears; NAME.x, y, width or height = points; 'nothing else changes' or 'no new findings'.

      Exit codes: 0 nothing moved, or with --expect, all expectations are met; 1 views moved, came or went, or other \
      constraints are broken, or with --expect, an expectation is not met; 2 something could \
      not be read; 64 invalid command line. With --git always 0 or 2.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, html }

  @Option(
    help:
      "Output format: text, json or html, one page with pictures before and after of what moved.")
  var format: Format = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the output to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Say whether the change does what was meant, such as 'Title moves down 8'. Repeatable.",
      valueName: "expectation"))
  var expect: [String] = []

  @Flag(help: "List the findings of `plumb check` that come and go with the change.")
  var findings = false

  @OptionGroup var layoutOptions: LayoutOptions

  @Option(
    name: .customLong("git"), parsing: .remaining,
    help: ArgumentHelp(
      "The seven arguments that git gives to an external diff, all that follow: path, old-file, old-hex, old-mode, new-file, new-hex, new-mode.",
      valueName: "argument"))
  var git: [String] = []

  @OptionGroup var assetOptions: AssetOptions

  @OptionGroup var fontOptions: FontOptions

  @Argument(help: "The old file or folder, or a revision of git.")
  var old: String?

  @Argument(
    help: "The new file or folder, or another revision. (default: the files as they are)")
  var new: String?

  @Argument(
    parsing: .postTerminator,
    help:
      "After --: the files and folders to compare at two revisions. (default: the current folder)")
  var paths: [String] = []

  func validate() throws {
    if format != .text || !git.isEmpty, findings || !expect.isEmpty {
      throw ValidationError("--expect and --findings are for --format text, without --git.")
    }
    do throws(WorkbenchError) {
      for text in expect { _ = try ExpectedChange(text) }
    } catch {
      throw ValidationError(error.description)
    }
    guard git.isEmpty else {
      if git.count < 7 {
        throw ValidationError("--git needs the seven arguments that git gives to an external diff.")
      }
      return
    }
    if old == nil {
      throw ValidationError(
        "Give two files or folders, or one or two revisions, with paths after --.")
    }
  }

  func run() throws {
    try fontOptions.using { try compare() }
  }

  private func compare() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    let pairs: [ComparedPair]
    let layouts: ComparedLayouts
    do throws(WorkbenchError) {
      layouts = try ComparedLayouts(layoutOptions.words)
      pairs = try self.pairs()
    } catch {
      if case .usage(let text) = error { throw ValidationError(text) }
      Terminal.error(error.description)
      throw ExitCode(2)
    }
    if let output, let why = OutputFile.refusal(output, inputs: [old, new].compactMap { $0 }) {
      Terminal.error(WorkbenchError.output(path: output, why: why).description)
      throw ExitCode(2)
    }
    var text = ""
    let (isWrong, failures) = MainActor.assumeIsolated {
      let (isChanged, failures) = compare(pairs, layouts, options, &text)
      guard findings || !expect.isEmpty else { return (isChanged, failures) }
      let (isMet, more) = judge(pairs, layouts, options, &text)
      return (expect.isEmpty ? isChanged : !isMet, failures + more)
    }
    if let output {
      do throws(WorkbenchError) {
        try OutputFile.write(Data(text.utf8), to: output)
      } catch {
        Terminal.error(error.description)
        throw ExitCode(2)
      }
    } else {
      var output = Output()
      output.write(text)
      try output.finish()
    }
    if failures > 0 { throw ExitCode(2) }
    if isWrong, git.isEmpty { throw ExitCode(1) }
  }

  /// Appends the findings that come and go, and the answers to expectations.
  ///
  /// - Returns: Whether all expectations are met, and the number of inputs that could not be read.
  @MainActor private func judge(
    _ pairs: [ComparedPair], _ layouts: ComparedLayouts, _ options: NibOptions,
    _ text: inout String
  ) -> (isMet: Bool, failures: Int) {
    do throws(WorkbenchError) {
      var statements: [(text: String, change: ExpectedChange)] = []
      for text in expect { statements.append((text, try ExpectedChange(text))) }
      let asksForFindings = findings || statements.contains { $0.change == .noNewFindings }
      let changes = asksForFindings ? FindingChanges(pairs, options: options) : nil
      let report = try ExpectationReport(
        statements, about: pairs, layouts: layouts, options: options,
        newFindings: changes?.newCount ?? 0)
      for line in (changes?.lines ?? []) + report.lines { text += line + "\n" }
      for failure in changes?.failures ?? [] { Terminal.error(failure.description) }
      return (report.isMet, changes?.failures.count ?? 0)
    } catch {
      Terminal.error(error.description)
      return (false, 1)
    }
  }

  private func pairs() throws(WorkbenchError) -> [ComparedPair] {
    if git.count >= 7 { return [try .pair(path: git[0], old: git[1], new: git[4])] }
    let old = old ?? "HEAD"
    if let new, paths.isEmpty, [old, new].allSatisfy(ComparedPair.isFile) {
      return try ComparedPair.pairs(old: old, new: new)
    }
    return try ComparedPair.pairs(revision: old, new, in: paths)
  }

  @MainActor private func compare(
    _ pairs: [ComparedPair], _ layouts: ComparedLayouts, _ options: NibOptions,
    _ text: inout String
  ) -> (isChanged: Bool, failures: Int) {
    var changes: [(change: LayoutChange, pair: ComparedPair)] = []
    var isChanged = false
    var failures = 0
    var progress = Progress(total: pairs.count)
    for pair in pairs {
      progress.step(pair.path)
      do throws(WorkbenchError) {
        if let change = try DocumentComparison.change(pair, layouts: layouts, options: options) {
          isChanged = isChanged || !change.isNothing
          changes.append((change, pair))
        } else if pair.old == nil || pair.new == nil {
          isChanged = true
          if format == .text {
            text += "\(pair.path): the document was \(pair.old == nil ? "added" : "removed")\n"
          }
        }
      } catch {
        failures += 1
        Terminal.error(error.description)
      }
    }
    progress.finish()
    switch format {
    case .json: text += ComparisonJSON.lines(changes.map(\.change)) + "\n"
    case .text: for entry in changes { text += ComparisonText.text(entry.change) + "\n" }
    case .html:
      let drawn = changes.map { entry in
        (
          change: entry.change,
          pictures: ComparisonPictures(
            entry.change, of: entry.pair, layouts: layouts, options: options)
        )
      }
      text += ComparisonPage.text(drawn)
      let missing = drawn.reduce(into: Set<String>()) { $0.formUnion($1.pictures.missing) }
      if let sentence = DocumentAssets.sentence(missing) { Terminal.error(sentence) }
    }
    return (isChanged, failures)
  }
}

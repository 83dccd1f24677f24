internal import ArgumentParser
internal import Configuration
internal import Foundation
internal import NibBuilding
internal import Workbench

/// `plumb diff`: prints which views a change of documents moves, and which edit did it.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show which views a change of documents moves, and which edit did it.",
    discussion: """
      Compares two files, two folders, two revisions of git, or a revision with the files as they are. \
      Frames are those in the superview, so that a view that moves takes what is in it along without a word.

      Examples:
        plumb diff Old.storyboard New.storyboard
        plumb diff HEAD
        plumb diff HEAD~1 HEAD -- Storyboards
        plumb diff --device 'iPhone SE' --device 'iPad Pro 11' --direction rtl main -- Main.storyboard
        plumb diff --format json HEAD

      As git's diff of documents, in .gitattributes `*.storyboard diff=plumb` and `*.xib diff=plumb`, and once \
      `git config diff.plumb.command 'plumb diff --git'`.

      Exit codes: 0 nothing moved; 1 views moved, came or went, or other constraints are broken; 2 something could \
      not be read; 64 invalid command line. With --git always 0 or 2.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "Output format: text or json.")
  var format: Format = .text

  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "Compare documents of iOS on a device, such as 'iPhone 15', or on their own for own. Repeatable, as are the next options; every combination is compared.",
      valueName: "name"),
    completion: .list(DeviceTable.completions))
  var devices: [String] = []

  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp("Hold devices this way: portrait or landscape.", valueName: "name"))
  var orientations: [String] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp(
      "Lay out from left to right, ltr, or from right to left, rtl.", valueName: "name"))
  var directions: [String] = []

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp("Give text styles of iOS a size, from XS to AX5.", valueName: "name"))
  var textSizes: [String] = []

  @Flag(
    name: .customLong("git"),
    help: "Read the seven arguments that git gives to an external diff: path, old-file, old-hex, old-mode, new-file, new-hex, new-mode.")
  var isGit = false

  @OptionGroup var assetOptions: AssetOptions

  @Argument(help: "The old and the new file or folder, or one or two revisions of git.")
  var states: [String]

  @Argument(
    parsing: .postTerminator,
    help: "After --: the files and folders to compare at two revisions. (default: the current folder)")
  var paths: [String] = []

  func validate() throws {
    if isGit {
      guard states.count >= 7 else {
        throw ValidationError("--git needs the seven arguments that git gives to an external diff.")
      }
    } else if states.count > 2 {
      throw ValidationError("Give two files or folders, or one or two revisions, with paths after --.")
    }
  }

  func run() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    let pairs: [ComparedPair]
    let layouts: ComparedLayouts
    do throws(WorkbenchError) {
      layouts = try ComparedLayouts([
        .devices: devices, .orientations: orientations, .directions: directions,
        .textSizes: textSizes,
      ])
      pairs = try self.pairs()
    } catch {
      if case .usage(let text) = error { throw ValidationError(text) }
      Terminal.error(error.description)
      throw ExitCode(2)
    }
    var output = Output()
    let (isChanged, failures) = MainActor.assumeIsolated {
      compare(pairs, layouts, options, &output)
    }
    try output.finish()
    if failures > 0 { throw ExitCode(2) }
    if isChanged, !isGit { throw ExitCode(1) }
  }

  private func pairs() throws(WorkbenchError) -> [ComparedPair] {
    if isGit { return [try .pair(path: states[0], old: states[1], new: states[4])] }
    let areFiles = states.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    if states.count == 2, paths.isEmpty, areFiles {
      return try ComparedPair.pairs(old: states[0], new: states[1])
    }
    return try ComparedPair.pairs(
      revision: states[0], states.count > 1 ? states[1] : nil, in: paths)
  }

  @MainActor private func compare(
    _ pairs: [ComparedPair], _ layouts: ComparedLayouts, _ options: NibOptions,
    _ output: inout Output
  ) -> (isChanged: Bool, failures: Int) {
    var changes: [LayoutChange] = []
    var isChanged = false
    var failures = 0
    var progress = Progress(total: pairs.count)
    for pair in pairs {
      progress.step(pair.path)
      do throws(WorkbenchError) {
        if let change = try DocumentComparison.change(pair, layouts: layouts, options: options) {
          isChanged = isChanged || !change.isNothing
          changes.append(change)
        } else if pair.old == nil || pair.new == nil {
          isChanged = true
          if format == .text {
            output.line("\(pair.path): the document was \(pair.old == nil ? "added" : "removed")")
          }
        }
      } catch {
        failures += 1
        Terminal.error(error.description)
      }
    }
    progress.finish()
    switch format {
    case .json: output.line(ComparisonJSON.lines(changes))
    case .text: for change in changes { output.line(ComparisonText.text(change)) }
    }
    return (isChanged, failures)
  }
}

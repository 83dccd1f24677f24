internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import Workbench

/// `plumb explain`: prints why a view is where it is, or which constraints conflict.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain why a view is where it is, or why constraints conflict.",
    discussion: """
      With --view: the equations that determine place and size, which add up to each value; what lost against \
      them; what nothing holds; and which lower priority would change the value. Places and lengths are those \
      of the alignment rectangle in its superview, in points, y down, before rounding to pixels. Without \
      --view: the conflicts, and which constraint was broken to resolve each.

      Examples:
        plumb explain Main.storyboard
        plumb explain Sources
        plumb explain --view Title Main.storyboard
        plumb explain --view i5M-Pr-FkT --attribute width --device 'iPhone SE' Main.storyboard
        plumb explain --view Title --format json Main.storyboard
        plumb explain --view Title --attribute width --picture title.png Main.storyboard
        plumb explain --what-if 'Title.width >= 120 @750' Main.storyboard
        plumb explain --what-if 'remove 7KV-4I-cPK' --what-if 'device = iPhone SE' Main.storyboard

      Exit codes: 0 no conflicts, or the view was explained; 1 conflicts were found; 2 a document could not be \
      read, or no view has the name; 64 invalid command line.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

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

  @Option(help: "Output format of views and of what would change: text or json.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Draw the view and the constraints of its equations over a picture of the scene; the extension is png, pdf or svg. For one view.",
      valueName: "file"))
  var picture: String?

  @Option(
    name: .customLong("what-if"),
    help: ArgumentHelp(
      "Show what a change would move and break: a constraint, such as 'title.width >= 120 @750'; 'remove ID'; 'NAME.attribute = value', such as 'title.text = \"Longer\"' or 'ID.constant = 20'; or 'device = iPhone SE', and orientation, size, direction, text-size and appearance. Repeatable; items are ids, names or superview. With --view the view is explained as it would be.",
      valueName: "change"))
  var whatIf: [String] = []

  @OptionGroup var surroundingsOptions: SurroundingsOptions

  @OptionGroup var assetOptions: AssetOptions

  @Argument(
    help: "The Interface Builder documents (.storyboard or .xib), or folders of them.",
    completion: .file(extensions: ["storyboard", "xib"]))
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
    if view == nil, whatIf.isEmpty, format != .text {
      throw ValidationError("--format is for --view and --what-if.")
    }
    if view != nil, !whatIf.isEmpty, format != .text {
      throw ValidationError("--format json is for --view or for --what-if, not for both.")
    }
  }

  func run() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    let surroundings = try surroundingsOptions.surroundings()
    var output = Output()
    let outcome = MainActor.assumeIsolated { explain(options, surroundings, &output) }
    if let view, whatIf.isEmpty, outcome.findings == 0, outcome.failures == 0 {
      Terminal.error(
        "No view is named '\(view)'; `plumb frames` lists views with their ids and names.")
      throw ExitCode(2)
    }
    try output.finish()
    if outcome.failures > 0 { throw ExitCode(2) }
    if view == nil, whatIf.isEmpty, outcome.findings > 0 { throw ExitCode(1) }
  }

  /// Explains all documents, and returns how many conflicts or views there are and how many documents failed.
  @MainActor private func explain(
    _ options: NibOptions, _ surroundings: Surroundings, _ output: inout Output
  ) -> (findings: Int, failures: Int) {
    var findings = 0
    var views: [ViewExplanation] = []
    var changes: [LayoutChange] = []
    let found = DocumentPaths(paths)
    for failure in found.failures { Terminal.error(failure.description) }
    var failures = found.failures.count
    for path in found.documents {
      do {
        let document: LaidOutDocument
        if whatIf.isEmpty {
          document = try LaidOutDocument(path: path, options: options, surroundings: surroundings)
        } else {
          let report = try WhatIfReport(
            whatIf, path: path, options: options, surroundings: surroundings)
          changes.append(report.change)
          document = report.document
          if format == .text { output.line(WhatIfText.text(report.change)) }
          if view == nil { continue }
        }
        guard let view else {
          let explanations = document.explanations
          guard !explanations.isEmpty else { continue }
          let repairs = ConflictRepairs(document, options: options)
          for explanation in explanations {
            output.line(explanation.text(repairs: repairs.repairs(of: explanation)))
            findings += 1
          }
          continue
        }
        let found = explanations(of: view, in: document)
        views += found
        if let picture, let only = found.first {
          guard views.count == 1 else {
            throw WorkbenchError.usage(
              "--picture: \(views.count) views are named '\(view)'; use an id.")
          }
          if let why = OutputFile.refusal(picture, inputs: paths) {
            throw WorkbenchError.output(path: picture, why: why)
          }
          let format = try PictureOptions.format(named: nil, file: picture)
          try OutputFile.write(try only.picture(in: document, format: format), to: picture)
        }
      } catch {
        failures += 1
        Terminal.error("\(error)")
      }
    }
    if view == nil, !whatIf.isEmpty {
      if format == .json { output.line(ComparisonJSON.lines(changes)) }
      return (changes.count, failures)
    }
    guard view != nil else { return (findings, failures) }
    switch format {
    case .json: output.line(ExplanationJSON.lines(views))
    case .text: for view in views { output.line(ExplanationText.text(view)) }
    }
    return (views.count, failures)
  }

  @MainActor private func explanations(
    of name: String, in document: LaidOutDocument
  ) -> [ViewExplanation] {
    let attributes =
      attribute.isEmpty ? ViewExplanation.placeAndSize : attribute.map(\.attribute)
    return ViewExplanation.explanations(
      ofViewsNamed: name == "*" ? nil : name, in: document, attributes: attributes)
  }
}

extension ExplainedAttribute: ExpressibleByArgument {}

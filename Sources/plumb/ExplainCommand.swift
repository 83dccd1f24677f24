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

  @Option(help: "Output format of views: text or json.")
  var format: Format = .text

  @OptionGroup var surroundingsOptions: SurroundingsOptions

  @OptionGroup var assetOptions: AssetOptions

  @Argument(
    help: "The Interface Builder documents (.storyboard or .xib), or folders of them.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String]

  func validate() throws {
    if view == nil, !attribute.isEmpty || format != .text {
      throw ValidationError("--attribute and --format are about a view; add --view.")
    }
  }

  func run() throws {
    var options = NibOptions()
    options.assetFolders = try assetOptions.foldersOrExit()
    let surroundings = try surroundingsOptions.surroundings()
    var output = Output()
    let outcome = MainActor.assumeIsolated { explain(options, surroundings, &output) }
    if let view, outcome.findings == 0, outcome.failures == 0 {
      Terminal.error("No view is named '\(view)'; `plumb frames` lists views with their ids and names.")
      throw ExitCode(2)
    }
    try output.finish()
    if outcome.failures > 0 { throw ExitCode(2) }
    if view == nil, outcome.findings > 0 { throw ExitCode(1) }
  }

  /// Explains all documents, and returns how many conflicts or views there are and how many documents failed.
  @MainActor private func explain(
    _ options: NibOptions, _ surroundings: Surroundings, _ output: inout Output
  ) -> (findings: Int, failures: Int) {
    var findings = 0
    var views: [ViewExplanation] = []
    let found = DocumentPaths(paths)
    for failure in found.failures { Terminal.error(failure.description) }
    var failures = found.failures.count
    for path in found.documents {
      do {
        let document = try LaidOutDocument(
          path: path, options: options, surroundings: surroundings)
        guard let view else {
          for explanation in document.explanations {
            output.line(explanation.text)
            findings += 1
          }
          continue
        }
        views += explanations(of: view, in: document)
      } catch {
        failures += 1
        Terminal.error(error.description)
      }
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

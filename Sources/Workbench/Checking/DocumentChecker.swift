internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Checks documents one by one in this process.
@MainActor final class DocumentChecker {
  private let options: NibOptions
  private var search: ProjectSearch

  /// A checker of documents.
  ///
  /// - Parameter targets: The paths among which the documents were found.
  init(_ targets: CheckTargets, options: NibOptions) {
    self.options = options
    search = ProjectSearch(targets, assetFolders: options.assetFolders)
  }

  /// Does a task.
  func outcome(of task: DocumentTask) -> DocumentOutcome {
    let assets = task.assets.map { URL(fileURLWithPath: $0) }
    var options = options
    options.assetFolders = assets + options.assetFolders
    let project = search.project(of: task.path, inFolder: task.folder, assets: assets)
    var outcome = DocumentOutcome()
    do throws(WorkbenchError) {
      let check = try DocumentCheck(
        path: task.path, options: options, project: project, matrix: task.matrix
      ) { task.rules.contains($0) }
      outcome.findings = check.findings
      if task.needsLabels { outcome.labels = check.document.map(Self.labels) ?? [:] }
    } catch {
      if let finding = UnsupportedDocument.finding(for: error) {
        outcome.kind = .unsupported
        outcome.findings = [finding]
      } else {
        outcome.kind = .failed(error.report)
      }
    }
    return outcome
  }

  /// The labels that authors gave to objects, by the objects' identifiers.
  private static func labels(of document: Document) -> [String: String] {
    var labels: [String: String] = [:]
    var open = [document.element]
    while let element = open.popLast() {
      if let id = element["id"], let label = element["userLabel"] { labels[id] = label }
      open += element.children
    }
    return labels
  }
}

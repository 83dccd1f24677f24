internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Checks documents one by one in this process.
@MainActor final class DocumentChecker {
  private let options: NibOptions
  private var search: ProjectSearch

  /// Creates a checker of documents.
  ///
  /// - Parameter targets: The paths among which the documents were found.
  init(_ targets: CheckTargets, options: NibOptions) {
    self.options = options
    search = ProjectSearch(targets, assetFolders: options.assetFolders)
  }

  /// Does a task.
  ///
  /// - Parameter isWanted: Whether a finding is reported, so that it is repaired; labels are those of the document.
  func outcome(
    of task: DocumentTask,
    isWanted: @escaping (Finding, _ labels: [String: String]) -> Bool = { _, _ in true }
  ) -> DocumentOutcome {
    let assets = task.assets.map { URL(fileURLWithPath: $0) }
    var options = options
    options.assetFolders = assets + options.assetFolders
    let project = search.project(of: task.path, inFolder: task.folder, assets: assets)
    var outcome = DocumentOutcome()
    do throws(WorkbenchError) {
      var labels: [String: String]?
      let check = try FixedCheck(
        path: task.path, options: options, project: project, matrix: task.matrix, mode: task.fixing,
        where: { task.rules.contains($0) },
        isWanted: { finding, document in
          if labels == nil { labels = task.needsLabels ? document.map(Self.labels) ?? [:] : [:] }
          return isWanted(finding, labels ?? [:])
        })
      outcome.findings = check.findings
      outcome.fixed = check.fixed
      outcome.failure = check.failure?.report
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

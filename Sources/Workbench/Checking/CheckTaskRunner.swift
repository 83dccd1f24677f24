internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Checks documents one by one in this process.
@MainActor final class CheckTaskRunner {
  private let options: NibOptions
  private var search: ProjectSearch

  /// Creates a runner.
  ///
  /// - Parameter inputs: The files that contain the documents.
  init(_ inputs: InputFiles, options: NibOptions) {
    self.options = options
    search = ProjectSearch(inputs, assetFolders: options.assetFolders)
  }

  /// Performs a task.
  ///
  /// - Parameter isWanted: Returns whether a finding is reported and therefore repaired; the labels are those of the
  ///   document.
  func outcome(
    of task: CheckTask,
    isWanted: @escaping (Finding, _ labels: [String: String]) -> Bool = { _, _ in true }
  ) -> CheckOutcome {
    let assets = task.assets.map { URL(fileURLWithPath: $0) }
    var options = options
    options.assetFolders = assets + options.assetFolders
    let project = search.project(of: task.path, inFolder: task.folder, assets: assets)
    var outcome = CheckOutcome()
    do throws(WorkbenchError) {
      var labels: [String: String]?
      let check = DocumentCheck(
        path: task.path, options: options, project: project, matrix: task.matrix,
        isOn: task.rules.contains)
      let repair = DocumentRepair(check: check, mode: task.fixing) { finding, document in
        if labels == nil { labels = task.needsLabels ? document.map(Self.labels) ?? [:] : [:] }
        return isWanted(finding, labels ?? [:])
      }
      let result = try repair.run()
      outcome.findings = result.findings
      outcome.fixed = result.fixed
      outcome.changes = result.changes
      outcome.failure = result.failure?.report
      if task.needsLabels { outcome.labels = result.document.map(Self.labels) ?? [:] }
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

  /// The labels that authors assigned to objects, by identifier.
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

internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding
internal import ReportFormats

/// The findings of `plumb check` about a document with the changes that are tried.
@MainActor enum PreviewFindings {
  /// Returns the findings as an array, and the reasons for which the check failed.
  ///
  /// The project's settings apply. The check has its own layouts, so the surroundings of the state have no effect.
  ///
  /// - Throws: `WorkbenchError` if the changes cannot be stated in the text.
  static func answer(
    _ changes: PreviewChanges, _ state: PreviewState
  ) throws(WorkbenchError) -> JSONText {
    var texts = UnsavedDocuments.texts
    var element = changes.element
    if state.changes?.isEmpty == false {
      let text = try changes.text()
      texts.merge(UnsavedDocuments.byPath([state.document: text])) { $1 }
      // Added constraints have other ids in the text.
      element = (try? MarkupEditor(text, path: state.document).element()) ?? element
    }
    let report = UnsavedDocuments.$texts.withValue(texts) {
      CheckRun.report(on: [state.document])
    }
    let places = ElementPlaces(element)
    return .object([
      (
        "findings",
        FindingJSON.json(report.findings, in: report.paths) {
          [("near", .array(places.ids(near: $0.location.subject).map { .string($0) }))]
        }
      ),
      ("failures", .array(report.failures.map { .string($0.description) })),
    ])
  }
}

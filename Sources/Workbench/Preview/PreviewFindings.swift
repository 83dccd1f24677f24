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

/// The objects around the elements of a document, by id.
private struct ElementPlaces {
  /// The object around each object, and the items of constraints.
  private var holders: [String: String] = [:]
  private var items: [String: [String]] = [:]

  /// Creates the places of a document's elements.
  ///
  /// - Complexity: O(elements).
  init(_ root: Element) {
    var open: [(element: Element, holder: String?)] = [(root, nil)]
    while let (element, holder) = open.popLast() {
      let id = element.objectID
      if let id {
        holders[id] = holder
        if element.name == "constraint" {
          items[id] = ["firstItem", "secondItem"].compactMap { element[$0] }
        }
      }
      open += element.children.map { ($0, id ?? holder) }
    }
  }

  /// Returns the ids in a subject, each with the items of a constraint and the objects around it, innermost first.
  func ids(near subject: String?) -> [String] {
    guard let subject else { return [] }
    var found: [String] = []
    for id in NamedViews.identifiers(in: subject) {
      found += [id] + (items[id] ?? [])
      var place = holders[id]
      while let holder = place {
        found.append(holder)
        place = holders[holder]
      }
    }
    return found
  }
}

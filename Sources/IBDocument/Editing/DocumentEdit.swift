/// A change of a document that a user performed as a unit: edits of elements that are applied together.
///
/// Moving a view into another one removes and inserts it; either edit alone would result in a different document.
package struct DocumentEdit: Sendable {
  /// The edits, in order of application.
  package let steps: [ElementEdit]

  /// Creates an edit from its steps.
  package init(_ steps: [ElementEdit]) { self.steps = steps }
}

extension Element {
  /// Returns the document after a change.
  package func applying(_ edit: DocumentEdit) -> Element {
    edit.steps.reduce(self) { $0.applying($1) }
  }

  /// The ids of the element and of all objects inside it.
  package var objectIDs: Set<String> {
    children.reduce(into: objectID.map { [$0] } ?? []) { $0.formUnion($1.objectIDs) }
  }
}

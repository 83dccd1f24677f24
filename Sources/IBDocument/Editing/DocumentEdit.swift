/// A change of a document that a user made as one: edits of elements that are applied together.
///
/// A view that is moved into another one goes in one place and comes in another; either alone would be a different
/// document.
package struct DocumentEdit: Sendable {
  /// The edits, in the order in which they are applied.
  package let steps: [ElementEdit]

  /// Creates an edit from its steps.
  package init(_ steps: [ElementEdit]) { self.steps = steps }
}

extension Element {
  /// The document after a change of it.
  package func applying(_ edit: DocumentEdit) -> Element {
    edit.steps.reduce(self) { $0.applying($1) }
  }

  /// The ids of the element and of all objects in it.
  package var objectIDs: Set<String> {
    children.reduce(into: objectID.map { [$0] } ?? []) { $0.formUnion($1.objectIDs) }
  }
}

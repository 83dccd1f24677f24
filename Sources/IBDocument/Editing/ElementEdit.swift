/// A change of a document, as performed by a user of Interface Builder.
///
/// An edit can be applied to any document that contains the elements on its path.
package struct ElementEdit: Sendable {
  /// A change of an element.
  package enum Change: Sendable {
    /// New values of an element's attributes; nil removes an attribute.
    case attributes([String: String?])
    /// A new element without objects; nil removes it.
    case part(Element?)
    /// The insertion of an object into its parent, after another child; nil inserts it before all children.
    case insertion(Element, after: ElementStep?)
    /// The removal of an object with its contents.
    case removal
    /// A new order of an element's children.
    case order([ElementStep])
  }

  /// The path of the changed element, or of the parent of an inserted part.
  package var path: [ElementStep]
  /// The change.
  package var change: Change
  /// The element before the edit; nil for an insertion.
  package var before: Element?

  /// Creates an edit of the element at the end of a path.
  package init(at path: [ElementStep], _ change: Change, before: Element?) {
    self.path = path
    self.change = change
    self.before = before
  }

  /// The innermost object of the edit: the inserted or removed object, or the one that contains the change; nil for the
  /// document itself.
  package var objectID: String? {
    if case .insertion(let element, _) = change, let id = element.objectID { return id }
    for step in path.reversed() { if case .object(let id) = step { return id } }
    return nil
  }
}

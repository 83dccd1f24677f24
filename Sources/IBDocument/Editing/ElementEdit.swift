/// One change of a document, as a user of Interface Builder makes it.
///
/// An edit can be applied to any document that has what it speaks of.
package struct ElementEdit: Sendable {
  /// A change of an element.
  package enum Change: Sendable {
    /// New values of an element's attributes; nil removes one.
    case attributes([String: String?])
    /// A new element without objects, or a removed one.
    case part(Element?)
    /// An object that is inserted into its parent, behind another child or, with nil, before all.
    case insertion(Element, after: ElementStep?)
    /// An object that is removed with its content.
    case removal
    /// A new order of an element's children.
    case order([ElementStep])
  }

  /// The path of what changes, or of the parent that a part is inserted into.
  package var path: [ElementStep]
  /// The change.
  package var change: Change
  /// The element before the edit; nil for an insertion and for an inserted part.
  package var before: Element?

  /// Creates an edit of the element at the end of a path.
  package init(at path: [ElementStep], _ change: Change, before: Element?) {
    self.path = path
    self.change = change
    self.before = before
  }

  /// The innermost object of the edit: that which is inserted or removed, or around what changes; nil for the
  /// document itself.
  package var objectID: String? {
    if case .insertion(let element, _) = change, let id = element.objectID { return id }
    for step in path.reversed() { if case .object(let id) = step { return id } }
    return nil
  }
}

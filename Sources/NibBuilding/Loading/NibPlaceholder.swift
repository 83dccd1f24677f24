package import IBDocument

/// An object that an element of a document represents and that exists before loading.
package enum NibPlaceholder: Hashable {
  /// The object that loads the document.
  case owner
  /// The responder chain.
  case firstResponder
  /// The program.
  case application
  /// An object that the program provides by name.
  case external(String)

  /// Creates the placeholder for an element; nil if the element is an object of the document.
  ///
  /// iOS documents have special elements for placeholders. macOS documents use custom objects with fixed ids, and each
  /// scene of a storyboard has one.
  package init?(_ element: Element) {
    switch (element.name, element["placeholderIdentifier"], element["id"]) {
    case ("placeholder", "IBFilesOwner"?, _): self = .owner
    case ("placeholder", "IBFirstResponder"?, _): self = .firstResponder
    case ("placeholder", let name?, _): self = .external(name)
    case ("customObject", _, "-2"?): self = .owner
    case ("customObject", _, "-1"?): self = .firstResponder
    case ("customObject", _, "-3"?): self = .application
    case ("customObject", _, _) where element["sceneMemberID"] == "firstResponder":
      self = .firstResponder
    default: return nil
    }
  }

  /// Returns the id of the responder chain's placeholder among elements; nil without one.
  package static func firstResponder(among elements: [Element]) -> String? {
    elements.first { NibPlaceholder($0) == .firstResponder }?["id"]
  }
}

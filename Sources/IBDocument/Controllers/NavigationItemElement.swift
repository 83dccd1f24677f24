/// The navigation item of a controller.
package struct NavigationItemElement: Sendable {
  /// The display mode of large titles.
  package enum LargeTitle: String, Sendable, Hashable {
    /// Inherits the mode of the previous item.
    case automatic
    /// Always displays a large title.
    case always
    /// Never displays a large title.
    case never
    /// Displays an inline title, the newer name for never.
    case inline
  }

  /// The identifier.
  package let id: String?
  /// The title.
  package let title: String?
  /// The line above the title.
  package let prompt: String?
  /// The display mode of the large title; automatic by default.
  package let largeTitle: LargeTitle
  /// The XML element.
  package let element: Element

  init(_ element: Element) {
    id = element["id"]
    title = element["title"]
    prompt = element["prompt"]
    largeTitle = element["largeTitleDisplayMode"].flatMap(LargeTitle.init) ?? .automatic
    self.element = element
  }
}

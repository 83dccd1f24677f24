/// The item that a controller puts into the navigation bar.
package struct NavigationItemElement: Sendable {
  /// A mode of large titles.
  package enum LargeTitle: String, Sendable, Hashable {
    /// The mode of the previous item.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Inline, the later word for never.
    case inline
  }

  /// Its identifier.
  package let id: String?
  /// The title.
  package let title: String?
  /// The line above the title.
  package let prompt: String?
  /// The mode of the large title; automatic unless stated.
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

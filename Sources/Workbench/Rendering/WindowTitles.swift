internal import IBDocument
internal import NibBuilding

/// The names of a document's windows, by the ids of their content views.
@MainActor struct WindowTitles {
  private var names: [String: [String]] = [:]

  /// Creates the titles of all windows of a document.
  ///
  /// - Complexity: O(elements).
  init(_ document: Document) {
    var waiting = [document.element]
    while let element = waiting.popLast() {
      waiting += element.children
      guard element.name == "window" || element.name == "panel" else { continue }
      let words = ["id", "identifier", "title"].compactMap { element[$0] }.filter { !$0.isEmpty }
      for content in element.children where content["key"] == "contentView" {
        if let id = content["id"] { names[id] = words }
      }
    }
  }

  /// Returns the id, identifier and title of the window whose content is the root, if it has them.
  func names(of root: BuiltRoot) -> [String] { names[root.element.id] ?? [] }
}

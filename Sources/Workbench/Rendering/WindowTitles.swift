internal import IBDocument
internal import NibBuilding

/// The names of a document's windows, by the ids of their content views.
@MainActor struct WindowTitles {
  private var names: [String: [String]] = [:]

  /// Creates the titles of all windows of a document.
  ///
  /// - Complexity: O(elements).
  init(_ document: Document) {
    // The content of a window controller is named after its own controller.
    for (id, window) in WindowElement.windows(of: document) where window.contentID == id {
      names[id] = ["id", "identifier", "title"].compactMap { window.element[$0] }
        .filter { !$0.isEmpty }
    }
  }

  /// Returns the id, identifier and title of the window whose content is the root, if it has them.
  func names(of root: BuiltRoot) -> [String] { names[root.element.id] ?? [] }
}

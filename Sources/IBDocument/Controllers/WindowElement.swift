/// A window or panel of a macOS document: the parts around its content.
package struct WindowElement: Sendable {
  /// The XML element.
  package let element: Element
  /// The title.
  package var title: String { element["title"] ?? "" }
  /// The line below the title.
  package var subtitle: String { element["subtitle"] ?? "" }
  /// Whether the window has a title bar.
  package var isTitled: Bool { style("titled") }
  /// Whether the title bar has a close button.
  package var isClosable: Bool { style("closable") }
  /// Whether the title bar has a button that minimizes the window.
  package var isMiniaturizable: Bool { style("miniaturizable") }
  /// Whether the title bar has a button that zooms the window.
  package var isResizable: Bool { style("resizable") }
  /// Whether the title bar is the smaller one of a panel.
  package var isUtility: Bool { style("utility") }
  /// Whether the window is a dark translucent panel.
  package var isHUD: Bool { style("HUD") }
  /// Whether the content extends under the title bar.
  package var isContentUnderBar: Bool { style("fullSizeContentView") }
  /// Whether the title bar has no background.
  package var isBarClear: Bool { element.bool("titlebarAppearsTransparent") ?? false }
  /// Whether the title is not shown.
  package var hidesTitle: Bool { element["titleVisibility"] == "hidden" }
  /// The style of the toolbar since macOS 11, such as `unified`; nil for the automatic one.
  package var toolbarStyle: String? { element["toolbarStyle"] }
  /// The toolbar, if any.
  package let toolbar: ToolbarElement?
  /// The id of the content view, if the document contains it in the window.
  package var contentID: String? {
    element.children.first { $0["key"] == "contentView" }?["id"]
  }

  /// Creates the value of an element `window` or `panel`.
  package init(_ element: Element) {
    self.element = element
    toolbar = element.child("toolbar").map(ToolbarElement.init)
  }

  private func style(_ name: String) -> Bool {
    element.child("windowStyleMask", key: "styleMask")?.bool(name) ?? false
  }

  /// Returns the windows of a document by the ids of the root views that they contain: a content view, or the view of
  /// the controller that a window controller shows.
  ///
  /// - Complexity: O(elements).
  package static func windows(of document: Document) -> [String: WindowElement] {
    var result: [String: WindowElement] = [:]
    var waiting = [document.element]
    while let element = waiting.popLast() {
      waiting += element.children
      guard element.name == "window" || element.name == "panel" else { continue }
      let window = WindowElement(element)
      if let id = window.contentID { result[id] = window }
    }
    let controllers = Dictionary(document.controllers.map { ($0.id, $0) }) { first, _ in first }
    for holder in document.controllers where holder.kind == .windowController {
      guard let window = holder.element.child("window") else { continue }
      for segue in holder.segues where segue.kind == .relationship {
        guard let id = segue.destination.flatMap({ controllers[$0]?.rootView?.id }) else {
          continue
        }
        result[id] = WindowElement(window)
      }
    }
    return result
  }
}

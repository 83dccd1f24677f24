/// A toolbar of a window.
package struct ToolbarElement: Sendable {
  /// An item of a toolbar.
  package struct Item: Sendable {
    /// The XML element, with the item's view.
    package let element: Element
    /// The identifier, such as `NSToolbarFlexibleSpaceItem` for an item of the system.
    package var identifier: String {
      element["implicitItemIdentifier"] ?? element["explicitItemIdentifier"] ?? ""
    }
    /// The label.
    package var label: String { element["label"] ?? "" }
    /// The id of the item's view; nil for an item with an image.
    package var viewID: String? { element.children.first { $0["key"] == "view" }?["id"] }
    /// The smallest size of the item's view, if stated.
    package var minSize: Size? { size("minSize") }
    /// The largest size of the item's view, if stated.
    package var maxSize: Size? { size("maxSize") }

    private func size(_ key: String) -> Size? {
      guard let size = element.child("size", key: key), let width = size.number("width"),
        let height = size.number("height")
      else { return nil }
      return Size(width: width, height: height)
    }
  }

  /// The visible items, in order.
  package let items: [Item]
  /// Whether items have labels.
  package let hasLabels: Bool
  /// Whether items have images.
  package let hasImages: Bool

  init(_ element: Element) {
    let allowed = element.child("allowedToolbarItems")?.children ?? []
    let known = Dictionary(allowed.compactMap { item in item["id"].map { ($0, item) } }) {
      first, _ in first
    }
    let shown = element.child("defaultToolbarItems")?.children ?? []
    items = shown.compactMap { item in
      (item["reference"].map { known[$0] } ?? item).map(Item.init)
    }
    hasLabels = element["displayMode"] != "iconOnly"
    hasImages = element["displayMode"] != "labelOnly"
  }
}

internal import Foundation
internal import IBDocument

extension AppKitToolkit {
  static func makeTabView(_ element: ViewElement, _ reader: NibReader) -> NSView {
    let view = reader.make(element) { NSTabView() }
    let types: [String: NSTabView.TabType] = [
      "leftTabsBezelBorder": .leftTabsBezelBorder, "bottomTabsBezelBorder": .bottomTabsBezelBorder,
      "rightTabsBezelBorder": .rightTabsBezelBorder, "noTabsBezelBorder": .noTabsBezelBorder,
      "noTabsLineBorder": .noTabsLineBorder, "noTabsNoBorder": .noTabsNoBorder,
    ]
    view.tabViewType = element.attribute("type").flatMap { types[$0] } ?? .topTabsBezelBorder
    view.controlSize = reader.controlSize(of: element)
    view.drawsBackground = element.bool("drawsBackground") ?? true
    if let font = element.element.child("font", key: "font") {
      view.font = reader.font(FontElement(font))
    }
    addItems(of: element, to: view)
    return view
  }

  /// Adds the tab view items in order, identified by the ids of their views until the views are created.
  private static func addItems(of element: ViewElement, to tabs: NSTabView) {
    let initial = element.attribute("initialItem")
    let items = element.element.child("tabViewItems")?.children(named: "tabViewItem") ?? []
    for item in items {
      let made = NSTabViewItem(identifier: item["identifier"])
      made.label = item["label"] ?? ""
      made.viewName = item.children.first { $0["key"] == "view" }?["id"]
      tabs.addTabViewItem(made)
      if let initial, item["id"] == initial { tabs.selectTabViewItem(made) }
    }
  }
}

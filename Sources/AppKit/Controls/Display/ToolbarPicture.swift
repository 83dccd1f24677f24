internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// The items of a toolbar in the picture of its window.
@MainActor struct ToolbarPicture {
  /// An item in its place.
  struct Item {
    let view: NSView
    let rect: CGRect
    let label: String?
    let labelRect: CGRect
  }
  /// The items that have a place.
  let items: [Item]

  init(_ toolbar: NSToolbar, _ place: WindowFrameArrangement, _ texts: WindowFrameContent) {
    let showsLabels = place.hasLabels && !place.isUnified
    let shown = toolbar.items.filter { !$0.isHidden }.flatMap { item in
      (item as? NSToolbarItemGroup).map { $0.view == nil ? $0.subitems : [item] } ?? [item]
    }
    let views = shown.map { Self.view(of: $0, place) }
    let arranged = zip(shown, views).map { item, view -> WindowFrameArrangement.Item in
      if item.itemIdentifier == .flexibleSpace { return .flexibleSpace }
      guard let view else { return .space }
      return .view(view.frame.size, label: showsLabels ? Self.width(of: item.label) : 0)
    }
    let end = WindowFramePainter.titleEnd(of: texts, place)
    items = zip(zip(shown, views), place.places(of: arranged, behind: end)).compactMap {
      found, rects in
      guard let view = found.1, let rects else { return nil }
      return Item(
        view: view, rect: rects.view, label: showsLabels ? found.0.label : nil,
        labelRect: rects.label)
    }
  }

  /// The view of an item: its own, its image or its title; nil for a space.
  private static func view(of item: NSToolbarItem, _ place: WindowFrameArrangement) -> NSView? {
    switch item.itemIdentifier {
    case .flexibleSpace, .space, .separator, .sidebarTrackingSeparator, .inspectorTrackingSeparator:
      return nil
    default: break
    }
    if item is NSTrackingSeparatorToolbarItem { return nil }
    if let view = item.view {
      if let search = item as? NSSearchToolbarItem {
        view.setFrameSize(
          NSSize(width: search.preferredWidthForSearchField, height: view.fittedFrameSize.height))
      } else if view.frame.size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
        view.setFrameSize(view.fittedFrameSize)
      }
      view.layoutSubtreeIfNeeded()
      return view
    }
    if item.image == nil, !item.title.isEmpty {
      let label = NSTextField(labelWithString: item.title)
      label.setFrameSize(label.fittedFrameSize)
      return label
    }
    let view = NSImageView()
    view.setFrameSize(place.imageSize)
    view.imageScaling = .scaleProportionallyDown
    view.image = item.image ?? standardImages[item.itemIdentifier].flatMap { NSImage(named: $0) }
    return view
  }

  private static func width(of label: String) -> CGFloat {
    NSAttributedString(string: label, attributes: [.font: NSFont.systemFont(ofSize: 11)]).size()
      .width
      + 4
  }

  /// The images of the system's items.
  private static let standardImages: [NSToolbarItem.Identifier: String] = [
    .showColors: "NSColorPanel", .showFonts: "NSFontPanel", .print: "printer",
    .customizeToolbar: "NSAdvanced", .toggleSidebar: "sidebar.leading",
    .toggleInspector: "sidebar.trailing", .cloudSharing: "square.and.arrow.up",
  ]
}

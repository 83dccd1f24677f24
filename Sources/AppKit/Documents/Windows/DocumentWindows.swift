internal import Drawing
internal import Foundation
package import IBDocument
internal import LayoutTree
package import NibBuilding
internal import ViewArrangements
package import ViewDrawing

/// The windows of a macOS document around the roots that are their contents.
@MainActor package final class DocumentWindows {
  private let reader: NibReader
  private let generation: ControlGeneration
  /// The windows by the ids of the roots that they contain.
  private var windows: [String: WindowElement] = [:]
  /// The views of toolbar items by their ids; built once, apart from the document's roots.
  private let itemViews: [String: NSView]

  /// Creates the windows of a document.
  ///
  /// - Parameter generation: The generation of all controls; nil for that of the tool that saved the document.
  /// - Complexity: O(elements).
  package init(_ document: Document, options: NibOptions, generation: ControlGeneration?) {
    let nib = NibSource(document, options: options)
    reader = NibReader(nib)
    self.generation = generation ?? DocumentGeneration(nib).generation
    windows = WindowElement.windows(of: document)
    let builder = NibBuilder(
      document, toolkit: AppKitToolkit(generation: generation), options: options)
    let views = builder.buildRoots { $0.via == "toolbarItem" }
    itemViews = Dictionary(
      views.compactMap { part in (part.view as? NSView).map { (part.element.id, $0) } }
    ) { first, _ in first }
  }

  /// Returns the window around a root; nil for a root that is not the content of a titled window.
  ///
  /// - Complexity: O(items of the toolbar).
  package func layers(around root: BuiltRoot) -> ViewLayers? {
    guard let view = root.view as? NSView, let window = windows[root.element.id], window.isTitled
    else { return nil }
    let place = arrangement(of: window, content: view)
    var layers = ViewLayers(size: place.size)
    layers.hasBackground = false
    layers.parts = ["title bar"] + (window.toolbar == nil ? [] : ["toolbar"])
    let frame = WindowFrame(place, WindowFrameContent(window), around: view)
    frame.addBehind(to: &layers)
    let items = toolbarItems(of: window, place)
    frame.inFront.labels = items.compactMap { item in item.label.map { ($0, item.labelRect) } }
    frame.addInFront(to: &layers)
    for item in items {
      item.view.appearance = view.appearance
      layers.add(.view(item.view), in: item.rect)
    }
    return layers
  }

  private func arrangement(of window: WindowElement, content: NSView) -> WindowFrameArrangement {
    var place = WindowFrameArrangement(contentSize: content.bounds.size, look: .init(generation))
    place.isUtility = window.isUtility || window.isHUD
    place.isContentUnderBar = window.isContentUnderBar
    place.hasSubtitle = !window.subtitle.isEmpty
    guard let toolbar = window.toolbar else { return place }
    place.hasLabels = toolbar.hasLabels
    place.toolbar =
      switch window.toolbarStyle {
      case _ where generation == .aqua: window.hidesTitle ? .unified : .expanded
      case "expanded": .expanded
      case "preference": .preference
      case "compact", "unifiedCompact": .compact
      default: .unified
      }
    return place
  }

  // MARK: Toolbar

  /// An item of a toolbar in its place.
  private struct PlacedItem {
    let view: NSView
    let rect: CGRect
    let label: String?
    let labelRect: CGRect
  }

  private func toolbarItems(
    of window: WindowElement, _ place: WindowFrameArrangement
  ) -> [PlacedItem] {
    guard let toolbar = window.toolbar else { return [] }
    let showsLabels = place.hasLabels && !place.isUnified
    var views: [NSView?] = []
    let items = toolbar.items.map { item -> WindowFrameArrangement.Item in
      switch item.identifier {
      case "NSToolbarFlexibleSpaceItem":
        views.append(nil)
        return .flexibleSpace
      case "NSToolbarSpaceItem", "NSToolbarSeparatorItem", "NSToolbarSidebarTrackingSeparatorItem":
        views.append(nil)
        return .space
      default:
        let view = view(of: item, place)
        views.append(view)
        return .view(view.frame.size, label: showsLabels ? Self.width(of: label(of: item)) : 0)
      }
    }
    let end = WindowFramePainter.titleEnd(of: WindowFrameContent(window), place)
    return zip(zip(views, toolbar.items), place.places(of: items, behind: end)).compactMap {
      found, rects in
      guard let view = found.0, let rects else { return nil }
      return PlacedItem(
        view: view, rect: rects.view, label: showsLabels ? label(of: found.1) : nil,
        labelRect: rects.label)
    }
  }

  /// The view of an item: its own, or an image.
  private func view(of item: ToolbarElement.Item, _ place: WindowFrameArrangement) -> NSView {
    if let view = item.viewID.flatMap({ itemViews[$0] }) {
      view.layoutSubtreeIfNeeded()
      return view
    }
    let view = NSImageView()
    view.setFrameSize(place.imageSize)
    view.imageScaling = .scaleProportionallyDown
    let name = item.element.imageName() ?? Self.systemItems[item.identifier]?.image
    view.image = name.flatMap { reader.image(named: $0) }
    if view.image == nil {
      reader.nib.note(missingImage: name, size: nil, of: view, \.image)
    }
    return view
  }

  private func label(of item: ToolbarElement.Item) -> String {
    item.label.isEmpty ? Self.systemItems[item.identifier]?.label ?? "" : item.label
  }

  private static func width(of label: String) -> CGFloat {
    let font = NSFont.systemFont(ofSize: 11).descriptor
    return TextContent(runs: [TextRun(text: label, font: font)]).layout().size.width + 4
  }

  /// The labels and images of the system's items.
  ///
  /// Source: Apple, "NSToolbarItem.Identifier".
  private static let systemItems: [String: (label: String, image: String)] = [
    "NSToolbarShowColorsItem": ("Colors", "NSColorPanel"),
    "NSToolbarShowFontsItem": ("Fonts", "NSFontPanel"),
    "NSToolbarPrintItem": ("Print", "printer"),
    "NSToolbarCustomizeToolbarItem": ("Customize", "NSAdvanced"),
    "NSToolbarToggleSidebarItem": ("Sidebar", "sidebar.leading"),
    "NSToolbarCloudSharingItem": ("Share", "square.and.arrow.up"),
  ]
}

extension WindowFrameContent {
  /// Creates the texts and buttons that a document states.
  fileprivate init(_ window: WindowElement) {
    self.init(
      title: window.hidesTitle ? "" : window.title, subtitle: window.subtitle,
      buttons: [window.isClosable, window.isMiniaturizable, window.isResizable],
      isHUD: window.isHUD, isBarClear: window.isBarClear)
  }
}

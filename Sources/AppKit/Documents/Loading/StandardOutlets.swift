/// The outlets of AppKit classes.
///
/// - SeeAlso: Apple's documentation of the classes; their properties that Interface Builder shows.
@MainActor enum StandardOutlets {
  /// Sets an outlet; returns whether the class has one of that name.
  static func set(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    switch (source, name) {
    case (let controller as NSViewController, "view"):
      guard let view = target as? NSView else { return false }
      controller.view = view
    case (let controller as NSWindowController, "window"):
      guard let window = target as? NSWindow else { return false }
      controller.window = window
    case (let window as NSWindow, "contentViewController"):
      window.contentViewController = target as? NSViewController
    case (let controller as NSSplitViewController, "splitView"):
      guard let split = target as? NSSplitView else { return false }
      controller.splitView = split
    case (let cell as NSTableCellView, "textField"): cell.textField = target as? NSTextField
    case (let cell as NSTableCellView, "imageView"): cell.imageView = target as? NSImageView
    case (let window as NSWindow, "delegate"):
      window.delegate = target as? any NSWindowDelegate
    case (let window as NSWindow, "initialFirstResponder"):
      window.initialFirstResponder = target as? NSView
    case (let application as NSApplication, "delegate"):
      application.delegate = target as? any NSApplicationDelegate
    case (let tabs as NSTabView, "delegate"): tabs.delegate = target as? any NSTabViewDelegate
    case (let view as NSView, "nextKeyView"): view.nextKeyView = target as? NSView
    case (let item as NSCollectionViewItem, "textField"): item.textField = target as? NSTextField
    case (let item as NSCollectionViewItem, "imageView"): item.imageView = target as? NSImageView
    case (let split as NSSplitView, "delegate"):
      split.delegate = target as? any NSSplitViewDelegate
    case (let stack as NSStackView, "delegate"):
      stack.delegate = target as? any NSStackViewDelegate
    default: return source is NSResponder && unused.contains(name)
    }
    return true
  }

  /// Outlets of Apple's classes without effect here: key views, menus, and delegates that are never called.
  private static let unused: Set<String> = [
    "nextKeyView", "initialFirstResponder", "menu", "toolbar", "formatter", "delegate",
    "dataSource",
    "searchMenuTemplate",
  ]
}

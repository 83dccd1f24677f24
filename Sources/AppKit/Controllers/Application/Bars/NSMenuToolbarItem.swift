/// An item of a toolbar that opens a menu.
///
/// - SeeAlso: Apple, "NSMenuToolbarItem".
@preconcurrency @MainActor open class NSMenuToolbarItem: NSToolbarItem {
  /// The menu.
  open var menu = NSMenu()
  /// Whether the item has a sign of its menu; stored only.
  open var showsIndicator = true
}

/// An item of a toolbar that shares what its delegate returns.
///
/// - SeeAlso: Apple, "NSSharingServicePickerToolbarItem".
@preconcurrency @MainActor open class NSSharingServicePickerToolbarItem: NSToolbarItem {
  /// The object that provides the shared things; not retained.
  open weak var delegate: (any NSSharingServicePickerToolbarItemDelegate)?
}

/// Provides what an item of a toolbar shares.
///
/// - SeeAlso: Apple, "NSSharingServicePickerToolbarItemDelegate".
@preconcurrency @MainActor
public protocol NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {
  /// The things to share.
  func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
}

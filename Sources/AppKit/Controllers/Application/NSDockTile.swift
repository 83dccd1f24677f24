public import Foundation

/// A tile in the Dock: data here, as there is no Dock.
///
/// - SeeAlso: Apple, "NSDockTile".
@preconcurrency @MainActor open class NSDockTile: NSObject {
  /// The size of the tile in points: 128 by 128.
  open var size: NSSize { NSSize(width: 128, height: 128) }
  /// The view that is drawn in the tile; nil for the icon.
  open var contentView: NSView?
  /// The text of the badge; nil for none.
  open var badgeLabel: String?
  /// Whether the icon of the program is drawn over a minimized window.
  open var showsApplicationBadge = true
  /// The program or the window of the tile.
  open internal(set) weak var owner: AnyObject?
  /// Displays the tile; does nothing.
  open func display() {}

  init(owner: AnyObject?) { self.owner = owner }
}

/// A program of its own that changes the tile in the Dock; never loaded here.
///
/// - SeeAlso: Apple, "NSDockTilePlugIn".
@preconcurrency @MainActor public protocol NSDockTilePlugIn: AnyObject {
  /// Sets the tile to change.
  func setDockTile(_ dockTile: NSDockTile?)
}

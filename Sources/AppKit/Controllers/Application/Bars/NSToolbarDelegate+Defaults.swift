// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSToolbarDelegate {
  /// Returns nil.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// The value of `[]`.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// The value of `[]`.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// The value of `[]`.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    []
  }
  /// The value of `[]`.
  public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
  { [] }
  /// Returns true.
  public func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool { true }
  /// Does nothing.
  public func toolbarWillAddItem(_ notification: Notification) {}
  /// Does nothing.
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}

// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSPopoverDelegate {
  /// Returns true.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Returns false.
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  /// Does nothing.
  public func popoverDidDetach(_ popover: NSPopover) {}
  /// Returns nil.
  public func detachableWindow(for popover: NSPopover) -> NSWindow? { nil }
  /// Does nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}

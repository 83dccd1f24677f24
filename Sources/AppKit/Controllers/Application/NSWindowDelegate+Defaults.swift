// Written from the protocol by `make forms`; not to be edited.
public import Foundation
public import FoundationShims

extension NSWindowDelegate {
  /// Returns true.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Returns nil.
  public func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { nil }
  /// The value of `frameSize`.
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
  /// The value of `newFrame`.
  public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect)
    -> NSRect
  { newFrame }
  /// Returns true.
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
  /// Returns nil.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  /// The value of `rect`.
  public func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect)
    -> NSRect
  { rect }
  /// Returns true.
  public func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool { true }
  /// Returns true.
  public func window(
    _ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint,
    with pasteboard: NSPasteboard
  ) -> Bool { true }
  /// The value of `proposedSize`.
  public func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize)
    -> NSSize
  { proposedSize }
  /// The value of `proposedOptions`.
  public func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions { proposedOptions }
  /// Returns nil.
  public func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]? { nil }
  /// Does nothing.
  public func window(
    _ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration: TimeInterval
  ) {}
  /// Does nothing.
  public func windowDidFailToEnterFullScreen(_ window: NSWindow) {}
  /// Returns nil.
  public func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]? { nil }
  /// Does nothing.
  public func window(
    _ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration: TimeInterval
  ) {}
  /// Does nothing.
  public func windowDidFailToExitFullScreen(_ window: NSWindow) {}
  /// The value of `maxPreferredFrameSize`.
  public func window(
    _ window: NSWindow,
    willResizeForVersionBrowserWithMaxPreferredSize maxPreferredFrameSize: NSSize,
    maxAllowedSize maxAllowedFrameSize: NSSize
  ) -> NSSize { maxPreferredFrameSize }
  /// Does nothing.
  public func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {}
  /// Does nothing.
  public func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExpose(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillMiniaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMiniaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidDeminiaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidUpdate(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeScreenProfile(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeBackingProperties(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillBeginSheet(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEndSheet(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillStartLiveResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEndLiveResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillExitFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillEnterVersionBrowser(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterVersionBrowser(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillExitVersionBrowser(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitVersionBrowser(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
}

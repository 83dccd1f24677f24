public import Foundation
public import FoundationShims

/// Decides about a window's size and closing, and is notified of its changes.
///
/// - SeeAlso: Apple, "NSWindowDelegate".
@preconcurrency @MainActor public protocol NSWindowDelegate: AnyObject {
  /// Whether the window may close; asked by ``NSWindow/performClose(_:)``.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// The text editor of a client; nil for the window's.
  func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
  // Default: frameSize
  /// The size to which a window is resized by ``NSWindow/setFrame(_:display:animate:)``; the proposed one by default.
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
  // Default: newFrame
  /// The frame to which the window is zoomed; the proposed one by default.
  func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
  /// Whether the window may be zoomed to a frame.
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
  /// The manager of undoable changes; nil for the window's own.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
  // Default: rect
  /// The place of a sheet in the window; the proposed one by default.
  func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
  /// Whether a menu of the document's folders may open.
  func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
  /// Whether the document may be dragged by its icon.
  func window(
    _ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint,
    with pasteboard: NSPasteboard
  ) -> Bool
  // Default: proposedSize
  /// The size of the content in full screen; the proposed one by default.
  func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
  // Default: proposedOptions
  /// The options of the screen in full screen; the proposed ones by default.
  func window(
    _ window: NSWindow,
    willUseFullScreenPresentationOptions proposedOptions:
      NSApplication.PresentationOptions
  ) -> NSApplication.PresentationOptions
  /// The windows that take part in the animation to full screen.
  func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]?
  /// Animates the window to full screen; never called here.
  func window(
    _ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration: TimeInterval)
  /// Called when the window could not enter full screen; never here.
  func windowDidFailToEnterFullScreen(_ window: NSWindow)
  /// The windows that take part in the animation from full screen.
  func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]?
  /// Animates the window from full screen; never called here.
  func window(
    _ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration: TimeInterval)
  /// Called when the window could not leave full screen; never here.
  func windowDidFailToExitFullScreen(_ window: NSWindow)
  // Default: maxPreferredFrameSize
  /// The size of the window in the overview of versions; the proposed one by default.
  func window(
    _ window: NSWindow,
    willResizeForVersionBrowserWithMaxPreferredSize maxPreferredFrameSize:
      NSSize, maxAllowedSize maxAllowedFrameSize: NSSize
  ) -> NSSize
  /// Called before the window's state is encoded.
  func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
  /// Called after the window's state was decoded.
  func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
  /// Called after the window was resized.
  func windowDidResize(_ notification: Notification)
  /// Called after the window was exposed; never here.
  func windowDidExpose(_ notification: Notification)
  /// Called before the user moves the window; never here.
  func windowWillMove(_ notification: Notification)
  /// Called after the window was moved.
  func windowDidMove(_ notification: Notification)
  /// Called after the window became the key window.
  func windowDidBecomeKey(_ notification: Notification)
  /// Called after the window stopped being the key window.
  func windowDidResignKey(_ notification: Notification)
  /// Called after the window became the main window.
  func windowDidBecomeMain(_ notification: Notification)
  /// Called after the window stopped being the main window.
  func windowDidResignMain(_ notification: Notification)
  /// Called before the window closes.
  func windowWillClose(_ notification: Notification)
  /// Called before the window is minimized.
  func windowWillMiniaturize(_ notification: Notification)
  /// Called after the window was minimized.
  func windowDidMiniaturize(_ notification: Notification)
  /// Called after the window was restored from the Dock.
  func windowDidDeminiaturize(_ notification: Notification)
  /// Called after the window was updated; never here.
  func windowDidUpdate(_ notification: Notification)
  /// Called after the window moved to another screen; never here.
  func windowDidChangeScreen(_ notification: Notification)
  /// Called after the window's screen changed its colours; never here.
  func windowDidChangeScreenProfile(_ notification: Notification)
  /// Called after the number of pixels per point changed.
  func windowDidChangeBackingProperties(_ notification: Notification)
  /// Called before a sheet opens.
  func windowWillBeginSheet(_ notification: Notification)
  /// Called after a sheet closed.
  func windowDidEndSheet(_ notification: Notification)
  /// Called before the user resizes the window; never here.
  func windowWillStartLiveResize(_ notification: Notification)
  /// Called after the user resized the window; never here.
  func windowDidEndLiveResize(_ notification: Notification)
  /// Called before the window enters full screen.
  func windowWillEnterFullScreen(_ notification: Notification)
  /// Called after the window entered full screen.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// Called before the window leaves full screen.
  func windowWillExitFullScreen(_ notification: Notification)
  /// Called after the window left full screen.
  func windowDidExitFullScreen(_ notification: Notification)
  /// Called before the overview of versions opens; never here.
  func windowWillEnterVersionBrowser(_ notification: Notification)
  /// Called after the overview of versions opened; never here.
  func windowDidEnterVersionBrowser(_ notification: Notification)
  /// Called before the overview of versions closes; never here.
  func windowWillExitVersionBrowser(_ notification: Notification)
  /// Called after the overview of versions closed; never here.
  func windowDidExitVersionBrowser(_ notification: Notification)
  /// Called after the visible part of the window changed.
  func windowDidChangeOcclusionState(_ notification: Notification)
}

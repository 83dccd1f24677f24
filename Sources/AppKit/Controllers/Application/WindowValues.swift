public import Foundation
package import FoundationShims

/// The values of a window that change nothing but themselves; see ``NSWindow``.
@preconcurrency @MainActor open class WindowValues: EventWindow {
  /// The height in the stack of windows; stored only: windows lie in the order in which they were brought to the front.
  open var level = NSWindow.Level.normal
  /// The behaviour among spaces and in full screen; stored only.
  open var collectionBehavior: NSWindow.CollectionBehavior = []
  /// The animation with which the window appears; stored only.
  open var animationBehavior = NSWindow.AnimationBehavior.default
  /// The depth of the pixels; stored only.
  open var depthLimit = NSWindow.Depth.twentyfourBitRGB
  /// Whether the depth follows the screen; stored only.
  open private(set) var hasDynamicDepthLimit = true
  /// Sets whether the depth follows the screen.
  open func setDynamicDepthLimit(_ flag: Bool) { hasDynamicDepthLimit = flag }
  /// The readers of the window's pixels; stored only.
  open var sharingType = NSWindow.SharingType.readOnly
  /// The storage of the pixels; buffered unless set.
  open var backingType = NSWindow.BackingStoreType.buffered
  /// The colour space of the pixels; stored only.
  open var colorSpace: NSColorSpace?
  /// The opacity of the window, 0 to 1; stored only.
  open var alphaValue: CGFloat = 1
  /// Whether the window covers all behind it; stored only.
  open var isOpaque = true
  /// Whether the window has a shadow; stored only.
  open var hasShadow = true
  /// Computes the shadow again; it is drawn with every picture.
  open func invalidateShadow() {}
  /// Whether the window can be moved by its title bar; stored only.
  open var isMovable = true
  /// Whether the window is released when it is closed; stored only, since Swift counts references.
  open var isReleasedWhenClosed = true
  /// Whether the window is hidden while its program is not active; stored only.
  open var hidesOnDeactivate = false
  /// Whether the window may be hidden with its program; stored only.
  open var canHide = true
  /// Whether the window is not listed in the menu of windows; stored only.
  open var isExcludedFromWindowsMenu = false
  /// Whether the content is kept in an image while the window is moved; stored only.
  open var preservesContentDuringLiveResize = true
  /// Whether views may be drawn on other threads; stored only.
  open var allowsConcurrentViewDrawing = true
  /// Whether changed views are displayed by themselves; stored only.
  open var isAutodisplay = true
  /// Whether views must be displayed; views know it themselves.
  open var viewsNeedDisplay = false
  /// Whether the window displays its views when it first appears; stored only.
  open var isOneShot = false
  /// Whether tool tips appear while the program is not active; stored only.
  open var allowsToolTipsWhenApplicationIsInactive = false
  /// Whether the background is drawn while the window is resized; stored only.
  open var displaysWhenScreenProfileChanges = false
  /// Whether modal windows leave the window in use.
  open var worksWhenModal: Bool { false }
  /// Whether the program may not end while the window is open; stored only.
  open var preventsApplicationTerminationWhenModal = true
  /// Whether the window can be restored after a launch; stored only.
  open var isRestorable = true
  /// The class that restores the window; stored only.
  open var restorationClass: (any NSWindowRestoration.Type)?
  /// Stops taking pictures of the window for its restoration.
  open func disableSnapshotRestoration() {}
  /// Resumes taking pictures of the window for its restoration.
  open func enableSnapshotRestoration() {}
  /// The title in lists of windows; the window's title unless set.
  open var miniwindowTitle: String! = ""
  /// The image in the Dock; stored only.
  open var miniwindowImage: NSImage?
  /// The colour behind the content; stored only.
  open var backgroundColor: NSColor! = .windowBackgroundColor
  /// The file that the title bar shows; stored only.
  open var representedURL: URL?
  /// The path of the file that the title bar shows.
  open var representedFilename: String {
    get { representedURL?.path ?? "" }
    set { representedURL = newValue.isEmpty ? nil : URL(fileURLWithPath: newValue) }
  }
  /// Whether the document has changes, which a dot in the close button shows; stored only.
  open var isDocumentEdited = false
  /// Whether the window shows the resize indicator; stored only.
  open var showsResizeIndicator = true
  /// Whether the toolbar has a button that hides it; stored only.
  open var showsToolbarButton = false
  /// The line below the title bar; stored only.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  /// The place of the toolbar.
  open var toolbarStyle = NSWindow.ToolbarStyle.automatic
  /// Whether the window opens as a tab; stored only.
  open var tabbingMode = NSWindow.TabbingMode.automatic
  /// The name that windows share whose tabs belong together.
  open var tabbingIdentifier: NSWindow.TabbingIdentifier = "NSWindow"
  /// The tab of the window.
  public private(set) lazy var tab = NSWindowTab()
  /// The smallest size of the window beside another one in full screen; stored only.
  open var minFullScreenContentSize = NSSize.zero
  /// The largest size of the window beside another one in full screen; stored only.
  open var maxFullScreenContentSize = NSSize(width: 10_000, height: 10_000)
  /// The steps in which the user resizes the window; 1 by 1 unless set; stored only.
  open var resizeIncrements = NSSize(width: 1, height: 1)
  /// The steps in which the user resizes the content; 1 by 1 unless set; stored only.
  open var contentResizeIncrements = NSSize(width: 1, height: 1)
  /// The ratio of the window's width and height that ``NSWindow/setFrame(_:display:animate:)`` keeps; zero for none.
  open var aspectRatio = NSSize.zero
  /// The ratio of the content's width and height; zero for none.
  open var contentAspectRatio = NSSize.zero
  /// The identifier of the window.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The controllers of views in the title bar.
  open var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
  /// Appends a controller of a view in the title bar.
  open func addTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController
  ) { titlebarAccessoryViewControllers.append(childViewController) }
  /// Inserts a controller of a view in the title bar.
  open func insertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) { titlebarAccessoryViewControllers.insert(childViewController, at: index) }
  /// Removes the controller of a view in the title bar.
  open func removeTitlebarAccessoryViewController(at index: Int) {
    titlebarAccessoryViewControllers.remove(at: index)
  }

  package override func knowsStandardAction(_ action: Selector) -> Bool {
    Self.actions[action.description] != nil || super.knowsStandardAction(action)
  }
  package override func performsStandardAction(_ action: Selector, _ sender: Any?) -> Bool {
    guard let window = self as? NSWindow, let perform = Self.actions[action.description] else {
      return super.performsStandardAction(action, sender)
    }
    perform(window, sender)
    return true
  }
  /// The actions of the title bar's buttons and of the menu of windows.
  private static let actions: [String: (NSWindow, Any?) -> Void] = [
    "performClose:": { $0.performClose($1) },
    "performMiniaturize:": { $0.performMiniaturize($1) },
    "performZoom:": { $0.performZoom($1) }, "zoom:": { $0.performZoom($1) },
    "miniaturize:": { $0.miniaturize($1) }, "toggleFullScreen:": { $0.toggleFullScreen($1) },
    "toggleToolbarShown:": { $0.toggleToolbarShown($1) },
    "runToolbarCustomizationPalette:": { $0.runToolbarCustomizationPalette($1) },
    "makeKeyAndOrderFront:": { $0.makeKeyAndOrderFront($1) },
    "orderOut:": { $0.orderOut($1) }, "orderFront:": { $0.orderFront($1) },
    "selectNextTab:": { $0.selectNextTab($1) },
    "selectPreviousTab:": { $0.selectPreviousTab($1) },
    "mergeAllWindows:": { $0.mergeAllWindows($1) },
    "moveTabToNewWindow:": { $0.moveTabToNewWindow($1) },
  ]
}

public import Foundation

extension NSWindow {
  /// The name under which a window's frame is saved.
  public typealias FrameAutosaveName = String
  /// The name that windows share whose tabs belong together.
  public typealias TabbingIdentifier = String
  /// The name under which the state of windows is saved.
  public typealias PersistableFrameDescriptor = String

  /// The height of a window in the stack of windows; raw values are Apple's.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public var rawValue: Int
    /// Creates a level from a height.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a level from a height.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The level of documents: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of palettes: 3.
    public static let floating = Level(rawValue: 3)
    /// The level of menus that are torn off: 3.
    public static let submenu = Level(rawValue: 3)
    /// The level of menus that were torn off: 3.
    public static let tornOffMenu = Level(rawValue: 3)
    /// The level of modal panels: 8.
    public static let modalPanel = Level(rawValue: 8)
    /// The level of the menu bar: 24.
    public static let mainMenu = Level(rawValue: 24)
    /// The level of status items: 25.
    public static let statusBar = Level(rawValue: 25)
    /// The level of menus that open: 101.
    public static let popUpMenu = Level(rawValue: 101)
    /// The level of screen savers: 1000.
    public static let screenSaver = Level(rawValue: 1000)
    /// The level of the Dock: 20.
    public static let dock = Level(rawValue: 20)
  }

  /// The behaviour of a window among spaces, full screen and other programs; raw values are Apple's.
  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behaviour from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On all spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    /// Moves to the active space.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// Takes part in Exposé and spaces.
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    /// Floats in spaces and hides in Exposé.
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    /// Stays in Exposé.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// In the cycle of windows.
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    /// Outside the cycle of windows.
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    /// May fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// May appear beside a window that fills the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// May not fill the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    /// May share the screen with another window.
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    /// May not share the screen with another window.
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
    /// Belongs to the middle of Stage Manager.
    public static let primary = CollectionBehavior(rawValue: 1 << 16)
    /// Belongs to the side of Stage Manager.
    public static let auxiliary = CollectionBehavior(rawValue: 1 << 17)
    /// Appears with all programs.
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
  }

  /// The animation with which a window appears; stored only.
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0, none = 2, documentWindow = 3, utilityWindow = 4, alertPanel = 5
  }
  /// The depth of a window's pixels; stored only.
  public enum Depth: Int32, Sendable {
    case twentyfourBitRGB = 0x208, sixtyfourBitRGB = 0x210, onehundredtwentyeightBitRGB = 0x220
  }
  /// The readers and writers of a window's pixels; stored only.
  public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }
  /// A button in the title bar.
  public enum ButtonType: UInt, Sendable {
    case closeButton = 0, miniaturizeButton = 1, zoomButton = 2, toolbarButton = 3
    case documentIconButton = 4, documentVersionsButton = 6
  }
  /// Whether windows open as tabs.
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  /// The user's setting for windows that open as tabs.
  public enum UserTabbingPreference: Int, Sendable { case manual, always, inFullScreen }
  /// The place of the toolbar.
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  /// The direction of a change of the first responder.
  public enum SelectionDirection: UInt, Sendable { case direct, selectingNext, selectingPrevious }

  /// The part of a window that is visible.
  public struct OcclusionState: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A part of the window is visible.
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }
  /// The numbers of windows that a list has.
  public struct NumberListOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Windows of all programs.
    public static let allApplications = NumberListOptions(rawValue: 1)
    /// Windows of all spaces.
    public static let allSpaces = NumberListOptions(rawValue: 1 << 4)
  }

  /// Posted after the window was resized, with the window as its object.
  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  /// Posted after the window was moved.
  public nonisolated static let didMoveNotification = Notification.Name(
    "NSWindowDidMoveNotification")
  /// Posted before the user moves the window; never here.
  public nonisolated static let willMoveNotification = Notification.Name(
    "NSWindowWillMoveNotification")
  /// Posted after the window became the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  /// Posted after the window stopped being the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  /// Posted after the window became the main window.
  public nonisolated static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  /// Posted after the window stopped being the main window.
  public nonisolated static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  /// Posted before the window closes.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
  /// Posted before the window is minimized.
  public nonisolated static let willMiniaturizeNotification = Notification.Name(
    "NSWindowWillMiniaturizeNotification")
  /// Posted after the window was minimized.
  public nonisolated static let didMiniaturizeNotification = Notification.Name(
    "NSWindowDidMiniaturizeNotification")
  /// Posted after the window was restored from the Dock.
  public nonisolated static let didDeminiaturizeNotification = Notification.Name(
    "NSWindowDidDeminiaturizeNotification")
  /// Posted after the window was updated; never here.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "NSWindowDidUpdateNotification")
  /// Posted after a part of the window was exposed; never here.
  public nonisolated static let didExposeNotification = Notification.Name(
    "NSWindowDidExposeNotification")
  /// Posted after the window moved to another screen; never here.
  public nonisolated static let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
  /// Posted after the window's screen changed its colours; never here.
  public nonisolated static let didChangeScreenProfileNotification = Notification.Name(
    "NSWindowDidChangeScreenProfileNotification")
  /// Posted after the number of pixels per point changed.
  public nonisolated static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  /// The key of the former scale in the user info of ``didChangeBackingPropertiesNotification``.
  public nonisolated static let oldScaleFactorUserInfoKey = "NSBackingPropertyOldScaleFactorKey"
  /// The key of the former colours in the user info of ``didChangeBackingPropertiesNotification``.
  public nonisolated static let oldColorSpaceUserInfoKey = "NSBackingPropertyOldColorSpaceKey"
  /// Posted before a sheet opens.
  public nonisolated static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheetNotification")
  /// Posted after a sheet closed.
  public nonisolated static let didEndSheetNotification = Notification.Name(
    "NSWindowDidEndSheetNotification")
  /// Posted before the user resizes the window; never here.
  public nonisolated static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
  /// Posted after the user resized the window; never here.
  public nonisolated static let didEndLiveResizeNotification = Notification.Name(
    "NSWindowDidEndLiveResizeNotification")
  /// Posted before the window enters full screen.
  public nonisolated static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  /// Posted after the window entered full screen.
  public nonisolated static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  /// Posted before the window leaves full screen.
  public nonisolated static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  /// Posted after the window left full screen.
  public nonisolated static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  /// Posted before the overview of versions opens; never here.
  public nonisolated static let willEnterVersionBrowserNotification = Notification.Name(
    "NSWindowWillEnterVersionBrowserNotification")
  /// Posted after the overview of versions opened; never here.
  public nonisolated static let didEnterVersionBrowserNotification = Notification.Name(
    "NSWindowDidEnterVersionBrowserNotification")
  /// Posted before the overview of versions closes; never here.
  public nonisolated static let willExitVersionBrowserNotification = Notification.Name(
    "NSWindowWillExitVersionBrowserNotification")
  /// Posted after the overview of versions closed; never here.
  public nonisolated static let didExitVersionBrowserNotification = Notification.Name(
    "NSWindowDidExitVersionBrowserNotification")
  /// Posted after the visible part of the window changed.
  public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
}

/// The line below a title bar.
public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

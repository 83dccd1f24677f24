public import Foundation

/// The tab of a window.
///
/// - SeeAlso: Apple, "NSWindowTab".
@preconcurrency @MainActor open class NSWindowTab: NSObject {
  /// The title; the window's for an empty one.
  open var title: String! = ""
  /// The title with attributes; nil for none.
  open var attributedTitle: NSAttributedString?
  /// The text that appears under the pointer; nil for none.
  open var toolTip: String! = ""
  /// The view behind the title.
  open var accessoryView: NSView?
  /// Creates a tab.
  public override init() { super.init() }
}

/// Windows that are the tabs of one frame.
///
/// - SeeAlso: Apple, "NSWindowTabGroup".
@preconcurrency @MainActor open class NSWindowTabGroup: NSObject {
  /// The name that the windows share.
  open internal(set) var identifier: NSWindow.TabbingIdentifier
  /// The windows, in the order of their tabs.
  open internal(set) var windows: [NSWindow] = []
  /// Whether all tabs are shown side by side; stored only.
  open var isOverviewVisible = false
  /// Whether the row of tabs is visible.
  open internal(set) var isTabBarVisible = true
  /// The window whose tab is in front.
  open weak var selectedWindow: NSWindow?

  init(_ first: NSWindow) {
    identifier = first.tabbingIdentifier
    super.init()
    addWindow(first)
    selectedWindow = first
  }
  /// Appends a window.
  open func addWindow(_ window: NSWindow) { insertWindow(window, at: windows.count) }
  /// Inserts a window; it leaves its former group.
  open func insertWindow(_ window: NSWindow, at index: Int) {
    window.tabGroup?.removeWindow(window)
    windows.insert(window, at: min(max(0, index), windows.count))
    window.group = self
  }
  /// Removes a window.
  open func removeWindow(_ window: NSWindow) {
    windows.removeAll { $0 === window }
    window.group = nil
    if selectedWindow === window { selectedWindow = windows.first }
  }
}

extension NSWindow {
  /// Whether windows open as tabs by themselves; stored only.
  public static var allowsAutomaticWindowTabbing: Bool {
    get { automaticTabbing }
    set { automaticTabbing = newValue }
  }
  private static var automaticTabbing = true
  /// The user's setting for windows that open as tabs: in full screen, the system's default.
  public static var userTabbingPreference: UserTabbingPreference { .inFullScreen }
  /// The group of tabs to which the window belongs; nil for a window by itself.
  public var tabGroup: NSWindowTabGroup? { group }
  /// The windows of the group of tabs; nil for a window by itself.
  public var tabbedWindows: [NSWindow]? { group.map(\.windows) }
  /// Adds a window as a tab before or behind this one.
  public func addTabbedWindow(_ window: NSWindow, ordered: NSWindowOrderingMode) {
    let group = group ?? NSWindowTabGroup(self)
    let index = group.windows.firstIndex { $0 === self } ?? 0
    group.insertWindow(window, at: ordered == .below ? index : index + 1)
  }
  private func selectTab(_ distance: Int) {
    guard let group, let index = group.windows.firstIndex(where: { $0 === group.selectedWindow })
    else { return }
    let count = group.windows.count
    group.selectedWindow = group.windows[(index + distance + count) % count]
    group.selectedWindow?.makeKeyAndOrderFront(nil)
  }
  /// Selects the tab behind the selected one.
  public func selectNextTab(_ sender: Any?) { selectTab(1) }
  /// Selects the tab before the selected one.
  public func selectPreviousTab(_ sender: Any?) { selectTab(-1) }
  /// Takes the window out of its group.
  public func moveTabToNewWindow(_ sender: Any?) { group?.removeWindow(self) }
  /// Makes all windows of the program with the same tabbing identifier tabs of this one.
  public func mergeAllWindows(_ sender: Any?) {
    for other in NSApplication.shared.windows
    where other !== self && other.tabbingIdentifier == tabbingIdentifier {
      addTabbedWindow(other, ordered: .above)
    }
  }
  /// Shows or hides the row of tabs.
  public func toggleTabBar(_ sender: Any?) { group?.isTabBarVisible.toggle() }
  /// Shows all tabs side by side, or the selected one.
  public func toggleTabOverview(_ sender: Any?) { group?.isOverviewVisible.toggle() }
}

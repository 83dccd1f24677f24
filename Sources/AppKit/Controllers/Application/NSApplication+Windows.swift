public import Foundation

extension NSApplication {
  // MARK: Order

  /// Orders a window in front of or behind the others, or removes it from the screen.
  func order(_ window: NSWindow, _ place: NSWindowOrderingMode, relativeTo number: Int = 0) {
    orderedWindows.removeAll { $0 === window }
    let other = orderedWindows.firstIndex { number != 0 && $0.windowNumber == number }
    switch place {
    case .above: orderedWindows.insert(window, at: other ?? 0)
    case .below: orderedWindows.insert(window, at: other.map { $0 + 1 } ?? orderedWindows.count)
    case .out:
      if keyWindow === window { makeKey(nil) }
      if mainWindow === window { makeMain(nil) }
      retainedControllers[ObjectIdentifier(window)] = nil
    }
  }
  /// Changes the key window, and the main window if it can become that; nil for none.
  func makeKey(_ window: NSWindow?) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    old?.resignKey()
    window?.becomeKey()
    if let window, window.canBecomeMain { makeMain(window) }
  }
  /// Changes the main window; nil for none.
  func makeMain(_ window: NSWindow?) {
    guard mainWindow !== window else { return }
    let old = mainWindow
    mainWindow = window
    old?.resignMain()
    window?.becomeMain()
  }
  /// Retains a controller as long as its window is on the screen.
  func retainController(_ controller: NSWindowController) {
    guard let window = controller.window, window.isVisible else { return }
    retainedControllers[ObjectIdentifier(window)] = controller
  }
  /// Ends the program after its last window was closed, if the delegate wants that.
  func windowWasClosed(_ window: NSWindow) {
    let isLast = !orderedWindows.contains { $0.isVisible && !($0 is NSPanel) }
    guard isRunning, isLast, !(window is NSPanel),
      delegate?.applicationShouldTerminateAfterLastWindowClosed(self) == true
    else { return }
    terminate(nil)
  }
  /// Shows all windows in front, in their order.
  public func arrangeInFront(_ sender: Any?) {
    for window in orderedWindows.reversed() { window.orderFront(sender) }
  }
  /// Minimizes all windows that can be minimized.
  public func miniaturizeAll(_ sender: Any?) {
    for window in orderedWindows { window.performMiniaturize(sender) }
  }
  /// Removes a window from lists of windows; stored with the window.
  public func removeWindowsItem(_ win: NSWindow) { win.isExcludedFromWindowsMenu = true }
  /// Adds a window to lists of windows; stored with the window.
  public func addWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {
    win.isExcludedFromWindowsMenu = false
    win.miniwindowTitle = string
  }
  /// Renames a window in lists of windows.
  public func changeWindowsItem(_ win: NSWindow, title string: String, filename isFilename: Bool) {
    addWindowsItem(win, title: string, filename: isFilename)
  }
  /// Updates a window in lists of windows; they read it when they are shown.
  public func updateWindowsItem(_ win: NSWindow) {}

  // MARK: Modal windows

  /// A modal session that runs.
  struct RunningSession {
    let number: Int
    let window: NSWindow
    var response = ModalResponse.continue
  }
  /// The window of the innermost modal session; nil for none.
  public var modalWindow: NSWindow? { sessions.last?.window }
  /// Begins a modal session and shows its window.
  public func beginModalSession(for window: NSWindow) -> ModalSession {
    let number = (sessions.last?.number ?? 0) + 1
    sessions.append(RunningSession(number: number, window: window))
    window.makeKeyAndOrderFront(nil)
    return ModalSession(number: number)
  }
  /// Returns whether a modal session continues, or the response that stopped it; there are no events to serve.
  public func runModalSession(_ session: ModalSession) -> ModalResponse {
    sessions.first { $0.number == session.number }?.response ?? .abort
  }
  /// Ends a modal session; its window stays on the screen.
  public func endModalSession(_ session: ModalSession) {
    sessions.removeAll { $0.number == session.number }
  }
  /// Runs a modal session.
  ///
  /// As no user can answer, the session ends at once: with the response that stops it while its window appears, or else
  /// with `cancel`.
  public func runModal(for window: NSWindow) -> ModalResponse {
    let session = beginModalSession(for: window)
    let response = runModalSession(session)
    endModalSession(session)
    return response == .continue ? .cancel : response
  }
  /// Stops the innermost modal session with `stop`.
  public func stopModal() { stopModal(withCode: .stop) }
  /// Stops the innermost modal session with a response.
  public func stopModal(withCode returnCode: ModalResponse) {
    if !sessions.isEmpty { sessions[sessions.count - 1].response = returnCode }
  }
  /// Stops the innermost modal session with `abort`.
  public func abortModal() { stopModal(withCode: .abort) }
  /// Ends a sheet with `stop`; the former name of ``NSWindow/endSheet(_:)``.
  public func endSheet(_ sheet: NSWindow) { sheet.sheetParent?.endSheet(sheet) }
  /// Ends a sheet with a code; the former name of ``NSWindow/endSheet(_:returnCode:)``.
  public func endSheet(_ sheet: NSWindow, returnCode: Int) {
    sheet.sheetParent?.endSheet(sheet, returnCode: ModalResponse(returnCode))
  }

  // MARK: State

  /// Whether views of documents are restored at launch; stored with the delegate.
  public func extendStateRestoration() {}
  /// Ends the wait that ``extendStateRestoration()`` began.
  public func completeStateRestoration() {}
  /// Restores a window that was saved; always false, since windows are not saved.
  public func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void
  ) -> Bool { false }
}

/// Restores windows at launch.
///
/// Windows are not saved here, so that a program calls it itself.
///
/// - SeeAlso: Apple, "NSWindowRestoration".
@preconcurrency @MainActor public protocol NSWindowRestoration: AnyObject {
  /// Restores the window with an identifier and calls a closure with it.
  static func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
}

// Written from the protocol by `make forms`; not to be edited.
public import Foundation
public import FoundationShims

extension NSApplicationDelegate {
  /// The value of `.terminateNow`.
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  /// Does nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}
  /// Returns false.
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
  /// Does nothing.
  public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
  /// Returns false.
  public func application(_ sender: NSApplication, openTempFile filename: String) -> Bool { false }
  /// Returns true.
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  /// Returns false.
  public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
  /// Returns false.
  public func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool { false }
  /// Returns false.
  public func application(_ sender: NSApplication, printFile filename: String) -> Bool { false }
  /// The value of `.printingCancelled`.
  public func application(
    _ application: NSApplication, printFiles fileNames: [String],
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any], showPrintPanels: Bool
  ) -> NSApplication.PrintReply { .printingCancelled }
  /// Returns false.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  /// Returns true.
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool)
    -> Bool
  { true }
  /// Returns nil.
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  /// The value of `error`.
  public func application(_ application: NSApplication, willPresentError error: any Error)
    -> any Error
  { error }
  /// Does nothing.
  public func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing.
  public func application(
    _ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]
  ) {}
  /// Returns false.
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  /// Does nothing.
  public func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {}
  /// Does nothing.
  public func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {}
  /// Returns false.
  public func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Returns false.
  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity) {}
  /// Returns false.
  public func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool { false }
  /// Returns false.
  public func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication)
    -> Bool
  { false }
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillHide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidHide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillUnhide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidUnhide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillUpdate(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidUpdate(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidChangeOcclusionState(_ notification: Notification) {}
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ notification: Notification) {}
}

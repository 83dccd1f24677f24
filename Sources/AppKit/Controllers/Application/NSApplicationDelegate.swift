public import Foundation
public import FoundationShims

/// Responds to events in the life of a program.
///
/// ``main()`` calls the methods of the launch, and ``NSApplication/terminate(_:)`` those of the end. The others are
/// called where a program reports the event itself.
///
/// - SeeAlso: Apple, "NSApplicationDelegate".
@preconcurrency @MainActor public protocol NSApplicationDelegate: AnyObject {
  // Default: .terminateNow
  /// Whether the program may end; it may unless implemented.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Opens files at addresses.
  func application(_ application: NSApplication, open urls: [URL])
  // Default: false
  /// Opens a file; returns whether it could.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// Opens files.
  func application(_ sender: NSApplication, openFiles filenames: [String])
  // Default: false
  /// Opens a file that another program made for a short time; returns whether it could.
  func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
  /// Whether an empty document opens at launch.
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  // Default: false
  /// Opens an empty document; returns whether it could.
  func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
  // Default: false
  /// Opens a file without showing it; returns whether it could.
  func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
  // Default: false
  /// Prints a file; returns whether it could.
  func application(_ sender: NSApplication, printFile filename: String) -> Bool
  // Default: .printingCancelled
  /// Prints files.
  func application(
    _ application: NSApplication, printFiles fileNames: [String],
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any], showPrintPanels: Bool
  ) -> NSApplication.PrintReply
  // Default: false
  /// Whether the program ends when its last window was closed; false unless implemented.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Whether a program without visible windows shows one when it is opened again.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// The menu of the Dock; nil for none.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  // Default: error
  /// The error that is shown in place of another one.
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
  /// Called when servers may send notifications.
  func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when servers may not send notifications.
  func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when a server sent a notification.
  func application(
    _ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
  // Default: false
  /// Whether the state of windows is read by classes that are named securely.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// Called before the program's state is encoded.
  func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
  /// Called after the program's state was decoded.
  func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
  // Default: false
  /// Whether the program continues an activity whose data still arrive.
  func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  // Default: false
  /// Continues an activity; returns whether it could.
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
  /// Called when an activity cannot be continued.
  func application(
    _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called before an activity is saved.
  func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)
  // Default: false
  /// Whether a script may read a property of the program.
  func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
  // Default: false
  /// Whether the program lets its settings be the same on all devices.
  func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
  /// Called before the launch ends.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Called after the launch.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Called before the program is hidden.
  func applicationWillHide(_ notification: Notification)
  /// Called after the program was hidden.
  func applicationDidHide(_ notification: Notification)
  /// Called before the program is shown again.
  func applicationWillUnhide(_ notification: Notification)
  /// Called after the program was shown again.
  func applicationDidUnhide(_ notification: Notification)
  /// Called before the program becomes active.
  func applicationWillBecomeActive(_ notification: Notification)
  /// Called after the program became active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Called before the program stops being active.
  func applicationWillResignActive(_ notification: Notification)
  /// Called after the program stopped being active.
  func applicationDidResignActive(_ notification: Notification)
  /// Called in each turn of the event loop; never here.
  func applicationWillUpdate(_ notification: Notification)
  /// Called in each turn of the event loop; never here.
  func applicationDidUpdate(_ notification: Notification)
  /// Called before the program ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Called after the screens changed; never here.
  func applicationDidChangeScreenParameters(_ notification: Notification)
  /// Called after the visible part of the program changed; never here.
  func applicationDidChangeOcclusionState(_ notification: Notification)
  /// Called before files become unreadable because the device is locked; never here.
  func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
  /// Called after files became readable because the device is unlocked; never here.
  func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
}

/// An object that can continue an activity.
///
/// - SeeAlso: Apple, "NSUserActivityRestoring".
@preconcurrency @MainActor public protocol NSUserActivityRestoring: AnyObject {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

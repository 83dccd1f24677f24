public import Foundation
public import FoundationShims

/// Responds to events in the application's life cycle.
///
/// ``main()`` calls the launch methods. The other methods are never called here.
///
/// - SeeAlso: Apple, "UIApplicationDelegate".
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program without scenes.
  var window: UIWindow? { get set }
  /// Called when the launch begins.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  // Default: by hand.
  /// Called when the launch has finished.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the launch has finished, unless the delegate implements the method with options.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the program became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program becomes inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the program entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the program enters the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the program terminates.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the system is low on memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  // Default: false
  /// Opens a URL and returns whether it succeeded.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when registration for remote notifications succeeded.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data)
  /// Called when registration for remote notifications failed.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Performs a quick action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  // Default: false
  /// Called before an activity is continued, and returns whether the program does so itself.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  // Default: false
  /// Continues an activity.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Works in the background.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Receives a remote notification.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Handles the end of transfers in the background.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  // Default: false
  /// Whether the program's state is saved.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  // Default: false
  /// Whether the program's state is restored.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
    -> Bool
  /// Called when the files of the program can be read.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called before the files of the program cannot be read.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Called when the time was set.
  func applicationSignificantTimeChange(_ application: UIApplication)
  // Default: connectingSceneSession.configuration
  /// The configuration for a scene that is about to connect.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user discarded scene sessions.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  // Default: .all
  /// The interface orientations that a window supports.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Always nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls ``applicationDidFinishLaunching(_:)`` and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
}

public import Foundation

/// Hears what happens to the program.
///
/// ``main()`` calls what belongs to a launch; nobody calls the rest here.
///
/// - SeeAlso: Apple, "UIApplicationDelegate".
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of programs without scenes.
  var window: UIWindow? { get set }
  /// Called before the program shows anything.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  // Default: by hand.
  /// Called when the program was launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program was launched, where that is all it wants to know.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when people use the program.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before people use something else.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the program can no longer be seen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the program is seen again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when there is little memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  // Default: false
  /// Called to open an address; whether it was opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when a device may be sent messages.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data)
  /// Called when a device may not be sent messages.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  // Default: connectingSceneSession.configuration
  /// How a scene is made that is about to come.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after people closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  // Default: .all
  /// How what a window shows may stand.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// None; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls ``applicationDidFinishLaunching(_:)``, and yes.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
}

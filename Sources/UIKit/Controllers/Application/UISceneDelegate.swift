/// Responds to events in a scene's life cycle; see ``UIApplicationDelegate/main()``.
///
/// - SeeAlso: Apple, "UISceneDelegate".
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when the scene connects.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  // Default: nil
  /// The activity that restores the scene.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called before an activity is continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity cannot be continued.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
}

/// Responds to events in the life cycle of a scene with windows.
///
/// - SeeAlso: Apple, "UIWindowSceneDelegate".
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
  /// Performs a quick action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Always nil; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

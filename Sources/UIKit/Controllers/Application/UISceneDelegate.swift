/// Hears what happens to a scene; see ``UIApplicationDelegate/main()``.
///
/// - SeeAlso: Apple, "UISceneDelegate".
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called when the scene came.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene went.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when people use the scene.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before people use something else.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene is seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene can no longer be seen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

/// Hears what happens to a scene with windows.
///
/// - SeeAlso: Apple, "UIWindowSceneDelegate".
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

internal import Foundation

extension UIApplicationDelegate {
  /// Launches the program and returns; no event loop runs.
  ///
  /// Lets a delegate be the program's `@main`.
  ///
  /// The application creates and retains the delegate and calls its launch methods. If the scene
  /// configuration names a delegate class, one scene with that delegate connects. Both then become active. A
  /// server or a test continues from ``UIApplication/windows``.
  ///
  /// The delegate must inherit from ``UIResponder``, as in Xcode's templates.
  public static func main() {
    guard let type = Self.self as? UIResponder.Type, let delegate = type.made() as? Self else {
      fatalError("\(Self.self) must inherit from UIResponder to be the application delegate.")
    }
    Launch.run(delegate)
  }
}

/// Launches the program as `@main` on a delegate does.
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
///   - principalClassName: Ignored; the application is always a ``UIApplication``.
///   - delegateClassName: The name of the delegate's class, with its module.
/// - Returns: 0, or 1 if the class does not exist.
@discardableResult @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) as? UIResponder.Type,
    let delegate = type.made() as? any UIApplicationDelegate
  else { return 1 }
  Launch.run(delegate)
  return 0
}

/// The launch sequence of a program.
@MainActor enum Launch {
  static func run(_ delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    application.retain(delegate)
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    session.configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    if let type = session.configuration.delegateClass as? UIResponder.Type,
      let sceneDelegate = type.made() as? any UISceneDelegate
    {
      let scene = UIWindowScene(session: session, connectionOptions: options)
      application.retain(scene, sceneDelegate)
      sceneDelegate.scene(scene, willConnectTo: session, options: options)
      sceneDelegate.sceneWillEnterForeground(scene)
      sceneDelegate.sceneDidBecomeActive(scene)
    } else {
      delegate.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}

extension UIResponder {
  /// Creates an object by calling the initializer that a client's class overrides; see
  /// `RegisteredClasses.swift`.
  convenience init(launched: ()) { self.init() }

  // Unchecked: the delegate's class is made by an initializer that it inherits.
  @_silgen_name("$s5UIKit11UIResponderC8launchedACyt_tcfC")
  static func made() -> UIResponder
}

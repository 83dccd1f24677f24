internal import Foundation

extension UIApplicationDelegate {
  /// Launches the program, so that a delegate can be its `@main`, and returns: there is no event loop.
  ///
  /// The delegate is made and kept by the application, is told of the launch, and where it names a class for the
  /// delegate of a scene, one scene with that delegate comes. Then both hear that people use them. Whoever
  /// wants more than that, a server or a test, goes on by itself with ``UIApplication/windows``.
  ///
  /// Only a delegate that is a ``UIResponder``, as in Xcode's templates, can be made here.
  public static func main() {
    guard let type = Self.self as? UIResponder.Type, let delegate = type.made() as? Self else {
      fatalError("\(Self.self) is no UIResponder, so that nobody can make it.")
    }
    Launch.run(delegate)
  }
}

/// Launches the program, which is what `@main` on a delegate does.
///
/// - Parameters:
///   - argc: Not looked at.
///   - argv: Not looked at.
///   - principalClassName: Not looked at: the application is ours.
///   - delegateClassName: The class of the delegate, with its module.
/// - Returns: 0, or 1 where there is no such class.
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

/// What happens when a program is launched.
@MainActor enum Launch {
  static func run(_ delegate: any UIApplicationDelegate) {
    let application = UIApplication.shared
    application.keep(delegate)
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
      application.keep(scene, sceneDelegate)
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
  /// See `RegisteredClasses.swift`: calls the initialiser that a client's class overrides.
  convenience init(launched: ()) { self.init() }

  // Unchecked: the delegate's class is made by an initializer that it inherits.
  @_silgen_name("$s5UIKit11UIResponderC8launchedACyt_tcfC")
  static func made() -> UIResponder
}

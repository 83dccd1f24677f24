public import Foundation

/// A scene over all the times that people see it.
///
/// - SeeAlso: Apple, "UISceneSession".
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The windows of a program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// What is shown on a further screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  /// What the scene is for.
  public let role: Role
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// A name of its own.
  public let persistentIdentifier = UUID().uuidString
  /// What programs keep for the next time.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made.
///
/// - SeeAlso: Apple, "UISceneConfiguration".
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name among those that the program's description has; it is not read here.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; those of this library are made.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, a ``UIResponder``.
  open var delegateClass: AnyClass?
  /// The storyboard whose first controller a window of the scene has; it is not read here.
  open var storyboard: UIStoryboard?
  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that a program is to open.
///
/// - SeeAlso: Apple, "UIOpenURLContext".
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  init(url: URL) { self.url = url }
}

extension UIScene {
  /// Why a scene comes; nothing is known here.
  ///
  /// - SeeAlso: Apple, "UIScene.ConnectionOptions".
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The program that asked; none.
    open var sourceApplication: String? { nil }
  }

  /// A scene came.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene went.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// People use a scene.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// People are about to use something else.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene can no longer be seen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

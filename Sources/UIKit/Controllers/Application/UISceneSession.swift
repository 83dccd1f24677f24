public import Foundation
public import FoundationShims

/// The persistent information of a scene.
///
/// - SeeAlso: Apple, "UISceneSession".
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The windows of a program on the main screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The content of an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The templates of a car's screen.
    public static let carTemplateApplication = Role(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// A unique identifier.
  public let persistentIdentifier = UUID().uuidString
  /// The program's own data; stored only.
  open var userInfo: [String: Any]?
  /// The activity that restores the scene; stored only.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration of a scene.
///
/// - SeeAlso: Apple, "UISceneConfiguration".
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in `Info.plist`; stored only.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; stored only: the scene is always a ``UIWindowScene``.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; must inherit from ``UIResponder``.
  open var delegateClass: AnyClass?
  /// The storyboard with the scene's initial controller; stored only.
  open var storyboard: UIStoryboard?
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A URL to open.
///
/// - SeeAlso: Apple, "UIOpenURLContext".
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  init(url: URL) { self.url = url }
}

extension UIScene {
  /// The reasons why a scene connects; always empty.
  ///
  /// - SeeAlso: Apple, "UIScene.ConnectionOptions".
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open; always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The identifier of the requesting program; always nil.
    open var sourceApplication: String? { nil }
    /// The activities to continue; always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The quick action to perform; always nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The type of the activity that another device hands on; always nil.
    open var handoffUserActivityType: String? { nil }
  }

  /// A scene is about to connect.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// A scene became active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

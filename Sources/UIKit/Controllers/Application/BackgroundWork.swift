public import Foundation
public import FoundationShims

/// The result of work in the background.
///
/// Source: Apple, "UIBackgroundFetchResult".
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether a program may work in the background.
///
/// Source: Apple, "UIBackgroundRefreshStatus".
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// An object that an activity can restore.
///
/// - SeeAlso: Apple, "UIUserActivityRestoring".
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// Options for closing a scene; data here.
///
/// - SeeAlso: Apple, "UISceneDestructionRequestOptions".
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}

/// Options for closing the window of a scene; data here.
///
/// - SeeAlso: Apple, "UIWindowSceneDestructionRequestOptions".
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation of a window that closes.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
  /// The animation; stored only.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

extension UIScene {
  /// Options for opening a scene; data here.
  ///
  /// - SeeAlso: Apple, "UIScene.ActivationRequestOptions".
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    /// Creates options.
    public override init() { super.init() }
  }
}

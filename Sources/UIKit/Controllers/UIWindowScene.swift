public import Foundation

/// A part of a program that people see: data only, since nobody opens or closes it here.
///
/// - SeeAlso: Apple, "UIScene".
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether people see a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// Whether people see it; here they always do.
  open var activationState: ActivationState { .foregroundActive }
  /// What the system would say of it.
  open var title: String! = ""
}

/// A scene with windows.
///
/// - SeeAlso: Apple, "UIWindowScene".
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct Reference { weak var window: UIWindow? }
  private var references: [Reference] = []

  /// The windows that were made for the scene and are still there.
  open var windows: [UIWindow] { references.compactMap(\.window) }
  /// The window that gets keyboard input.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen that it is on.
  open var screen: UIScreen { UIScreen.main }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  func take(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(Reference(window: window))
  }
  func release(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
  }
}

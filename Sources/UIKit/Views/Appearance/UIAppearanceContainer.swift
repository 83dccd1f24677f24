public import Foundation

/// A container that appearance proxies can refer to.
///
/// - SeeAlso: Apple, "UIAppearanceContainer".
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances share an appearance proxy.
///
/// Values set on the proxy that `appearance()` returns are set on each instance when it moves to a window,
/// unless the instance has its own value. Swift cannot record messages, so the proxy is an instance that is
/// never shown, and only the properties in `AppearanceProperty` can be set on it; others have no effect.
///
/// - SeeAlso: Apple, "UIAppearance".
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The appearance proxy of the class.
  static func appearance() -> Self
  /// The appearance proxy of the class inside containers, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The appearance proxy of the class; see ``UIAppearance``.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// The appearance proxy of the class inside containers; see ``UIAppearance``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.prototype(of: self, inside: containerTypes)
  }
}

extension UIViewController: UIAppearanceContainer {}

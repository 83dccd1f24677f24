public import Foundation

/// What can hold views whose looks depend on it.
///
/// - SeeAlso: Apple, "UIAppearanceContainer".
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What gives all its instances a look at once.
///
/// What is set on the object that `appearance()` returns is set on each instance when it comes into a window, unless
/// the instance has a value of its own. There are no messages here that could be recorded: the object is an
/// instance that is never shown, and what can be set on it is a list of properties, `AppearanceProperty`;
/// others set on it have no effect.
///
/// - SeeAlso: Apple, "UIAppearance".
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// What all instances have.
  static func appearance() -> Self
  /// What instances have inside containers: the first is the nearest, each in the next.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// What all views of this class have; see ``UIAppearance``.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
  /// What views of this class have inside containers; see ``UIAppearance``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.prototype(of: self, inside: containerTypes)
  }
}

extension UIViewController: UIAppearanceContainer {}

/// An object with traits: a screen, a window, a controller or a view.
///
/// - SeeAlso: Apple, "UITraitEnvironment".
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed, with the former traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}

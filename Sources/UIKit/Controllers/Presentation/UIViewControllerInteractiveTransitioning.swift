public import Foundation

/// Drives a transition between controllers, such as with a gesture.
///
/// - SeeAlso: Apple, "UIViewControllerInteractiveTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed with which the transition goes to its end.
  var completionSpeed: CGFloat { get }
  /// The curve with which the transition goes to its end.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins interactively.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

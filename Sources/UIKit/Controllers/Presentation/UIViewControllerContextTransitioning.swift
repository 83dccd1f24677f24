public import Drawing
public import Foundation

/// The key of a controller in a transition.
///
/// - SeeAlso: Apple, "UITransitionContextViewControllerKey".
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
///
/// - SeeAlso: Apple, "UITransitionContextViewKey".
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that the transition removes; nil if it stays.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that the transition adds; nil if it is there already.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Describes a transition between controllers to the object that animates it.
///
/// - SeeAlso: Apple, "UIViewControllerContextTransitioning".
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports how far an interactive transition is, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction is over and the transition goes to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction is over and the transition goes back.
  func cancelInteractiveTransition()
  /// Reports that the transition is interactive again.
  func pauseInteractiveTransition()
  /// Ends the transition; the animating object must call it.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition; nil where the transition neither adds nor removes it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the transition: none.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view before the transition; zero where it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view after the transition; zero where it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

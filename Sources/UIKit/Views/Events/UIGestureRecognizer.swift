public import Foundation
public import FoundationShims
internal import NibBuilding

/// The base class of gesture recognizers.
///
/// Recognizers store their properties and do not recognize gestures. Setting ``state`` simulates a gesture:
/// every new state from `began` on sends the actions to the targets through `ActionResponder`.
///
/// - SeeAlso: Apple, "UIGestureRecognizer".
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociationHolder {
  /// Objects that programs associate with the recognizer.
  ///
  /// Unchecked: the functions that reach it belong to no actor.
  package nonisolated(unsafe) var associations: AssociationStore?

  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The recognized state of a discrete gesture.
    public static var recognized: State { .ended }
  }

  private var targets: [ActionTarget] = []

  /// Creates a recognizer with a target and action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Creates a recognizer without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target and action; the target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(ActionTarget(target, action))
  }
  /// Removes a target and action; nil stands for all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// The state of the gesture; every state from `began` on except `failed` sends the actions.
  open var state = State.possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      for target in targets { target.send(from: self, along: view) }
    }
  }
  /// The view of the recognizer.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer is enabled; stored only.
  open var isEnabled = true
  /// Whether touches in the view are cancelled when the gesture is recognized; stored only.
  open var cancelsTouchesInView = true
  /// Whether touches are delivered to the view only after the gesture failed; stored only.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delivered to the view only after the gesture failed; stored only.
  open var delaysTouchesEnded = true
  /// The recognizer's delegate; stored only.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// The number of touches; always 0.
  open var numberOfTouches: Int { 0 }
  /// The location of the gesture in a view's bounds; always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where one of the touches is; always the origin, as touches are never received here.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Requires another recognizer to fail first; has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called after a gesture ended.
  open func reset() {}
}

/// Responds to a gesture recognizer's queries; never called here.
///
/// - SeeAlso: Apple, "UIGestureRecognizerDelegate".
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized simultaneously.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer receives a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

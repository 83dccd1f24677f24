public import Foundation
public import FoundationShims
internal import NibBuilding
internal import Synchronization

/// The base class of gesture recognizers.
///
/// Recognizers store their properties and do not recognize gestures. Setting ``state`` simulates a gesture:
/// every new state from `began` on sends the actions to the targets through `ActionResponder`.
///
/// - SeeAlso: Apple, "UIGestureRecognizer".
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociationHolder {
  /// Objects that programs associate with the recognizer.
  private let associations = AssociationSlot(nil)
  /// Reads and writes the objects that programs associate, under their lock.
  package nonisolated final func withAssociations<Result: Sendable>(
    _ body: (inout AssociationStore?) -> Result
  ) -> Result {
    associations.withLock { body(&$0) }
  }

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
  ///
  /// A gesture that view or delegate do not let begin fails instead.
  open var state = State.possible {
    didSet {
      if oldValue == .possible, state == .began || state == .ended, !mayBegin { state = .failed }
      guard state != .possible, state != .failed else { return }
      for target in targets { target.send(from: self, along: view) }
    }
  }
  /// Whether view and delegate let the gesture begin.
  private var mayBegin: Bool {
    view?.gestureRecognizerShouldBegin(self) ?? true
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
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
  /// The recognizer's delegate; asked only whether gestures may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// The number of touches; always 0.
  open var numberOfTouches: Int { 0 }
  /// The location of the gesture in a view's bounds; always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The location of a touch in a view's bounds; always the origin.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Called when touches begin; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Ignores a touch; has no effect.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Whether the recognizer can prevent another one; default: true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer can prevent this one; default: true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer must fail first; default: false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether this recognizer must fail before another one; default: false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Requires another recognizer to fail first; has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called after a gesture ended.
  open func reset() {}
}

/// Responds to a gesture recognizer's queries; here only to whether a gesture may begin.
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
  /// Whether another recognizer must fail first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the recognizer must fail before another one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
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
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

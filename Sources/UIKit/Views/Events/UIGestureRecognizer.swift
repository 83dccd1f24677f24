public import Foundation
public import FoundationShims
internal import NibBuilding

/// Looks for a gesture among touches.
///
/// There are no touches here: a recognizer keeps what it is told and recognizes nothing. Whoever sets
/// ``state`` plays the gesture: from `began` on every new state is told to the targets, through
/// `ActionResponder`.
///
/// - SeeAlso: Apple, "UIGestureRecognizer".
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociationHolder {
  /// What programs keep with the recognizer.
  ///
  /// Unchecked: the functions that reach it belong to no actor.
  package nonisolated(unsafe) var associations: AssociationStore?

  /// Where in a gesture the recognizer is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The only state of a gesture without duration.
    public static var recognized: State { .ended }
  }

  private var targets: [ActionTarget] = []

  /// Makes a recognizer that tells a target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Makes a recognizer without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Lets a target hear of the gesture; it is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(ActionTarget(target, action))
  }
  /// Lets a target no longer hear of the gesture; nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Where in a gesture the recognizer is; every state from `began` on is told, but `failed`.
  open var state = State.possible {
    didSet {
      guard state != .possible, state != .failed else { return }
      for target in targets { target.send(from: self, along: view) }
    }
  }
  /// The view whose touches are looked at.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer looks at touches.
  open var isEnabled = true
  /// Whether the view no longer gets touches once the gesture is there.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after they turned out to be no gesture.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches only after they turned out to be no gesture.
  open var delaysTouchesEnded = true
  /// Who is asked about other gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for reports.
  open var name: String?
  /// How many fingers there are; none.
  open var numberOfTouches: Int { 0 }
  /// The gesture's place in a view's bounds; the origin, since nobody touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Lets another recognizer go first; it has nothing to do here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called when a gesture is over.
  open func reset() {}
}

/// Who is asked about gestures; nobody asks here.
///
/// - SeeAlso: Apple, "UIGestureRecognizerDelegate".
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer looks at a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

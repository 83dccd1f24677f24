public import Foundation
public import FoundationShims
internal import NibBuilding
internal import Synchronization

/// The base class of gesture recognizers.
///
/// A recognizer receives the touches that begin in its view and in views inside. Subclasses override the methods for
/// touches and set ``state``; every new state from `began` on sends the actions to the targets through
/// `ActionResponder`. Without touches, setting it simulates a gesture.
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
  /// A gesture that view or delegate do not let begin fails instead, and so does one that another gesture prevents. One
  /// that requires others to fail waits for them in the state `possible`. After the last touch the state is `possible`
  /// again.
  open var state: State {
    get { stored }
    set { change(to: newValue) }
  }
  private var stored = State.possible
  /// The states that wait for the failure of other recognizers.
  private var held: [State] = []
  /// Whether the gesture was recognized with the present touches.
  private(set) var hasRecognized = false
  /// The delivery of the touches; nil without any.
  weak var delivery: TouchDelivery?
  /// The touches on the screen.
  private(set) var tracked: [UITouch] = []
  private var ignored: [UITouch] = []
  /// The last locations of the touches in the root view's bounds.
  private var places: [CGPoint] = []
  private struct Requirement { weak var other: UIGestureRecognizer? }
  private var requirements: [Requirement] = []
  /// Called with every state that sends actions, before them.
  var recognized: (() -> Void)?

  private func change(to new: State) {
    let isRecognition = stored == .possible && (new == .began || new == .ended)
    if let delivery, isRecognition || !held.isEmpty && new != .failed && new != .cancelled {
      switch delivery.mustWait(self) {
      case nil: return fail()
      case true?: return held.append(new)
      case false?: break
      }
    }
    held = []
    var new = new
    if isRecognition, !mayBegin || delivery?.isPrevented(self) == true { new = .failed }
    stored = new
    if isRecognition, new != .failed {
      hasRecognized = true
      delivery?.didRecognize(self)
    }
    if new != .possible, new != .failed {
      recognized?()
      for target in targets { target.send(from: self, along: view) }
    }
    delivery?.didChange(self)
  }
  /// Whether the views and the delegate let the gesture begin.
  private var mayBegin: Bool {
    let hit = tracked.first?.view
    return canBegin && view?.gestureRecognizerShouldBegin(self) ?? true
      && (hit === view || hit?.gestureRecognizerShouldBegin(self) ?? true)
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }
  /// Whether the recognizer's owner lets the gesture begin.
  var canBegin: Bool { true }

  /// Ends the gesture unrecognized.
  func fail() {
    held = []
    if stored == .possible { change(to: .failed) }
  }
  /// Takes the states that waited, if no other recognizer has to fail any more.
  func releaseIfPossible() {
    guard !held.isEmpty, let delivery else { return }
    guard let waits = delivery.mustWait(self) else { return fail() }
    guard !waits else { return }
    let states = held
    held = []
    for state in states where stored != .failed { change(to: state) }
  }
  /// Whether the gesture was recognized and waits for others.
  var isHeld: Bool { !held.isEmpty }
  /// Whether the gesture may still be recognized.
  var isUndecided: Bool { stored == .possible }
  /// Whether the recognized gesture takes the touches from views.
  var takesTouches: Bool { hasRecognized && cancelsTouchesInView }
  /// Whether the gesture is over: no finger is left, and nothing is waited for.
  var isDone: Bool {
    guard tracked.isEmpty else { return false }
    switch stored {
    case .ended, .cancelled, .failed: return true
    case .began, .changed: return false
    case .possible: return !isWaiting && held.isEmpty
    }
  }
  /// Whether the recognizer waits for time to pass or for more touches, without a finger on the screen.
  var isWaiting: Bool { false }
  /// Makes the recognizer ready for new touches.
  func finish() {
    stored = .possible
    (hasRecognized, held, ignored, delivery) = (false, [], [], nil)
    reset()
  }

  // MARK: Touches

  /// Whether the recognizer receives a touch that begins, by its delegate.
  func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }
  /// Whether the recognizer receives changes of a touch.
  func receives(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0 === self } == true
      && !ignored.contains { $0 === touch }
  }
  /// Receives the touches of an event that have one phase.
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    if phase == .began { tracked += touches }
    notePlaces()
    let isOver = stored == .failed || stored == .ended || stored == .cancelled
    if isEnabled, !isOver {
      switch phase {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      default: touchesCancelled(touches, with: event)
      }
    }
    guard phase == .ended || phase == .cancelled else { return }
    tracked.removeAll { touches.contains($0) }
    // A recognizer that saw its touches go without a decision has failed.
    if tracked.isEmpty, stored == .possible, !isWaiting, held.isEmpty { fail() }
  }
  private func notePlaces() {
    if !tracked.isEmpty { places = tracked.map(\.place.now) }
  }
  /// The centroid of the touches in the root view's bounds.
  var centroid: CGPoint {
    let count = CGFloat(max(1, places.count))
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
  /// Whether the recognizer prevents another one from recognizing its gesture.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    {
      return false
    }
    return canPrevent(other) && other.canBePrevented(by: self)
  }
  /// Whether the recognizer waits until another one fails.
  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.other === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: Settings

  /// The view of the recognizer.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer is enabled; a disabled one receives no touches, and its gesture is cancelled.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if stored == .began || stored == .changed {
        change(to: .cancelled)
      } else if delivery != nil {
        fail()
      }
    }
  }
  /// Whether touches in the view are cancelled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether touches are delivered to the view only after the gesture failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delivered to the view only after the gesture failed.
  open var delaysTouchesEnded = true
  /// Whether touches of one kind only are received at a time; stored only: all are direct.
  open var requiresExclusiveTouchType = true
  /// The recognizer's delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// The number of touches on the screen.
  open var numberOfTouches: Int { tracked.count }
  /// The location of the gesture in a view's bounds: the centroid of its touches; nil is the root view.
  open func location(in view: UIView?) -> CGPoint { view?.convert(centroid, from: nil) ?? centroid }
  /// The location of a touch in a view's bounds; that of the gesture for an index without a touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.indices.contains(touchIndex) else { return location(in: view) }
    return tracked[touchIndex].location(in: view)
  }
  /// Called when touches begin; does nothing unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move; does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end; does nothing unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled: ends the gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if stored == .began || stored == .changed { state = .cancelled } else { fail() }
  }
  /// Ignores a touch of the present gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    ignored.append(touch)
    tracked.removeAll { $0 === touch }
  }
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
  /// Whether the recognizer receives touches of an event; default: true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Requires another recognizer to fail first, where both receive touches of a gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Requirement(other: otherGestureRecognizer))
  }
  /// Called after a gesture ended, when the state is `possible` again; does nothing unless overridden.
  open func reset() {}
}

public import Foundation
public import FoundationShims
internal import NibBuilding

/// The base class of controls.
///
/// Touches are tracked and send actions; without touches, ``sendActions(for:)`` does. It runs each ``UIAction`` and sends
/// selectors to targets through `ActionResponder`.
///
/// - SeeAlso: Apple, "UIControl".
@preconcurrency @MainActor open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The normal state.
    public static let normal = State([])
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has keyboard focus.
    public static let focused = State(rawValue: 8)
    /// The range reserved for programs.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The range reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The alignment of content that is narrower than the control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// The alignment of content that is lower than the control.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Whether the control is enabled.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false
  /// Whether the control is highlighted.
  open var isHighlighted = false
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The natural size plus ornaments, if the control has one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: natural))
    return CGSize(
      width: natural.width < 0 ? bounds.width : frame.width,
      height: natural.height < 0 ? bounds.height : frame.height)
  }
  /// The state flags as one value.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits }
  /// The accessibility traits from the control's state.
  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }

  // MARK: Tracking

  /// Whether a touch that began in the control is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false
  /// Called when a touch begins; returns whether it is tracked further.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves; returns whether it is tracked further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends in or outside of the control.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system takes the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins tracking, highlights the control and sends `touchDown`; a disabled control does nothing.
  ///
  /// The second and later taps in quick succession also send `touchDownRepeat`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, !isTracking else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return isTouchInside = false }
    finger = touch
    isHighlighted = true
    send(.touchDown, event)
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }
  /// Continues tracking and sends the drag events.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    guard continueTracking(touch, with: event) else { return stopTracking() }
    isHighlighted = isTouchInside
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    if wasInside != isTouchInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
  }
  /// Ends tracking and sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(touches) else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    send(isInside ? .touchUpInside : .touchUpOutside, event)
    if isInside { didTouchUpInside(event) }
  }
  /// Cancels tracking and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, tracked(touches) != nil else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event)
  }
  private func stopTracking() {
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    finger = nil
  }
  private weak var finger: UITouch?
  /// The tracked touch, if it is among some.
  private func tracked(_ touches: Set<UITouch>) -> UITouch? {
    guard let finger else { return touches.first }
    return touches.contains(finger) ? finger : nil
  }
  /// The event whose actions are being sent.
  private var event: UIEvent?
  private func send(_ events: Event, _ event: UIEvent?) {
    self.event = event
    sendActions(for: events)
    self.event = nil
  }
  /// Called after `touchUpInside` was sent for a touch.
  func didTouchUpInside(_ event: UIEvent?) {}
  /// Sends the actions for a value that a finger changed.
  func sendValueActions() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  /// Whether a tap is the control's own, so that recognizers of views around do not recognize it.
  var ownsTaps: Bool { false }
  /// Whether a gesture may begin: not a tap that the control itself acts on, of a view around it.
  ///
  /// - SeeAlso: Apple, "UIGestureRecognizer", interacting with other user interface controls.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard ownsTaps, isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return false
  }

  // MARK: Actions

  /// Performs the primary action, as a tap does: sends `primaryActionTriggered`; disabled controls do nothing.
  ///
  /// - SeeAlso: Apple, "UIControl.performPrimaryAction()".
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  private var handlers: ControlHandlers?

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var ensuredHandlers: ControlHandlers {
    if let handlers { return handlers }
    let made = ControlHandlers()
    handlers = made
    return made
  }
  /// Adds a target and action for events.
  ///
  /// A nil target stands for the first object in the responder chain, from this control up, that implements
  /// the action.
  ///
  /// The target is not retained. It receives actions through `ActionResponder`; a target that does not
  /// conform receives nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    ensuredHandlers.add(ActionTarget(target, action), controlEvents)
  }
  /// Removes a target and action for events; nil stands for all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers?.remove(target, action, controlEvents)
  }
  /// Adds an action for events; it replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    ensuredHandlers.add(action, controlEvents)
  }
  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers?.remove(identifier: actionIdentifier, controlEvents)
  }
  /// The targets; `NSNull` stands for the responder chain.
  ///
  /// Deallocated targets are not included.
  open var allTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for (handler, _) in handlers?.entries ?? [] {
      guard case .target(let target) = handler else { continue }
      if target.isChain { result.insert(NSNull()) }
      if let object = target.target as? AnyHashable { result.insert(object) }
    }
    return result
  }
  /// All events that have a target or an action.
  open var allControlEvents: Event {
    (handlers?.entries ?? []).reduce(into: []) { $0.formUnion($1.events) }
  }
  /// The names of a target's selectors for an event; nil if it has none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = (handlers?.entries ?? []).compactMap { handler, events -> String? in
      guard case .target(let known) = handler, events.isSuperset(of: controlEvent),
        known.isChain == (target == nil), known.matches(target, nil)
      else { return nil }
      return known.action.description
    }
    return names.isEmpty ? nil : names
  }
  /// Sends the actions registered for any of the events, in the order in which they were added.
  ///
  /// As in Apple's UIKit, this does not check whether the control is enabled.
  open func sendActions(for controlEvents: Event) {
    for (handler, events) in handlers?.entries ?? [] where !events.isDisjoint(with: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .target(let target):
        if target.isChain || target.target != nil {
          sendAction(target.action, to: target.target, for: event)
        }
      }
    }
  }
  /// Sends a selector to a target.
  ///
  /// A nil target stands for the first object in the responder chain, from this control up, that implements
  /// it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionTarget(target, action).send(from: self, along: self)
  }
  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
}

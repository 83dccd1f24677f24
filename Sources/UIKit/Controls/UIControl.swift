public import Foundation
public import FoundationShims
internal import NibBuilding

/// A view that people act on.
///
/// Nobody does here: actions are sent by ``sendActions(for:)``. A ``UIAction`` is called then; a target hears
/// of its selector through `ActionResponder`, since there are no messages.
///
/// - SeeAlso: Apple, "UIControl".
@preconcurrency @MainActor open class UIControl: UIView {
  /// What a control is doing.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt
    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal = State([])
    /// Being touched.
    public static let highlighted = State(rawValue: 1)
    /// Switched off.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Having keyboard focus.
    public static let focused = State(rawValue: 8)
    /// What programs define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands when the control is wider than it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Where content stands when the control is higher than it.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// Whether the control reacts.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether the control is being touched.
  open var isHighlighted = false
  /// Where content stands along the width.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content stands along the height.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// A control fits its natural size, ornaments included, where it has one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: natural))
    return CGSize(
      width: natural.width < 0 ? bounds.width : frame.width,
      height: natural.height < 0 ? bounds.height : frame.height)
  }
  /// The three flags as one value.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits }
  /// What the control's state adds to its traits.
  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }

  // MARK: Actions

  private var handlers: ControlHandlers?

  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control that does something when it did what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Makes a control for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var madeHandlers: ControlHandlers {
    if let handlers { return handlers }
    let made = ControlHandlers()
    handlers = made
    return made
  }
  /// Lets a target hear of events; nil lets the first responder hear that knows the action, from here up.
  ///
  /// The target is not kept. It hears through `ActionResponder`; one that does not conform hears nothing.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    madeHandlers.add(ActionTarget(target, action), controlEvents)
  }
  /// Lets a target no longer hear of events; nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers?.remove(target, action, controlEvents)
  }
  /// Does an action when events happen, in the place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    madeHandlers.add(action, controlEvents)
  }
  /// No longer does an action when events happen.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// No longer does the action with an identifier when events happen.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers?.remove(identifier: actionIdentifier, controlEvents)
  }
  /// The targets; `NSNull` stands for the chain of responders.
  ///
  /// Those that are gone are left out.
  open var allTargets: Set<AnyHashable> {
    var result: Set<AnyHashable> = []
    for (handler, _) in handlers?.entries ?? [] {
      guard case .target(let target) = handler else { continue }
      if target.isChain { result.insert(NSNull()) }
      if let object = target.target as? AnyHashable { result.insert(object) }
    }
    return result
  }
  /// All events that somebody hears of.
  open var allControlEvents: Event {
    (handlers?.entries ?? []).reduce(into: []) { $0.formUnion($1.events) }
  }
  /// The names of what a target is told for an event; nil when it is told nothing.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = (handlers?.entries ?? []).compactMap { handler, events -> String? in
      guard case .target(let known) = handler, events.isSuperset(of: controlEvent),
        known.isChain == (target == nil), known.matches(target, nil)
      else { return nil }
      return known.action.description
    }
    return names.isEmpty ? nil : names
  }
  /// Sends what was asked for by everybody who hears of any of the events, in the order they came.
  ///
  /// Like Apple's, it does not ask whether the control is enabled.
  open func sendActions(for controlEvents: Event) {
    for (handler, events) in handlers?.entries ?? [] where !events.isDisjoint(with: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .target(let target):
        if target.isChain || target.target != nil {
          sendAction(target.action, to: target.target, for: nil)
        }
      }
    }
  }
  /// Tells a target, or with nil the first responder from here up that knows the action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionTarget(target, action).send(from: self, along: self)
  }
  /// Does an action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
}

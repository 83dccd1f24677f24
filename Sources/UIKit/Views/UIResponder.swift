public import Foundation
package import FoundationShims

/// An object that events travel through.
///
/// - SeeAlso: Apple, "UIResponder".
@preconcurrency @MainActor open class UIResponder: NSObject, AssociationHolder {
  /// What programs keep with the responder.
  ///
  /// Unchecked: the functions that reach it belong to no actor.
  package nonisolated(unsafe) var associations: AssociationStore?

  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether the responder may take keyboard input.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder takes keyboard input now; at most one does.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// The responder that takes keyboard input.
  static private(set) weak var first: UIResponder?

  /// Takes keyboard input, which the responder that has it must give up first; whether it did.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let former = UIResponder.first {
      guard former.canResignFirstResponder, former.resignFirstResponder() else { return false }
    }
    UIResponder.first = self
    return true
  }

  /// Gives keyboard input up; whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// Called when fingers come down; hands it on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when fingers move; hands it on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when fingers go; hands it on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are taken away; hands it on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a button comes down; hands it on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the force of a button changes; hands it on to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when a button goes up; hands it on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when presses are taken away; hands it on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when the device starts to be shaken; hands it on to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when the device was shaken; hands it on to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a movement is taken away; hands it on to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Input

  /// Whether the responder may give keyboard input up; yes unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// What is shown in the place of a keyboard; nil for the keyboard.
  ///
  /// Nothing is shown here.
  open var inputView: UIView? { nil }
  /// What is shown above a keyboard.
  ///
  /// Nothing is shown here.
  open var inputAccessoryView: UIView? { nil }
  /// The keys that the responder acts on itself; nobody presses them here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether the responder may do an action; yes for those that hear of selectors.
  ///
  /// Menus would ask; there are none here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    self is any ActionResponder
  }
  /// Asks for ``inputView`` and ``inputAccessoryView`` again; nothing is shown here.
  open func reloadInputViews() {}

  // MARK: Accessibility

  private var accessibility: AccessibilityValues?
  private func tell<Value>(
    _ key: WritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    var values = accessibility ?? AccessibilityValues()
    values[keyPath: key] = value
    accessibility = values
  }
  /// What an element of the class is called unless somebody says so.
  package var ownAccessibilityLabel: String? { nil }
  /// What an element of the class is unless somebody says so; nil for what is no element.
  var ownAccessibilityTraits: UIAccessibilityTraits? { nil }

  /// Whether assistive technologies know the responder; controls, labels and the like unless set.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (ownAccessibilityTraits != nil) }
    set { tell(\.isElement, newValue) }
  }
  /// What the element is called, in a word or two; a label's text and a button's title unless set.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibility?.attributedLabel?.string ?? ownAccessibilityLabel }
    set { tell(\.label, newValue) }
  }
  /// The same with hints how to say it.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { tell(\.attributedLabel, newValue) }
  }
  /// What happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { tell(\.hint, newValue) }
  }
  /// What the element says now, such as where a slider stands.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { tell(\.value, newValue) }
  }
  /// What the element is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownAccessibilityTraits ?? .none }
    set { tell(\.traits, newValue) }
  }
  /// The language of what is said, such as `en-US`.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { tell(\.language, newValue) }
  }
  /// Where the element is on the screen, in points; the frame of a view unless set.
  open var accessibilityFrame: CGRect {
    get {
      accessibility?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    set { tell(\.frame, newValue) }
  }
  /// The outline of the element on the screen, in points.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { tell(\.path, newValue) }
  }
  /// Where the element is touched, on the screen, in points; its middle unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { tell(\.activationPoint, newValue) }
  }
  /// The elements inside, in the order in which they are told.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { tell(\.elements, newValue) }
  }
  /// Whether nothing inside is told.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { tell(\.elementsHidden, newValue) }
  }
  /// Whether nothing beside the view is told.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { tell(\.isModal, newValue) }
  }
  /// Whether what is inside is told before what is beside.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { tell(\.groupsChildren, newValue) }
  }
  /// What people may do with the element besides touching it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { tell(\.actions, newValue) }
  }
  /// What people may say to mean the element.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { tell(\.inputLabels, newValue) }
  }
  /// Called when the element is used; whether it did something.
  open func accessibilityActivate() -> Bool { false }
  /// Called when the element's value is to be raised.
  open func accessibilityIncrement() {}
  /// Called when the element's value is to be lowered.
  open func accessibilityDecrement() {}
  /// Called when people want to go back; whether it did something.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called when people do what is special to the program; whether it did something.
  open func accessibilityPerformMagicTap() -> Bool { false }
}

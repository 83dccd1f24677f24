public import Accessibility
public import Foundation
public import FoundationShims
internal import Synchronization

/// An object that responds to events.
///
/// - SeeAlso: Apple, "UIResponder".
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder,
  UIResponderStandardEditActions
{
  /// Objects that programs associate with the responder.
  private let associations = AssociationSlot(nil)
  /// Reads and writes the objects that programs associate, under their lock.
  package nonisolated final func withAssociations<Result: Sendable>(
    _ body: (inout AssociationStore?) -> Result
  ) -> Result {
    associations.withLock { body(&$0) }
  }

  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that receives events that this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// The first responder.
  package static private(set) weak var first: UIResponder? {
    didSet { if !isHandingOver { KeyboardPost.follow(first as? UIView) } }
  }
  /// Whether the first responder is about to be another one.
  private static var isHandingOver = false

  /// Makes the responder the first responder, if the current one resigns, and returns whether it succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let former = UIResponder.first {
      let isOuter = !UIResponder.isHandingOver
      UIResponder.isHandingOver = true
      let resigns = former.canResignFirstResponder && former.resignFirstResponder()
      if isOuter { UIResponder.isHandingOver = false }
      guard resigns else { return false }
    }
    UIResponder.first = self
    return true
  }

  /// Resigns as first responder and returns whether it succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// Called when touches begin; forwards to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when touches move; forwards to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when touches end; forwards to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are cancelled; forwards to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when presses begin; forwards to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when the force of presses changes; forwards to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when presses end; forwards to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when presses are cancelled; forwards to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when a motion begins; forwards to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when a motion ended; forwards to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a motion is cancelled; forwards to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Input

  /// Whether the responder can resign as first responder; default: true.
  open var canResignFirstResponder: Bool { true }
  /// The view shown instead of the keyboard; nil is the keyboard.
  ///
  /// Never shown here.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard.
  ///
  /// Never shown here.
  open var inputAccessoryView: UIView? { nil }
  /// The key commands of the responder; never performed here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether the responder can perform an action; default: true for an `ActionResponder`, and where its class states
  /// a method for the selector.
  ///
  /// Menus, which are never opened here, would call it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    self is any ActionResponder || responds(to: action)
  }
  /// Cuts the selection; does nothing unless overridden.
  open func cut(_ sender: Any?) {}
  /// Copies the selection; does nothing unless overridden.
  open func copy(_ sender: Any?) {}
  /// Pastes at the selection; does nothing unless overridden.
  open func paste(_ sender: Any?) {}
  /// Selects at the caret; does nothing unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing unless overridden.
  open func delete(_ sender: Any?) {}
  /// The language and keyboard of text input; the same for all responders.
  open var textInputMode: UITextInputMode? { UITextInputMode.systemMode }
  /// A name under which the system remembers the input mode; has no effect.
  open var textInputContextIdentifier: String? { nil }
  /// Called when a property changed that this object observes; the default does nothing.
  ///
  /// - SeeAlso: Apple, "observeValue(forKeyPath:of:change:context:)".
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Reloads ``inputView`` and ``inputAccessoryView``; has no effect.
  open func reloadInputViews() {}

  // MARK: Activities, undo, menus and focus

  /// The activity of the responder; stored only.
  open var userActivity: NSUserActivity? {
    get { values?.userActivity }
    set { forward(\.userActivity, newValue) }
  }
  /// Updates the state of an activity; the default does nothing, and it is never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity; the default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// The nearest undo manager: that of the next responder; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Changes the menus; the default does nothing, and it is never called here.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates a command; the default does nothing, and it is never called here.
  open func validate(_ command: UICommand) {}
  /// Receives an event of a remote control; forwards it to the next responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The types that can be pasted; stored only.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { values?.pasteConfiguration }
    set { forward(\.pasteConfiguration, newValue) }
  }
  /// Pastes items; the default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether items can be pasted; default: whether ``pasteConfiguration`` has one of their types.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// The environments that get the focus first; default: none.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The environment around: the next one in the responder chain.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next }
  /// Whether the responder can get the focus; default: false.
  open var canBecomeFocused: Bool { false }
  /// Whether the responder has the focus; always false.
  open var isFocused: Bool { false }
  /// Whether the focus may move; default: true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved; never here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Asks for the focus to be found again; has no effect.
  open func setNeedsFocusUpdate() {}
  /// Finds the focus again; has no effect.
  open func updateFocusIfNeeded() {}

  // MARK: Accessibility

  private var values: ResponderValues?
  private func forward<Value>(
    _ key: ReferenceWritableKeyPath<ResponderValues, Value>, _ value: Value
  ) {
    let values = values ?? ResponderValues()
    values[keyPath: key] = value
    self.values = values
  }
  /// The default accessibility label of the class.
  package var ownAccessibilityLabel: String? { nil }
  /// The default accessibility traits of the class; nil if it is not an accessibility element.
  var ownAccessibilityTraits: UIAccessibilityTraits? { nil }

  /// Whether the responder is an accessibility element; default: true for controls, labels and the like.
  open var isAccessibilityElement: Bool {
    get { values?.isElement ?? (ownAccessibilityTraits != nil) }
    set { forward(\.isElement, newValue) }
  }
  /// The label of the element; default: a label's text and a button's title.
  open var accessibilityLabel: String? {
    get { values?.label ?? values?.attributedLabel?.string ?? ownAccessibilityLabel }
    set { forward(\.label, newValue) }
  }
  /// The attributed label of the element.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      values?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { forward(\.attributedLabel, newValue) }
  }
  /// The hint of the element: the result of using it; stored only.
  open var accessibilityHint: String? {
    get { values?.hint }
    set { forward(\.hint, newValue) }
  }
  /// The current value of the element, such as a slider's; stored only.
  open var accessibilityValue: String? {
    get { values?.value }
    set { forward(\.value, newValue) }
  }
  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { values?.traits ?? ownAccessibilityTraits ?? .none }
    set { forward(\.traits, newValue) }
  }
  /// The language of the element's texts, such as `en-US`; stored only.
  open var accessibilityLanguage: String? {
    get { values?.language }
    set { forward(\.language, newValue) }
  }
  /// The frame of the element in screen coordinates, in points; default: the view's frame.
  open var accessibilityFrame: CGRect {
    get {
      values?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    set { forward(\.frame, newValue) }
  }
  /// The outline of the element in screen coordinates, in points; stored only.
  open var accessibilityPath: UIBezierPath? {
    get { values?.path }
    set { forward(\.path, newValue) }
  }
  /// The activation point of the element in screen coordinates, in points; default: its centre.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return values?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { forward(\.activationPoint, newValue) }
  }
  /// The accessibility elements inside, in reading order; stored only.
  open var accessibilityElements: [Any]? {
    get { values?.elements }
    set { forward(\.elements, newValue) }
  }
  /// The number of accessibility elements inside: those of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The accessibility element at an index; nil beyond the last one.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The index of an accessibility element; `NSNotFound` for an unknown one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
      ?? NSNotFound
  }
  /// The kind of container that the elements inside form; stored only.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { values?.containerType ?? .none }
    set { forward(\.containerType, newValue) }
  }
  /// Whether the accessibility elements inside are hidden; stored only.
  open var accessibilityElementsHidden: Bool {
    get { values?.elementsHidden ?? false }
    set { forward(\.elementsHidden, newValue) }
  }
  /// Whether the accessibility elements beside the view are hidden; stored only.
  open var accessibilityViewIsModal: Bool {
    get { values?.isModal ?? false }
    set { forward(\.isModal, newValue) }
  }
  /// Whether the accessibility elements inside are grouped; stored only.
  open var shouldGroupAccessibilityChildren: Bool {
    get { values?.groupsChildren ?? false }
    set { forward(\.groupsChildren, newValue) }
  }
  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { values?.actions }
    set { forward(\.actions, newValue) }
  }
  /// The content that readers of screens offer in addition; stored only.
  open var accessibilityCustomContent: [AXCustomContent]! {
    get { values?.customContent ?? [] }
    set { forward(\.customContent, newValue) }
  }
  /// The names of the element for speech input; stored only.
  open var accessibilityUserInputLabels: [String]! {
    get { values?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { forward(\.inputLabels, newValue) }
  }
  /// Activates the element and returns whether it did something.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the element's value; never called here.
  open func accessibilityIncrement() {}
  /// Decrements the element's value; never called here.
  open func accessibilityDecrement() {}
  /// Performs the escape gesture and returns whether it did something; never called here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the magic tap and returns whether it did something; never called here.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page and returns whether it did something; never called here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Called when an assistive technology has the element in focus; never here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology leaves the element; never here.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology has the element in focus; always false.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// The rotors of the element; stored only.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { values?.rotors }
    set { forward(\.rotors, newValue) }
  }
  /// Whether inverted colours leave the element; stored only.
  open var accessibilityIgnoresInvertColors: Bool {
    get { values?.ignoresInvertColors ?? false }
    set { forward(\.ignoresInvertColors, newValue) }
  }
  /// Whether the element reacts to touches; default: true for elements with traits of controls.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { values?.respondsToUserInteraction ?? isAccessibilityElement }
    set { forward(\.respondsToUserInteraction, newValue) }
  }
  /// The attributed hint of the element.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// The attributed value of the element.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// The order in which assistive technologies move through the elements inside; stored only.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { values?.navigationStyle ?? .automatic }
    set { forward(\.navigationStyle, newValue) }
  }
  /// The language of the element's text for braille, and its context; stored only.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { values?.textualContext }
    set { forward(\.textualContext, newValue) }
  }
}

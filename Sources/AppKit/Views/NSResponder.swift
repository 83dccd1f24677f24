public import Foundation
public import FoundationShims

/// An object in the responder chain.
///
/// Events and commands that a responder does not override go to the next responder.
///
/// - SeeAlso: Apple, "NSResponder".
@preconcurrency @MainActor open class NSResponder: KeyCommandResponder {
  /// Creates a responder.
  public override init() { super.init() }
  /// Creates a responder from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after a document was loaded and all its outlets are connected; does nothing unless overridden.
  ///
  /// Apple's is a method of `NSObject`; here views, windows and controllers have it, and classes that are
  /// `NibCreatable`.
  open func awakeFromNib() {}
  /// Called before a tool shows the object in a document; does nothing unless overridden.
  ///
  /// This library's tool shows macOS documents with AppKit's classes, and does not call it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Chain

  private weak var setResponder: NSResponder?
  /// The responder that receives what this one does not handle; nil unless set.
  ///
  /// Views, controllers and windows have a default: a view's is its controller or superview, a controller's the
  /// superview of its view, a content view's its window, a window's its controller or the application. The
  /// responder is not retained.
  open var nextResponder: NSResponder? {
    get { setResponder }
    set { setResponder = newValue }
  }
  /// Whether the responder accepts first responder status.
  open var acceptsFirstResponder: Bool { false }
  /// Called before the object becomes first responder; returns whether it accepts.
  open func becomeFirstResponder() -> Bool { true }
  /// Called before the object stops being first responder; returns whether it resigns.
  open func resignFirstResponder() -> Bool { true }
  /// The responder that gets keys while this one is the first responder; a field's is the text that edits it.
  package var keyResponder: NSResponder { self }
  /// Whether a click may make a responder the first one; asked along the chain, true unless overridden.
  open func validateProposedFirstResponder(_ responder: NSResponder, for event: NSEvent?) -> Bool {
    nextResponder?.validateProposedFirstResponder(responder, for: event) ?? true
  }
  /// Sends an action to this object or the next one that knows it; returns whether one did.
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    if performOwn(action, object) { return true }
    return nextResponder?.tryToPerform(action, with: object) ?? false
  }
  /// Sends an action to this object only.
  package func performOwn(_ action: Selector, _ object: Any?) -> Bool {
    if (self as? any ActionResponder)?.respond(to: action, sender: object) == true { return true }
    if performsStandardAction(action, object) { return true }
    return ObjectiveCNames.send(action, to: self, object, nil)
  }
  /// Performs an action that the library's class implements; returns whether it does.
  package func performsStandardAction(_ action: Selector, _ sender: Any?) -> Bool { false }
  /// Whether the library's class implements an action.
  package func knowsStandardAction(_ action: Selector) -> Bool { false }
  /// Returns another object that handles an action; nil unless overridden.
  open func supplementalTarget(forAction action: Selector, sender: Any?) -> Any? { nil }
  /// Called when no responder handles an event; does nothing, where Apple's beeps for keys.
  open func noResponder(for eventSelector: Selector) {}
  override func passOn(_ command: (KeyCommandResponder) -> Void) {
    if let nextResponder { command(nextResponder) }
  }
  open override func doCommand(by selector: Selector) {
    if KeyCommands.all[selector.description] != nil { return super.doCommand(by: selector) }
    if performOwn(selector, nil) { return }
    if let nextResponder {
      nextResponder.doCommand(by: selector)
    } else {
      noResponder(for: selector)
    }
  }

  // MARK: Mouse

  /// The left button was pressed.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  /// The right button was pressed.
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  /// Another button was pressed.
  open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
  /// The left button was released.
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  /// The right button was released.
  open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
  /// Another button was released.
  open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
  /// The mouse moved.
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  /// The mouse moved with the left button pressed.
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  /// The mouse moved with the right button pressed.
  open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
  /// The mouse moved with another button pressed.
  open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
  /// The wheel turned.
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  /// The mouse entered a tracking area.
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  /// The mouse left a tracking area.
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  /// The mouse needs another cursor.
  open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }
  /// The pressure changed.
  open func pressureChange(with event: NSEvent) { nextResponder?.pressureChange(with: event) }
  /// A pen moved on a tablet.
  open func tabletPoint(with event: NSEvent) { nextResponder?.tabletPoint(with: event) }
  /// A pen came near a tablet or left it.
  open func tabletProximity(with event: NSEvent) { nextResponder?.tabletProximity(with: event) }
  /// The pen's mode changed.
  open func changeMode(with event: NSEvent) { nextResponder?.changeMode(with: event) }
  /// The context menu is requested by a key.
  open func contextMenuKeyDown(_ event: NSEvent) { nextResponder?.contextMenuKeyDown(event) }

  // MARK: Keys

  /// A key was pressed.
  open func keyDown(with event: NSEvent) {
    guard let nextResponder else { return noResponder(for: "keyDown:") }
    nextResponder.keyDown(with: event)
  }
  /// A key was released.
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  /// The modifier keys changed.
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
  /// Performs a key equivalent; returns false unless overridden.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Performs a mnemonic; returns false, as macOS has none.
  open func performMnemonic(with theString: String) -> Bool { false }
  /// Turns key events into commands and inserted text.
  open func interpretKeyEvents(_ eventArray: [NSEvent]) {
    for event in eventArray {
      if let command = KeyCommands.command(for: event) {
        doCommand(by: Selector(command + ":"))
      } else if let letters = event.characters, !letters.isEmpty,
        event.modifierFlags.isDisjoint(with: [.command, .control])
      {
        insert(letters)
      }
    }
  }
  /// Inserts typed letters.
  func insert(_ letters: String) { insertText(letters) }
  /// Called when input of keys is no longer composed; does nothing.
  open func flushBufferedKeyEvents() {}

  // MARK: Gestures

  /// Two fingers magnified.
  open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
  /// Two fingers rotated.
  open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
  /// Fingers swiped.
  open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
  /// A gesture began.
  open func beginGesture(with event: NSEvent) { nextResponder?.beginGesture(with: event) }
  /// A gesture ended.
  open func endGesture(with event: NSEvent) { nextResponder?.endGesture(with: event) }
  /// Two fingers tapped twice.
  open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
  /// Three fingers tapped to look something up.
  open func quickLook(with event: NSEvent) { nextResponder?.quickLook(with: event) }
  /// Touches began.
  open func touchesBegan(with event: NSEvent) { nextResponder?.touchesBegan(with: event) }
  /// Touches moved.
  open func touchesMoved(with event: NSEvent) { nextResponder?.touchesMoved(with: event) }
  /// Touches ended.
  open func touchesEnded(with event: NSEvent) { nextResponder?.touchesEnded(with: event) }
  /// Touches were cancelled.
  open func touchesCancelled(with event: NSEvent) { nextResponder?.touchesCancelled(with: event) }
  /// Whether scrolling along an axis is passed on when nothing moves; false unless overridden.
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
  /// Whether scrolling along an axis is forwarded; false unless overridden.
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }

  // MARK: Menus, undo and errors

  private var ownMenu: NSMenu?
  /// The context menu; nil unless set.
  open var menu: NSMenu? {
    get { ownMenu }
    set { ownMenu = newValue }
  }
  /// The undo manager of the chain: the next responder's unless overridden.
  open var undoManager: UndoManager? { nextResponder?.undoManager }
  /// Passes an error along the chain; the application returns false, as there is no screen for an alert.
  open func presentError(_ error: any Error) -> Bool {
    nextResponder?.presentError(willPresentError(error)) ?? false
  }
  /// Passes an error along the chain; a message tells the delegate false.
  open func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?,
    didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    _ = presentError(error)
  }
  /// Returns the error to present; the given one unless overridden.
  open func willPresentError(_ error: any Error) -> any Error { error }
  /// Shows the help; passed to the next responder.
  open func showContextHelp(_ sender: Any?) { nextResponder?.showContextHelp(sender) }
  /// Makes a new tab in the window; does nothing unless overridden.
  open func newWindowForTab(_ sender: Any?) { nextResponder?.newWindowForTab(sender) }
  /// Returns an object that writes the selection for a service; the next responder's unless overridden.
  open func validRequestor(
    forSendType sendType: NSPasteboard.PasteboardType?,
    returnType: NSPasteboard.PasteboardType?
  ) -> Any? {
    nextResponder?.validRequestor(forSendType: sendType, returnType: returnType)
  }
  /// Performs an action of a text finder; passed to the next responder.
  open func performTextFinderAction(_ sender: Any?) {
    nextResponder?.performTextFinderAction(sender)
  }

  // MARK: Restoration

  /// The activity that the responder represents; stored only.
  open var userActivity: NSUserActivity?
  /// Brings an activity up to date; does nothing unless overridden.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {}
  /// The paths of keys with the restorable state; empty unless overridden.
  open class var restorableStateKeyPaths: [String] { [] }
  /// The classes that an archive may contain for a path of keys; empty unless overridden.
  open class func allowedClasses(forRestorableStateKeyPath keyPath: String) -> [AnyClass] { [] }
  /// Writes the restorable state; does nothing unless overridden.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Writes the restorable state on another queue; does nothing unless overridden.
  open func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue) {}
  /// Reads the restorable state; does nothing unless overridden.
  open func restoreState(with coder: NSCoder) {}
  /// Notes that the restorable state changed; does nothing, as nothing is restored.
  open func invalidateRestorableState() {}

  // MARK: Touch bar

  private var storedTouchBar: NSTouchBar?
  /// The touch bar; the one that ``makeTouchBar()`` returns unless set.
  open var touchBar: NSTouchBar? {
    get {
      if storedTouchBar == nil { storedTouchBar = makeTouchBar() }
      return storedTouchBar
    }
    set { storedTouchBar = newValue }
  }
  /// Returns the touch bar when it is first needed; nil unless overridden.
  open func makeTouchBar() -> NSTouchBar? { nil }
}

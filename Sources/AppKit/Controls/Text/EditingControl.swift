public import Foundation
public import FoundationShims

/// The part of a text field that is edited by the window's field editor.
///
/// Apple's `NSTextField` declares these members; they stand in a class of their own because a class body is one file.
@preconcurrency @MainActor open class EditingControl: NSControl, NSTextViewDelegate {
  private var field: NSTextField? { self as? NSTextField }
  private weak var editor: NSText?
  private var isEnding = false

  /// The object that is asked and notified.
  open weak var delegate: (any NSTextFieldDelegate)?
  /// Whether the text is completed while it is typed; stored only.
  open var isAutomaticTextCompletionEnabled = true
  /// Whether a character picker may be opened; stored only.
  open var allowsCharacterPickerTouchBarItem = true
  /// Whether attributes of the text may be changed.
  open var allowsEditingTextAttributes = false
  /// Whether pictures may be dropped in the text; stored only.
  open var importsGraphics = false
  /// Whether numbers are shown with the smallest precision; stored only.
  open var allowsDefaultTighteningForTruncation = false
  /// The strategy of breaking lines; stored only.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  /// The kind of text, which the system may fill in; stored only.
  open var contentType: NSTextContentType?
  /// Whether text is suggested by writing tools; stored only.
  open var allowsWritingTools = true

  // MARK: Focus

  open override var acceptsFirstResponder: Bool {
    guard let field else { return false }
    return isEnabled && !refusesFirstResponder && (field.isEditable || field.isSelectable)
  }
  open override var needsPanelToBecomeKey: Bool { field?.isEditable ?? false }
  open override func becomeFirstResponder() -> Bool {
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }
  /// The text that gets keys in the field's place.
  package override var keyResponder: NSResponder { editor ?? self }
  private func beginEditing() {
    guard editor == nil, let field, let window, let cell,
      let text = cell.fieldEditor(for: self) ?? window.fieldEditor(true, for: self)
    else { return }
    text.fieldEditorOwner = field
    let length = (stringValue as NSString).length
    editor = text
    cell.select(
      withFrame: bounds, in: self, editor: text, delegate: self, start: 0, length: length)
    needsDisplay = true
  }
  /// Whether the field is being edited.
  package var isEdited: Bool { editor != nil }
  open override func currentEditor() -> NSText? { editor }
  @discardableResult
  open override func abortEditing() -> Bool {
    guard let editor else { return false }
    close(editor)
    return true
  }
  open override func validateEditing() {
    guard let editor, editor.string != stringValue else { return }
    stringValue = editor.string
  }
  private func close(_ text: NSText) {
    editor = nil
    text.fieldEditorOwner = nil
    cell?.endEditing(text)
    needsDisplay = true
  }
  /// Selects all of the text, and begins to edit it.
  open func selectText(_ sender: Any?) {
    if let editor { editor.selectAll(sender) } else { _ = window?.makeFirstResponder(self) }
  }
  /// Ends editing for a key; the action is sent for the return key.
  func leaveEditor(_ movement: NSTextMovement) {
    guard let editor, let text = editor as? TextCommandView else { return }
    guard text.endEditing(movement), movement == .return else { return }
    if sendsActionForReturn { sendAction(action, to: target) }
    if let window, window.firstResponder === window || window.firstResponder === self {
      selectText(nil)
    }
  }
  private var sendsActionForReturn: Bool { true }
  open override func mouseDown(with event: NSEvent) {
    guard acceptsFirstResponder else { return super.mouseDown(with: event) }
    if let editor { editor.mouseDown(with: event) }
  }
  open override func mouseDragged(with event: NSEvent) {
    if let editor { editor.mouseDragged(with: event) } else { super.mouseDragged(with: event) }
  }
  open override func mouseUp(with event: NSEvent) {
    if let editor { editor.mouseUp(with: event) } else { super.mouseUp(with: event) }
  }
  open override func resetCursorRects() { cell?.resetCursorRect(bounds, in: self) }

  // MARK: The editor's questions

  /// Whether editing may begin; the delegate decides.
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldBeginEditing: textObject) ?? true
  }
  /// Whether editing may end; the delegate and the formatter decide.
  open func textShouldEndEditing(_ textObject: NSText) -> Bool {
    guard !isEnding else { return true }
    if let formatter, !textObject.string.isEmpty,
      case .text = ControlValue(text: textObject.string, by: formatter),
      formatter is NumberFormatter || formatter is DateFormatter
    {
      let accepts = delegate?.control(
        self, didFailToFormatString: textObject.string, errorDescription: nil)
      guard accepts == true else { return false }
    }
    return delegate?.control(self, textShouldEndEditing: textObject) ?? true
  }
  /// Editing began: notifies the delegate.
  open func textDidBeginEditing(_ notification: Notification) {
    post(NSControl.textDidBeginEditingNotification, notification) {
      $0.controlTextDidBeginEditing($1)
    }
  }
  /// The text changed: notifies the delegate.
  open func textDidChange(_ notification: Notification) {
    if isContinuous { validateEditing() }
    post(NSControl.textDidChangeNotification, notification) { $0.controlTextDidChange($1) }
    if let search = self as? NSSearchField, !search.sendsWholeSearchString {
      sendAction(action, to: target)
    }
  }
  /// Editing ended: takes the text, and notifies the delegate.
  open func textDidEndEditing(_ notification: Notification) {
    guard let text = editor else { return }
    validateEditing()
    isEnding = true
    close(text)
    if let window, window.firstResponder === text { _ = window.makeFirstResponder(nil) }
    isEnding = false
    post(NSControl.textDidEndEditingNotification, notification) {
      $0.controlTextDidEndEditing($1)
    }
    let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
    if cell?.sendsActionOnEndEditing == true, movement != NSTextMovement.return.rawValue {
      sendAction(action, to: target)
    }
    switch movement.flatMap(NSTextMovement.init) {
    case .tab?: window?.leave(self, 1)
    case .backtab?: window?.leave(self, -1)
    default: break
    }
  }
  private func post(
    _ name: Notification.Name, _ cause: Notification,
    _ body: (any NSTextFieldDelegate, Notification) -> Void
  ) {
    var info = cause.userInfo ?? [:]
    if let object = cause.object { info["NSFieldEditor"] = object }
    let note = Notification(name: name, object: self, userInfo: info)
    if let delegate { body(delegate, note) }
    NotificationCenter.default.post(note)
  }
  /// Whether the delegate performs the command of a key.
  open func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    delegate?.control(self, textView: textView, doCommandBy: commandSelector) ?? false
  }
  /// Returns the delegate's words that complete a part of a word.
  open func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String] {
    var first = 0
    return delegate?.control(
      self, textView: textView, completions: words, forPartialWordRange: charRange,
      indexOfSelectedItem: index ?? withUnsafeMutablePointer(to: &first) { $0 }) ?? words
  }
}

extension NSControl {
  /// Posted after the editing of a control's text began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// Posted after the editing of a control's text ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
  /// Posted after a control's text changed.
  public static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
}

/// An object that a control asks and notifies while its text is edited.
///
/// - SeeAlso: Apple, "NSControlTextEditingDelegate".
@preconcurrency @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Editing began.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Editing ended.
  func controlTextDidEndEditing(_ obj: Notification)
  /// The text changed.
  func controlTextDidChange(_ obj: Notification)
  /// Whether editing may begin.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Whether editing may end.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Whether a text that the formatter refuses is accepted.
  func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool
  /// The formatter refuses a text while it is typed.
  func control(
    _ control: NSControl, didFailToValidatePartialString string: String,
    errorDescription error: String?)
  /// Whether an object is a valid value.
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
  /// Performs the command of a key; returns whether it did.
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
  /// Returns the words that complete a part of a word.
  func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]
}
extension NSControlTextEditingDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Returns true.
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
    true
  }
  /// Returns true.
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    true
  }
  /// Returns false.
  public func control(
    _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
  ) -> Bool { false }
  /// Does nothing.
  public func control(
    _ control: NSControl, didFailToValidatePartialString string: String,
    errorDescription error: String?
  ) {}
  /// Returns true.
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
  /// Returns false.
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
  /// Returns the words.
  public func control(
    _ control: NSControl, textView: NSTextView, completions words: [String],
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String] { words }
}

/// An object that a text field asks and notifies.
///
/// - SeeAlso: Apple, "NSTextFieldDelegate".
@preconcurrency @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
  /// Returns the text for a completion that is selected.
  func textField(
    _ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int
  ) -> Bool
}
extension NSTextFieldDelegate {
  /// Returns true.
  public func textField(
    _ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int
  ) -> Bool { true }
}

public import Foundation
public import FoundationShims
internal import ViewDrawing

/// The part of a text view that follows the mouse and performs the commands of keys.
///
/// Apple's `NSTextView` declares these members; they stand in a class of their own because a class body is one file.
@preconcurrency @MainActor open class TextCommandView: NSText, NSTextInputClient {
  private var textView: NSTextView? { self as? NSTextView }
  var textViewDelegate: (any NSTextViewDelegate)? { delegate as? any NSTextViewDelegate }
  private var marked = NSRange(location: NSNotFound, length: 0)
  private var isEditing = false
  private var pressed: Int?
  /// The end of the selection that shift does not move.
  private var anchor: Int?

  // MARK: Focus

  open override func becomeFirstResponder() -> Bool {
    needsDisplay = true
    return true
  }
  open override func resignFirstResponder() -> Bool {
    guard endEditing(.other) else { return false }
    needsDisplay = true
    return true
  }
  /// Ends editing if the delegate lets it; returns whether it does.
  func endEditing(_ movement: NSTextMovement) -> Bool {
    guard isEditing || isFieldEditor else { return true }
    if let delegate, !delegate.textShouldEndEditing(self) { return false }
    isEditing = false
    post(Self.didEndEditingNotification, [Self.movementUserInfoKey: movement.rawValue]) {
      $0.textDidEndEditing($1)
    }
    return true
  }
  open override var needsPanelToBecomeKey: Bool { true }

  // MARK: Changes

  package override func shouldChange(_ range: NSRange, _ text: String?) -> Bool {
    guard isEditable else { return false }
    if !isEditing {
      if let delegate, !delegate.textShouldBeginEditing(self) { return false }
      isEditing = true
      post(Self.didBeginEditingNotification) { $0.textDidBeginEditing($1) }
    }
    guard let view = textView else { return true }
    guard view.shouldChangeText(in: range, replacementString: text) else { return false }
    registerUndo(range, text)
    return true
  }
  /// Whether a part of the text may be replaced; the delegate decides.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    guard let view = textView else { return true }
    return textViewDelegate?.textView(
      view, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) ?? true
  }
  /// Whether several parts of the text may be replaced; the delegate decides.
  open func shouldChangeText(
    inRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool {
    zip(affectedRanges, replacementStrings ?? []).allSatisfy {
      shouldChangeText(in: $0.rangeValue, replacementString: $1)
    }
  }
  /// Notes that the text changed, after a program changed it as users do.
  open func didChangeText() { changed() }
  private func registerUndo(_ range: NSRange, _ text: String?) {
    guard textView?.allowsUndo == true, let manager = undoManager, let text else { return }
    let old = storage.attributedSubstring(from: range)
    let new = NSRange(location: range.location, length: (text as NSString).length)
    manager.registerUndo(withTarget: self) { view in
      assumingMainActor { _ = view.edit(new, old) }
    }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
  }
  open override var undoManager: UndoManager? {
    textView.flatMap { textViewDelegate?.undoManager(for: $0) } ?? super.undoManager
  }
  /// Ends the group of changes that are undone together.
  open func breakUndoCoalescing() {}
  /// Whether changes are joined to one that is undone; false.
  open var isCoalescingUndo: Bool { false }

  // MARK: Selection

  override func choose(_ range: NSRange) {
    select(range, affinity: .downstream, stillSelecting: false)
  }
  /// Returns the selected range.
  open func selectedRange() -> NSRange { selection }
  /// Selects a range.
  open func setSelectedRange(_ charRange: NSRange) {
    select(charRange, affinity: .downstream, stillSelecting: false)
  }
  /// Selects a range.
  open func setSelectedRange(
    _ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) {
    select(charRange, affinity: affinity, stillSelecting: stillSelectingFlag)
  }
  /// The selected ranges; one here.
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: selection)] }
    set { if let first = newValue.first { setSelectedRange(first.rangeValue) } }
  }
  /// Selects ranges; the first one here.
  open func setSelectedRanges(
    _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) {
    if let first = ranges.first { setSelectedRange(first.rangeValue) }
  }
  /// The side of a caret at the end of a line.
  open private(set) var selectionAffinity = NSSelectionAffinity.downstream
  /// The unit by which the mouse selects.
  open var selectionGranularity = NSSelectionGranularity.selectByCharacter
  private func select(
    _ range: NSRange, affinity: NSSelectionAffinity, stillSelecting: Bool
  ) {
    let old = selection
    var new = range
    if let view = textView {
      new =
        textViewDelegate?.textView(
          view, willChangeSelectionFromCharacterRange: old, toCharacterRange: range) ?? range
    }
    limitSelection(new)
    selectionAffinity = affinity
    guard selection != old, !stillSelecting else { return }
    let note = Notification(
      name: NSTextView.didChangeSelectionNotification, object: self,
      userInfo: ["NSOldSelectedCharacterRange": NSValue(range: old)])
    textViewDelegate?.textViewDidChangeSelection(note)
    NotificationCenter.default.post(note)
  }
  /// Returns the range that a selection by a unit has.
  open func selectionRange(
    forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity
  ) -> NSRange {
    let steps = TextSteps(string)
    switch granularity {
    case .selectByCharacter: return proposedCharRange
    case .selectByWord: return steps.word(around: proposedCharRange)
    case .selectByParagraph: return steps.paragraph(around: proposedCharRange)
    }
  }
  /// The ranges that typing changes.
  open var rangeForUserTextChange: NSRange {
    isEditable ? selection : NSRange(location: NSNotFound, length: 0)
  }
  /// The ranges whose attributes a user's command changes.
  open var rangeForUserCharacterAttributeChange: NSRange { rangeForUserTextChange }
  /// The ranges whose paragraphs a user's command changes.
  open var rangeForUserParagraphAttributeChange: NSRange {
    isEditable ? TextSteps(string).paragraph(around: selection) : rangeForUserTextChange
  }
  /// Returns the index of the letter at a point of the view; that after it in its second half.
  open func characterIndexForInsertion(at point: NSPoint) -> Int {
    var fraction: CGFloat = 0
    let inside = NSPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    let index = manager.characterIndex(
      for: inside, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    guard fraction > 0.5, index < storage.length else { return index }
    let next = steps.next(index)
    return steps.lineEnd(index) == index ? index : next
  }

  // MARK: Mouse

  open override func mouseDown(with event: NSEvent) {
    guard isSelectable || isEditable else { return super.mouseDown(with: event) }
    let index = characterIndexForInsertion(at: convert(event.locationInWindow, from: nil))
    if event.clickCount == 1, let view = textView, index < storage.length,
      let link = storage.attribute(.link, at: index, effectiveRange: nil), !isEditable
    {
      return view.clicked(onLink: link, at: index)
    }
    selectionGranularity =
      event.clickCount >= 3
      ? .selectByParagraph : event.clickCount == 2 ? .selectByWord : .selectByCharacter
    pressed = event.modifierFlags.contains(.shift) ? selection.location : index
    extendPress(to: index)
  }
  open override func mouseDragged(with event: NSEvent) {
    guard pressed != nil else { return super.mouseDragged(with: event) }
    extendPress(to: characterIndexForInsertion(at: convert(event.locationInWindow, from: nil)))
  }
  open override func mouseUp(with event: NSEvent) {
    guard pressed != nil else { return super.mouseUp(with: event) }
    pressed = nil
  }
  private func extendPress(to index: Int) {
    guard let pressed else { return }
    let range = NSRange(location: min(pressed, index), length: abs(pressed - index))
    setSelectedRange(selectionRange(forProposedRange: range, granularity: selectionGranularity))
  }
  open override func resetCursorRects() { addCursorRect(visibleRect, cursor: .iBeam) }

  // MARK: Typing

  open override func keyDown(with event: NSEvent) {
    guard isEditable || isSelectable else { return super.keyDown(with: event) }
    interpretKeyEvents([event])
  }
  override func insert(_ letters: String) {
    insertText(letters, replacementRange: NSRange(location: NSNotFound, length: 0))
  }
  open override func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
  }
  /// Inserts a text in place of a range; of the selection where the range's location is `NSNotFound`.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let range =
      replacementRange.location != NSNotFound
      ? replacementRange : marked.location != NSNotFound ? marked : selection
    marked = NSRange(location: NSNotFound, length: 0)
    edit(range, attributed(string))
  }
  private func attributed(_ string: Any) -> NSAttributedString {
    let looks = textView?.typingAttributes ?? looks
    if let text = string as? NSAttributedString {
      return textView?.isRichText == true
        ? text : NSAttributedString(string: text.string, attributes: looks)
    }
    return NSAttributedString(string: string as? String ?? "\(string)", attributes: looks)
  }
  open override func doCommand(by selector: Selector) {
    if let view = textView, textViewDelegate?.textView(view, doCommandBy: selector) == true {
      return
    }
    super.doCommand(by: selector)
  }
  /// Sets the text that is being composed.
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
    let range =
      replacementRange.location != NSNotFound
      ? replacementRange : marked.location != NSNotFound ? marked : selection
    let text = attributed(string)
    guard edit(range, text) else { return }
    marked =
      text.length == 0
      ? NSRange(location: NSNotFound, length: 0)
      : NSRange(location: range.location, length: text.length)
    limitSelection(
      NSRange(location: range.location + selectedRange.location, length: selectedRange.length))
  }
  /// Takes the text that is being composed.
  open func unmarkText() { marked = NSRange(location: NSNotFound, length: 0) }
  /// Returns the range of the text that is being composed.
  open func markedRange() -> NSRange { marked }
  /// Whether a text is being composed.
  open func hasMarkedText() -> Bool { marked.location != NSNotFound }
  /// Returns a part of the text.
  open func attributedSubstring(
    forProposedRange range: NSRange, actualRange: NSRangePointer?
  ) -> NSAttributedString? {
    let start = min(max(0, range.location), storage.length)
    let found = NSRange(location: start, length: min(range.length, storage.length - start))
    actualRange?.pointee = found
    return storage.attributedSubstring(from: found)
  }
  /// The names of the attributes of composed text.
  open func validAttributesForMarkedText() -> [NSAttributedString.Key] {
    [.font, .foregroundColor, .underlineStyle]
  }
  /// Returns the rectangle of a part of the text on the screen.
  open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect {
    actualRange?.pointee = range
    let caret = manager.caret(at: range.location, origin: textOrigin, lineHeight: 16)
    let rect = manager.places(of: range, origin: textOrigin).first ?? caret
    let inWindow = convert(rect, to: nil)
    return window?.convertToScreen(inWindow) ?? inWindow
  }
  /// Returns the index of the letter at a point of the screen.
  open func characterIndex(for point: NSPoint) -> Int {
    let inWindow = window?.convertPoint(fromScreen: point) ?? point
    return characterIndexForInsertion(at: convert(inWindow, from: nil))
  }
  /// Returns the text.
  open func attributedString() -> NSAttributedString { storage }
  /// Whether lines are vertical; false.
  open func drawsVerticallyForCharacter(at charIndex: Int) -> Bool { false }
  /// Returns the level of the view's window: 0.
  open func windowLevel() -> Int { 0 }

  // MARK: Commands

  private var head: Int {
    let range = selection
    guard let anchor, anchor == range.location || anchor == range.upperBound else {
      return range.upperBound
    }
    return anchor == range.location ? range.upperBound : range.location
  }
  private func move(_ index: Int) {
    anchor = nil
    setSelectedRange(NSRange(location: index, length: 0))
  }
  private func extend(_ index: Int) {
    let range = selection
    let fixed =
      anchor.flatMap { $0 == range.location || $0 == range.upperBound ? $0 : nil }
      ?? (index < range.location ? range.upperBound : range.location)
    anchor = fixed
    setSelectedRange(NSRange(location: min(fixed, index), length: abs(fixed - index)))
  }
  private func remove(_ range: NSRange) {
    let selected = selection
    let range = selected.length > 0 ? selected : range
    if range.length > 0 { edit(range, NSAttributedString(string: "")) }
  }
  private func remove(from start: Int, to end: Int) {
    remove(NSRange(location: min(start, end), length: abs(end - start)))
  }
  private var steps: TextSteps { TextSteps(string) }
  private func vertical(_ direction: CGFloat) -> Int {
    let caret = manager.caret(at: head, origin: textOrigin, lineHeight: 16)
    let y = direction < 0 ? caret.minY - 2 : caret.maxY + 2
    if y < textOrigin.y { return 0 }
    if y > textSize.height { return storage.length }
    return characterIndexForInsertion(at: NSPoint(x: caret.midX, y: y))
  }
  open override func moveRight(_ sender: Any?) {
    move(selection.length > 0 ? selection.upperBound : steps.next(head))
  }
  open override func moveLeft(_ sender: Any?) {
    move(selection.length > 0 ? selection.location : steps.previous(head))
  }
  open override func moveForward(_ sender: Any?) { moveRight(sender) }
  open override func moveBackward(_ sender: Any?) { moveLeft(sender) }
  open override func moveUp(_ sender: Any?) { move(vertical(-1)) }
  open override func moveDown(_ sender: Any?) { move(vertical(1)) }
  open override func moveRightAndModifySelection(_ sender: Any?) { extend(steps.next(head)) }
  open override func moveLeftAndModifySelection(_ sender: Any?) { extend(steps.previous(head)) }
  open override func moveForwardAndModifySelection(_ sender: Any?) { extend(steps.next(head)) }
  open override func moveBackwardAndModifySelection(_ sender: Any?) { extend(steps.previous(head)) }
  open override func moveUpAndModifySelection(_ sender: Any?) { extend(vertical(-1)) }
  open override func moveDownAndModifySelection(_ sender: Any?) { extend(vertical(1)) }
  open override func moveWordRight(_ sender: Any?) { move(steps.wordEnd(after: head)) }
  open override func moveWordRightAndModifySelection(_ sender: Any?) {
    extend(steps.wordEnd(after: head))
  }
  open override func moveWordLeft(_ sender: Any?) { move(steps.wordStart(before: head)) }
  open override func moveWordLeftAndModifySelection(_ sender: Any?) {
    extend(steps.wordStart(before: head))
  }
  open override func moveWordForward(_ sender: Any?) { move(steps.wordEnd(after: head)) }
  open override func moveWordForwardAndModifySelection(_ sender: Any?) {
    extend(steps.wordEnd(after: head))
  }
  open override func moveWordBackward(_ sender: Any?) { move(steps.wordStart(before: head)) }
  open override func moveWordBackwardAndModifySelection(_ sender: Any?) {
    extend(steps.wordStart(before: head))
  }
  open override func moveToBeginningOfLine(_ sender: Any?) { move(steps.lineStart(head)) }
  open override func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {
    extend(steps.lineStart(head))
  }
  open override func moveToEndOfLine(_ sender: Any?) { move(steps.lineEnd(head)) }
  open override func moveToEndOfLineAndModifySelection(_ sender: Any?) {
    extend(steps.lineEnd(head))
  }
  open override func moveToLeftEndOfLine(_ sender: Any?) { move(steps.lineStart(head)) }
  open override func moveToLeftEndOfLineAndModifySelection(_ sender: Any?) {
    extend(steps.lineStart(head))
  }
  open override func moveToRightEndOfLine(_ sender: Any?) { move(steps.lineEnd(head)) }
  open override func moveToRightEndOfLineAndModifySelection(_ sender: Any?) {
    extend(steps.lineEnd(head))
  }
  open override func moveToBeginningOfParagraph(_ sender: Any?) { move(steps.lineStart(head)) }
  open override func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?) {
    extend(steps.lineStart(head))
  }
  open override func moveToEndOfParagraph(_ sender: Any?) { move(steps.lineEnd(head)) }
  open override func moveToEndOfParagraphAndModifySelection(_ sender: Any?) {
    extend(steps.lineEnd(head))
  }
  open override func moveToBeginningOfDocument(_ sender: Any?) { move(0) }
  open override func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) { extend(0) }
  open override func moveToEndOfDocument(_ sender: Any?) { move(storage.length) }
  open override func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {
    extend(storage.length)
  }
  open override func deleteBackward(_ sender: Any?) { remove(from: steps.previous(head), to: head) }
  open override func deleteForward(_ sender: Any?) { remove(from: head, to: steps.next(head)) }
  open override func deleteWordBackward(_ sender: Any?) {
    remove(from: steps.wordStart(before: head), to: head)
  }
  open override func deleteWordForward(_ sender: Any?) {
    remove(from: head, to: steps.wordEnd(after: head))
  }
  open override func deleteToBeginningOfLine(_ sender: Any?) {
    remove(from: steps.lineStart(head), to: head)
  }
  open override func deleteToEndOfLine(_ sender: Any?) {
    remove(from: head, to: steps.lineEnd(head))
  }
  open override func deleteToBeginningOfParagraph(_ sender: Any?) {
    remove(from: steps.lineStart(head), to: head)
  }
  open override func deleteToEndOfParagraph(_ sender: Any?) {
    remove(from: head, to: steps.lineEnd(head))
  }
  open override func selectWord(_ sender: Any?) { setSelectedRange(steps.word(around: selection)) }
  open override func selectLine(_ sender: Any?) {
    setSelectedRange(steps.paragraph(around: selection))
  }
  open override func selectParagraph(_ sender: Any?) {
    setSelectedRange(steps.paragraph(around: selection))
  }
  open override func insertLineBreak(_ sender: Any?) { insert("\u{2028}") }
  open override func insertNewlineIgnoringFieldEditor(_ sender: Any?) { insert("\n") }
  open override func insertTabIgnoringFieldEditor(_ sender: Any?) { insert("\t") }
  open override func insertParagraphSeparator(_ sender: Any?) { insertNewline(sender) }
  open override func uppercaseWord(_ sender: Any?) { changeCase { $0.uppercased() } }
  open override func lowercaseWord(_ sender: Any?) { changeCase { $0.lowercased() } }
  open override func capitalizeWord(_ sender: Any?) { changeCase { $0.capitalized } }
  private func changeCase(_ body: (String) -> String) {
    let range = selection.length > 0 ? selection : steps.word(around: selection)
    insertText(body((string as NSString).substring(with: range)), replacementRange: range)
  }
  /// Exchanges the letters around the caret.
  open override func transpose(_ sender: Any?) {
    let index = head
    guard index > 0, index < storage.length else { return }
    let range = NSRange(location: index - 1, length: 2)
    let letters = (string as NSString).substring(with: range)
    insertText(String(letters.reversed()), replacementRange: range)
  }
  /// Inserts a line break; a text that edits a field ends editing.
  open override func insertNewline(_ sender: Any?) {
    guard isFieldEditor else { return insert("\n") }
    leaveField(.return)
  }
  /// Inserts a tab; a text that edits a field ends editing.
  open override func insertTab(_ sender: Any?) {
    guard isFieldEditor else { return insert("\t") }
    leaveField(.tab)
  }
  /// Inserts a tab; a text that edits a field ends editing.
  open override func insertBacktab(_ sender: Any?) {
    guard isFieldEditor else { return insert("\t") }
    leaveField(.backtab)
  }
  /// Passes the command on; a text that edits a field asks the field first.
  open override func cancelOperation(_ sender: Any?) {
    if let owner = fieldEditorOwner {
      owner.cancelOperation(sender)
    } else {
      super.cancelOperation(sender)
    }
  }
  private func leaveField(_ movement: NSTextMovement) {
    guard let owner = fieldEditorOwner else { return }
    owner.leaveEditor(movement)
  }
}

/// The side of a caret at the end of a line.
public enum NSSelectionAffinity: UInt, Sendable {
  case upstream, downstream
}
/// The unit by which the mouse selects.
public enum NSSelectionGranularity: UInt, Sendable {
  case selectByCharacter, selectByWord, selectByParagraph
}

internal import Drawing
public import Foundation
internal import FoundationShims
package import LayoutTree
internal import ViewArrangements
public import ViewDrawing

/// A single line of editable text.
///
/// A touch begins editing. There are no key presses: programs call ``insertText(_:)``, ``deleteBackward()`` and
/// ``pressReturn()``.
///
/// ```swift
/// let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
/// field.borderStyle = .roundedRect
/// print(NSStringFromCGRect(field.textRect(forBounds: field.bounds)))  // {{7, 2}, {186, 30}}
/// field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
/// field.insertText("Ada")  // Ada
/// ```
///
/// - Units: Points, y down; the rectangle methods take and return rectangles in the field's bounds.
/// - Errors: None: an edit that the delegate refuses, or that has nothing to delete, changes nothing.
/// - Complexity: An edit copies the text, O(letters); so does measuring for ``intrinsicContentSize``.
/// - SeeAlso: Apple, "UITextField"; heights measured on stored frames;
///   `Rules/AlignmentRectangles.md#baselines-of-ios-controls`.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// The style of the border.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The state in which an overlay view is visible.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// The text field's delegate.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text.
  open var text: String? {
    get { typed }
    set {
      let old = typed
      type(newValue, nil)
      KeyValueObservers.changed(self, "text", from: old, to: typed)
    }
  }
  /// The placeholder.
  open var placeholder: String? {
    get { hint }
    set { suggest(newValue, nil) }
  }
  /// The attributed text; setting it replaces ``text``.
  open var attributedText: NSAttributedString? {
    get { attributed ?? typed.map { NSAttributedString(string: $0, attributes: looks) } }
    set { type(newValue?.string, newValue) }
  }
  /// The attributed placeholder; setting it replaces ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedHint ?? hint.map { NSAttributedString(string: $0) } }
    set { suggest(newValue?.string, newValue) }
  }
  // The displayed text, independent of overrides of the properties.
  private(set) final var typed: String?
  private(set) final var attributed: NSAttributedString?
  private(set) final var hint: String?
  private(set) final var attributedHint: NSAttributedString?
  private func type(_ words: String?, _ attributed: NSAttributedString?) {
    typed = words
    self.attributed = attributed
    input.textWasReplaced()
    invalidateIntrinsicContentSize()
  }
  private func suggest(_ words: String?, _ attributed: NSAttributedString?) {
    hint = words
    attributedHint = attributed
    invalidateIntrinsicContentSize()
  }
  /// The font; nil restores the default, the system's at 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      invalidateIntrinsicContentSize()
    }
  }
  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  private var storedFont = UITextField.defaultFont
  /// Whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether text that does not fit is scaled down, to ``minimumFontSize`` at most.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size, in points; 0 disables scaling.
  open var minimumFontSize: CGFloat = 0
  /// The default attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { looks }
    set {
      if let font = newValue[.font] as? UIFont { storedFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      attributed = typed.map { NSAttributedString(string: $0, attributes: newValue) }
      invalidateIntrinsicContentSize()
    }
  }
  private var looks: [NSAttributedString.Key: Any] {
    var looks: [NSAttributedString.Key: Any] = [:]
    looks[.font] = storedFont
    if let textColor { looks[.foregroundColor] = textColor }
    return looks
  }
  /// Whether the user may edit text attributes; stored only.
  open var allowsEditingTextAttributes = false
  /// The attributes of newly typed text; stored only.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first typed character replaces the text; stored only.
  open var clearsOnInsertion = false

  // MARK: Beside the text

  /// The state in which the clear button is visible.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// The overlay view at the left.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// The state in which the overlay view is visible.
  open var leftViewMode = ViewMode.never { didSet { besideChanged() } }
  /// The overlay view at the right.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// The state in which the overlay view is visible.
  open var rightViewMode = ViewMode.never { didSet { besideChanged() } }
  /// The background image; it replaces the border.
  open var background: UIImage?
  /// The background image while disabled.
  open var disabledBackground: UIImage?

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new, old !== new { addSubview(new) }
    besideChanged()
  }
  private func besideChanged() {
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
  private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }
  var showsClearButton: Bool { isShown(clearButtonMode) && !isShowingPlaceholder }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
  }

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?

  /// Begins editing after a touch, or empties the field if the touch is on the clear button and the delegate permits it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let place = touch?.location(in: self) else { return }
    guard showsClearButton, clearButtonRect(forBounds: bounds).contains(place) else {
      becomeFirstResponder()
      return
    }
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  /// Begins editing if the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    besideChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  /// Ends editing if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    besideChanged()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  /// Whether the field has text.
  open var hasText: Bool { !isShowingPlaceholder }
  /// Replaces the selection if the delegate permits it.
  open func insertText(_ text: String) { make(input.edit(typing: text)) }
  /// Puts the selected text into the general pasteboard; nothing of a secure field.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Puts the selected text into the general pasteboard and deletes it.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Types the text of the general pasteboard over the selection.
  open override func paste(_ sender: Any?) { pasteOverSelection() }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectWholeText() }
  /// Deletes the selection, or the character before the caret, if the delegate permits it.
  open func deleteBackward() {
    if let edit = input.editDeleting() { make(edit) }
  }
  private func make(_ edit: TextEdit) {
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    else { return }
    text = edit.result
    input.didEdit(edit)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }
  /// Simulates the return key: asks the delegate, then sends `editingDidEndOnExit`, which ends editing if it
  /// has a handler, and `primaryActionTriggered`.
  ///
  /// Not in UIKit.
  open func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Positions

  /// The selection and the marked text, made on first access.
  private lazy var input = TextInputState(self)
  /// The text in a range; nil for a range of another input.
  open func text(in range: UITextRange) -> String? { input.text(in: range) }
  /// Replaces the text in a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    input.replace(range, withText: text)
  }
  /// The selection; the end of the text until one is set.
  open var selectedTextRange: UITextRange? {
    get { input.selectedTextRange }
    set { input.selectedTextRange = newValue }
  }
  /// The text that is provisionally inserted; nil without any.
  open var markedTextRange: UITextRange? { input.markedTextRange }
  /// The looks of marked text; stored only.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { input.markedStyle }
    set { input.markedStyle = newValue }
  }
  /// Replaces the marked text, or the selection, by marked text and selects a range in it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    input.setMarkedText(markedText, selectedRange: selectedRange)
  }
  /// Turns the marked text into ordinary text.
  open func unmarkText() { input.unmark() }
  /// The position before the text.
  open var beginningOfDocument: UITextPosition { input.beginning }
  /// The position behind the text.
  open var endOfDocument: UITextPosition { input.end }
  /// The range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { input.textRange(from: fromPosition, to: toPosition) }
  /// The position at a distance, or furthest in a direction; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    input.position(from: position, offset: offset)
  }
  /// The position at a distance, or furthest in a direction; nil beyond the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { input.position(from: position, in: direction, offset: offset) }
  /// The order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    input.compare(position, to: other)
  }
  /// The distance from a position to another one.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    input.offset(from: from, to: toPosition)
  }
  /// The object that is notified when a program changes text or selection.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { input.delegate }
    set { input.delegate = newValue }
  }
  /// Finds boundaries of words and other units.
  open var tokenizer: any UITextInputTokenizer { input.tokenizer }
  /// The position at a distance, or furthest in a direction; nil beyond the text.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { input.position(within: range, farthestIn: direction) }
  /// The range of characters in a direction or at a point.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { input.characterRange(byExtending: position, in: direction) }
  /// The writing direction that was set; natural until then.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { writingDirection }
  /// Sets the writing direction of the whole text; stored only.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { self.writingDirection = writingDirection }
  private var writingDirection = NSWritingDirection.natural
  /// The rectangle around the part of a range that is in its first line.
  open func firstRect(for range: UITextRange) -> CGRect { input.firstRect(for: range) }
  /// The rectangle of the caret at a position, without width.
  open func caretRect(for position: UITextPosition) -> CGRect { input.caretRect(for: position) }
  /// The rectangles of a selection, one a line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    input.selectionRects(for: range)
  }
  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { input.closest(to: point) }
  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    input.closest(to: point, within: range)
  }
  /// The range of characters in a direction or at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { input.characterRange(at: point) }

  // MARK: Size

  package override var contentDescription: String? { typed ?? hint }
  package override var ownAccessibilityLabel: String? { hint }
  var isShowingPlaceholder: Bool { typed?.isEmpty ?? true }
  var fontDescriptor: FontDescriptor { storedFont.descriptor }

  /// Without a border, a line plus 1.7 points (17 points give 22, 18 give 23⅓); a whole line where it hides its text.
  ///
  /// With a border, at least 34 points, 30 before Xcode 12, and 7 points on each side.
  ///
  /// Overlay views add their width.
  open override var intrinsicContentSize: CGSize {
    let beside = [shownLeftView, shownRightView].reduce(0) { $0 + ($1?.frame.width ?? 0) }
    let content = FieldLabel(field: self).content
    return metrics.fieldSize(
      text: content.size(scale: viewNode.root.pixelScale).width + beside,
      line: FontMetrics(for: fontDescriptor).lineHeight, hasBorder: borderStyle != .none,
      isSecure: isSecureTextEntry, pixelScale: viewNode.root.pixelScale)
  }

  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    FieldLabel(field: self).content.centeredBaselines
  }

  // MARK: Places

  /// The rectangle of the border: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text: the bounds less the border's insets and the overlay views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  /// The default text rectangle; it does not call overrides, so that an override's insets apply only once.
  private func ownTextRect(_ bounds: CGRect) -> CGRect {
    let right: CGRect? =
      if shownRightView != nil {
        rightViewRect(forBounds: bounds)
      } else if showsClearButton {
        clearButtonRect(forBounds: bounds)
      } else {
        nil
      }
    return arrangement(bounds).text(
      after: shownLeftView.map { _ in leftViewRect(forBounds: bounds) }, before: right)
  }
  private func arrangement(_ bounds: CGRect) -> FieldArrangement {
    FieldArrangement(
      bounds: bounds, hasBorder: borderStyle != .none, isRightToLeft: viewNode.isRightToLeft)
  }
  /// The rectangle of the placeholder; default: the default text rectangle.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  /// The rectangle of the text while editing; default: the default text rectangle.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  /// The rectangle of the clear button: 19 points wide and high, 5 from the edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { arrangement(bounds).clearButton }
  /// The rectangle of the left overlay view: its own size, at the leading edge, centred vertically.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    arrangement(bounds).leftView(leftView?.frame.size ?? .zero)
  }
  /// The rectangle of the right overlay view: its own size, at the trailing edge, centred vertically.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    arrangement(bounds).rightView(rightView?.frame.size ?? .zero)
  }

  // MARK: Drawing

  /// Draws the text, centred vertically in a rectangle.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  /// Draws the placeholder, centred vertically in a rectangle.
  open func drawPlaceholder(in rect: CGRect) { drawContent(in: rect) }
  private func drawContent(in rect: CGRect) {
    paint { FieldPainter(painter: $0, field: self).text(in: rect) }
  }

  open override func draw(_ rect: CGRect) {
    paint { FieldPainter(painter: $0, field: self).draw() }
  }

  /// Posted when editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the text changed; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextField: EditCommands {
  var isChangeable: Bool { isEnabled }
}

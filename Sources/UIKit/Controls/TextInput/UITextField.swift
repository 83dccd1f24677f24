internal import Drawing
public import Foundation
package import LayoutTree
internal import ViewArrangements
package import ViewDrawing

/// One line of text that people edit.
///
/// - SeeAlso: Apple, "UITextField"; heights measured on stored frames.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  /// Who hears what happens and may refuse it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What was typed.
  open var text: String? {
    get { typed }
    set { type(newValue, nil) }
  }
  /// What is shown while nothing was typed.
  open var placeholder: String? {
    get { hint }
    set { suggest(newValue, nil) }
  }
  /// What was typed, in several looks; setting it replaces ``text``.
  open var attributedText: NSAttributedString? {
    get { attributed ?? typed.map { NSAttributedString(string: $0, attributes: looks) } }
    set { type(newValue?.string, newValue) }
  }
  /// What is shown while nothing was typed, in several looks; setting it replaces ``placeholder``.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedHint ?? hint.map { NSAttributedString(string: $0) } }
    set { suggest(newValue?.string, newValue) }
  }
  // What is shown, apart from the properties, which a subclass may have overridden.
  private(set) final var typed: String?
  private(set) final var attributed: NSAttributedString?
  private(set) final var hint: String?
  private(set) final var attributedHint: NSAttributedString?
  private func type(_ words: String?, _ attributed: NSAttributedString?) {
    typed = words
    self.attributed = attributed
    invalidateIntrinsicContentSize()
  }
  private func suggest(_ words: String?, _ attributed: NSAttributedString?) {
    hint = words
    attributedHint = attributed
    invalidateIntrinsicContentSize()
  }
  /// The font; nil restores the default, the system's at 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      invalidateIntrinsicContentSize()
    }
  }
  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  private var ownFont = UITextField.defaultFont
  /// Whether a font of a text style follows the text size that people choose.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of typed text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The frame around the text.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// Whether typed text is hidden by dots.
  open var isSecureTextEntry = false { didSet { invalidateIntrinsicContentSize() } }
  /// Whether text that has too little width becomes smaller, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may become, in points; 0 keeps it.
  open var minimumFontSize: CGFloat = 0
  /// Font, colour and other looks of typed text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { looks }
    set {
      if let font = newValue[.font] as? UIFont { ownFont = font }
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
    looks[.font] = ownFont
    if let textColor { looks[.foregroundColor] = textColor }
    return looks
  }
  /// Whether people may change looks; nobody does here.
  open var allowsEditingTextAttributes = false
  /// Looks of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the field is emptied when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the first letter that is typed replaces everything.
  open var clearsOnInsertion = false

  // MARK: Beside the text

  /// When the button that empties the field is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  /// When it is shown.
  open var leftViewMode = ViewMode.never { didSet { besideChanged() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  /// When it is shown.
  open var rightViewMode = ViewMode.never { didSet { besideChanged() } }
  /// A picture behind the text; the border is not drawn then.
  open var background: UIImage?
  /// The picture while the field is switched off.
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

  /// Whether the field takes keyboard input.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// Begins editing where the delegate does not mind.
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
  /// Ends editing where the delegate does not mind.
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
  /// Whether something was typed.
  open var hasText: Bool { !isShowingPlaceholder }
  /// Types letters at the end, where the delegate does not mind.
  open func insertText(_ text: String) { make(TextEdit(typing: text, after: self.text ?? "")) }
  /// Takes the last letter away, where the delegate does not mind.
  open func deleteBackward() {
    if let edit = TextEdit(deletingFrom: text ?? "") { make(edit) }
  }
  private func make(_ edit: TextEdit) {
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    else { return }
    text = edit.result
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }
  /// Does what the return key does: asks the delegate, then sends `editingDidEndOnExit`, after which editing
  /// ends where somebody hears of that, and `primaryActionTriggered`.
  ///
  /// Plumb's own: nobody presses keys here.
  open func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Size

  package override var contentDescription: String? { typed ?? hint }
  package override var ownAccessibilityLabel: String? { hint }
  var isShowingPlaceholder: Bool { typed?.isEmpty ?? true }
  var fontDescriptor: FontDescriptor { ownFont.descriptor }

  /// A line and 1.7 points more without a border (17 points give 22, 18 give 23⅓); with a border at least 34
  /// points, 30 before Xcode 12, and 7 points on each side.
  ///
  /// Views beside the text add their width.
  open override var intrinsicContentSize: CGSize {
    let beside = [shownLeftView, shownRightView].reduce(0) { $0 + ($1?.frame.width ?? 0) }
    let content = FieldLabel(field: self).content
    return metrics.fieldSize(
      text: content.size(scale: viewNode.root.pixelScale).width + beside,
      line: FontMetrics(for: fontDescriptor).lineHeight, hasBorder: borderStyle != .none,
      pixelScale: viewNode.root.pixelScale)
  }

  package override var ownBaselines: (first: NodeBaseline, last: NodeBaseline) {
    FieldLabel(field: self).content.centeredBaselines
  }

  // MARK: Places

  /// Where the border is drawn; the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where text stands: the bounds less the border's room and what is beside the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  /// The same whatever a subclass says: insets of an override of one rectangle count once in each.
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
    FieldArrangement(bounds: bounds, hasBorder: borderStyle != .none)
  }
  /// Where the placeholder stands: as text without an override, unless overridden.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  /// Where text stands while it is edited: as text without an override, unless overridden.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
  /// Where the button that empties the field is: 19 points wide and high, 5 from the edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { arrangement(bounds).clearButton }
  /// Where the view before the text is: as large as it is, at the left edge, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    arrangement(bounds).leftView(leftView?.frame.size ?? .zero)
  }
  /// Where the view after the text is: as large as it is, at the right edge, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    arrangement(bounds).rightView(rightView?.frame.size ?? .zero)
  }

  // MARK: Drawing

  /// Draws what was typed, in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }
  /// Draws the placeholder, in the middle of a rectangle's height.
  open func drawPlaceholder(in rect: CGRect) { drawContent(in: rect) }
  private func drawContent(in rect: CGRect) {
    paint { FieldPainter(painter: $0, field: self).text(in: rect) }
  }

  open override func draw(_ rect: CGRect) {
    paint { FieldPainter(painter: $0, field: self).draw() }
  }

  /// Editing began; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// People changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Editing ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

internal import Drawing
public import Foundation
internal import FoundationShims
package import LayoutTree
internal import ViewArrangements
public import ViewDrawing

/// A scrollable, editable text of several lines.
///
/// Without scrolling it has a natural size: the text's, plus the insets of its container.
///
/// ```swift
/// let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
/// view.text = "First"
/// view.insertText(" line")
/// print(view.text ?? "", view.hasText)  // First line true
/// view.isScrollEnabled = false
/// view.font = .systemFont(ofSize: 17)
/// print(view.intrinsicContentSize.height)  // 36.5
/// ```
///
/// - Units: Points, y down; the height above is a line of San Francisco, 20.5, and insets of 8 at both
///   ends.
/// - Errors: None: an edit that the delegate refuses changes nothing; ranges beyond the text are
///   clamped.
/// - Complexity: An edit copies the text, O(letters). Measuring is O(letters), twice in a pass where
///   the text wraps.
/// - SeeAlso: Apple, "UITextView"; `Rules/Sizes.md#text-that-wraps-is-solved-twice`.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Creates a text view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }
  /// Creates a text view with a frame and a region for its lines, unless another view has the region.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    adoptContainer()
    guard let textContainer, textContainer.owner == nil else { return }
    self.textContainer.owner = nil
    self.textContainer = textContainer
    textContainer.owner = self
  }
  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptContainer()
  }

  private func adoptContainer() {
    textContainer.owner = self
    textContainer.widthTracksTextView = true
  }

  /// The region of the lines.
  open private(set) var textContainer = NSTextContainer()
  /// The text.
  open var text: String! {
    get { storedText }
    set {
      let old = storedText
      show(newValue, nil)
      KeyValueObservers.changed(self, "text", from: old, to: storedText)
    }
  }
  // The displayed text, independent of overrides of the properties.
  private var storedText = ""
  private var attributed: NSAttributedString?
  private func show(_ words: String?, _ attributed: NSAttributedString?) {
    self.storedText = words ?? ""
    self.attributed = attributed
    input.textWasReplaced()
    textChanged()
  }
  /// The attributed text; setting it replaces ``text``.
  open var attributedText: NSAttributedString! {
    get {
      if let attributed { return attributed }
      var looks: [NSAttributedString.Key: Any] = [.font: storedFont]
      if let textColor { looks[.foregroundColor] = textColor }
      return NSAttributedString(string: storedText, attributes: looks)
    }
    set { show(newValue?.string, newValue) }
  }
  /// The font; nil restores the default, the system's at 12 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? Self.defaultFont
      textChanged()
    }
  }
  private static let defaultFont = UIFont.systemFont(ofSize: 12)
  private var storedFont = UITextView.defaultFont
  /// Whether a font of a text style follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text is editable.
  open var isEditable = true
  /// Whether the text is selectable; stored only.
  open var isSelectable = true
  /// The selected range, in UTF-16 units; the end of the text until one is set.
  open var selectedRange: NSRange {
    get { input.selection }
    set {
      input.selection = newValue
      delegate?.textViewDidChangeSelection(self)
    }
  }
  /// The attributes of newly typed text; stored only.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links, over those of the text: the tint colour and an underline unless set.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get {
      statedLinkAttributes
        ?? [
          .foregroundColor: tintColor ?? .systemBlue,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
    }
    set {
      statedLinkAttributes = newValue
      textChanged()
    }
  }
  private var statedLinkAttributes: [NSAttributedString.Key: Any]?
  /// The kinds of data that are detected; stored only.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the first typed character replaces the text; stored only.
  open var clearsOnInsertion = false
  /// Whether the user may search the text; stored only.
  open var isFindInteractionEnabled = false
  /// The interaction that finds text; nil unless it is enabled.
  open var findInteraction: UIFindInteraction? {
    isFindInteractionEnabled ? ownFindInteraction : nil
  }
  private lazy var ownFindInteraction = UIFindInteraction()
  /// Whether the user may edit text attributes; stored only.
  open var allowsEditingTextAttributes = false
  /// Whether the text view uses standard text scaling; stored only.
  open var usesStandardTextScaling = false
  /// The insets around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  /// Whether the text is shown as dots; stored only.
  open var isSecureTextEntry = false

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  package override var contentDescription: String? { storedText }
  override var ownAccessibilityTraits: UIAccessibilityTraits? { isEditable ? [] : .staticText }

  /// The layout manager of TextKit 1, made on first access.
  open var layoutManager: NSLayoutManager { textKit.manager }
  /// The text as a storage, made on first access; its changes change the text view.
  open var textStorage: NSTextStorage { textKit.storage }
  private lazy var textKit = TextViewStorage(self)
  private var hasTextKit = false
  /// Shows the text that the storage holds.
  func storageChanged(_ storage: NSTextStorage) {
    (storedText, attributed) = (storage.string, NSAttributedString(attributedString: storage))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  /// Called when the storage was made.
  func storageWasMade() { hasTextKit = true }

  /// Called when the text or its container changed.
  func textChanged() {
    if hasTextKit { textKit.follow() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Editing

  /// The text view's delegate; not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }
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

  /// Begins editing after a touch that did not scroll.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEditable else { return super.touchesEnded(touches, with: event) }
    becomeFirstResponder()
  }
  /// Begins editing if the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  /// Ends editing if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  /// Whether the text view has text.
  open var hasText: Bool { !storedText.isEmpty }
  /// Replaces the selection if the delegate permits it.
  open func insertText(_ text: String) { make(input.edit(typing: text)) }
  /// Puts the selected text into the general pasteboard; nothing of a secure view.
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
      delegate?.textView(
        self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
    else { return }
    text = edit.result
    input.didEdit(edit)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChangeSelection(self)
  }
  /// Scrolls by the minimum amount that makes a range visible; the range is in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let upTo = (storedText as NSString).substring(
      to: max(0, min(range.location + range.length, storedText.utf16.count)))
    var before = content
    before.runs = before.runs.prefix(1).map { run in
      var run = run
      run.text = upTo
      return run
    }
    let arrangement = arrangement
    let height = before.layout(width: arrangement.lines.width).size.height
    scrollRectToVisible(
      arrangement.lastLine(CGFloat(content.metrics.lineHeight), of: height), animated: false)
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

  var content: TextContent {
    let font = font?.descriptor ?? FontDescriptor(size: 12)
    var content = TextContent(
      runs: attributed?.withLinks(linkTextAttributes)
        .textRuns(defaultFont: font, color: (textColor ?? .label).cgColor)
        ?? [TextRun(text: storedText, font: font, color: (textColor ?? .label).cgColor)])
    content.maximumLines = textContainer.maximumNumberOfLines
    content.paragraph.alignment = textAlignment.inProgram
    if textContainer.maximumNumberOfLines > 0 {
      let lineBreak = textContainer.lineBreakMode.inDrawing(
        lines: textContainer.maximumNumberOfLines)
      content.paragraph.lineBreak = lineBreak
      for index in content.runs.indices { content.runs[index].paragraph?.lineBreak = lineBreak }
    }
    return content
  }

  /// The arrangement of the lines.
  var arrangement: TextViewArrangement {
    TextViewArrangement(
      size: bounds.size, insets: ViewInsets(textContainerInset),
      padding: textContainer.lineFragmentPadding)
  }

  private func size(width: CGFloat?) -> CGSize {
    let (scale, padding) = (viewNode.root.pixelScale, arrangement.totalPadding)
    // An empty text view has the height of one line.
    guard !storedText.isEmpty else {
      let line = FontMetrics(for: storedFont.descriptor).lineHeight.ceilToPixel(scale: scale)
      return CGSize(width: padding.width, height: line + padding.height)
    }
    let inner = content.size(width: width.map { max(0, $0 - padding.width) }, scale: scale)
    return CGSize(width: inner.width + padding.width, height: inner.height + padding.height)
  }

  /// The size of the text; no intrinsic size while scrolling is enabled.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let free = size(width: nil)
    return CGSize(
      width: free.width, height: viewNode.textWidth.map { size(width: $0).height } ?? free.height)
  }
  /// The size of the text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width > 0 ? size.width : nil)
  }

  /// Places the subviews and, while scrolling is enabled, sets the content size to that of the text, in
  /// whole points of height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard isScrollEnabled else { return }
    contentSize = CGSize(width: bounds.width, height: size(width: bounds.width).height.rounded(.up))
  }

  package override var wrapsText: Bool { !isScrollEnabled }

  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let metrics = content.metrics
    return (
      .top(Double(textContainerInset.top) + metrics.ascender),
      .bottom(Double(textContainerInset.bottom) - metrics.descender)
    )
  }

  open override func draw(_ rect: CGRect) {
    paint { TextViewPainter(painter: $0, view: self).draw() }
  }

  /// Posted when editing began; the object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when the text changed; the object is the view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing ended; the object is the view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// The kinds of data that can be detected in text.
///
/// Source: Apple, "UIDataDetectorTypes".
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

extension UITextView: EditCommands {
  var isChangeable: Bool { isEditable }
}

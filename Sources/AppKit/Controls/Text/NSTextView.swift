public import Foundation
public import ViewDrawing

/// A view with text of any length, which users select and edit.
///
/// Keys and the mouse edit it as events say; `interpretKeyEvents(_:)` turns keys into commands.
///
/// - SeeAlso: Apple, "NSTextView".
@preconcurrency @MainActor open class NSTextView: TextCommandView {
  /// Creates a text view with a frame and a region of text of its own.
  public convenience override init(frame frameRect: NSRect) {
    self.init(frame: frameRect, textContainer: nil)
  }
  /// Creates a text view for a region, whose layout manager and storage it uses.
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(
      frame: frameRect, storage: NSTextStorage(), container: container ?? NSTextContainer())
  }
  /// Creates a text view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a text view with a region of its own.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
  /// Returns a scroll view around an editable text view.
  open class func scrollableTextView() -> NSScrollView { scroller(isRich: true) }
  /// Returns a scroll view around an editable text view of a document.
  open class func scrollableDocumentContentTextView() -> NSScrollView { scroller(isRich: true) }
  /// Returns a scroll view around an editable text view without attributes.
  open class func scrollablePlainDocumentContentTextView() -> NSScrollView {
    scroller(isRich: false)
  }
  private class func scroller(isRich: Bool) -> NSScrollView {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.hasVerticalScroller = true
    let view = NSTextView(frame: scroll.bounds)
    view.autoresizingMask = [.width]
    view.isRichText = isRich
    view.allowsUndo = true
    view.isVerticallyResizable = true
    scroll.documentView = view
    return scroll
  }
  /// Returns an editable text view that makes lines of a field.
  open class func fieldEditor() -> Self {
    let view = create()
    view.isFieldEditor = true
    return view
  }
  private class func create() -> Self { Self.create(frame: .zero) }

  // MARK: Parts

  /// The region of the text.
  open var textContainer: NSTextContainer? { container }
  /// The layout manager of the text.
  open var layoutManager: NSLayoutManager? { manager }
  /// The text with attributes.
  open var textStorage: NSTextStorage? { storage }
  /// Replaces the region of the text; does nothing, as the region lasts as long as the view.
  open func replaceTextContainer(_ newContainer: NSTextContainer) {}
  /// The padding above and beside the text, in points.
  open var textContainerInset = NSSize.zero {
    didSet {
      container.size = container.size
      needsDisplay = true
    }
  }
  /// The origin of the region in the view.
  open var textContainerOrigin: NSPoint {
    NSPoint(x: textContainerInset.width, y: textContainerInset.height)
  }
  package override var textOrigin: NSPoint { textContainerOrigin }
  package override var textSize: NSSize {
    let size = super.textSize
    return NSSize(
      width: size.width + 2 * textContainerInset.width,
      height: size.height + 2 * textContainerInset.height)
  }
  /// Notes that the origin of the region changed.
  open func invalidateTextContainerOrigin() { needsDisplay = true }
  /// Limits the width of the frame to a width.
  open func setConstrainedFrameSize(_ desiredSize: NSSize) { setFrameSize(desiredSize) }
  /// Notes that a part of the text must be drawn.
  open func setNeedsDisplay(_ rect: NSRect, avoidAdditionalLayout flag: Bool) {
    needsDisplay = true
  }
  /// Draws the background.
  open func drawBackground(in rect: NSRect) {
    paint { $0.fill($0.bounds, backgroundColor.cgColor) }
  }
  /// Draws the caret.
  open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {
    guard flag else { return }
    color.setFill()
    rect.fill()
  }
  open override func draw(_ dirtyRect: NSRect) {
    if drawsBackground { drawBackground(in: bounds) }
    paint { TextViewPainter(painter: $0, view: self).draw() }
  }

  // MARK: Looks

  /// The attributes of text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? looks }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of selected text.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [
    .backgroundColor: NSColor.selectedTextBackgroundColor,
    .foregroundColor: NSColor.selectedTextColor,
  ]
  /// The attributes of text that is being composed.
  open var markedTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]? = [
    .foregroundColor: NSColor.linkColor, .underlineStyle: NSUnderlineStyle.single.rawValue,
    .cursor: NSCursor.pointingHand,
  ]
  /// The paragraph of new text.
  open var defaultParagraphStyle: NSParagraphStyle?
  /// The colour of the caret.
  open var insertionPointColor: NSColor! = .controlTextColor
  /// Whether the text's colours follow the appearance; stored only.
  open var usesAdaptiveColorMappingForDarkAppearance = false
  /// The direction of lines; horizontal.
  open private(set) var layoutOrientation = NSLayoutManager.TextLayoutOrientation.horizontal
  /// Sets the direction of lines; stored only.
  open func setLayoutOrientation(_ orientation: NSLayoutManager.TextLayoutOrientation) {
    layoutOrientation = orientation
  }
  /// Sets the direction of the text in a range.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {
    baseWritingDirection = writingDirection
  }
  /// Sets the alignment of a part of the text.
  open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    if range.length > 0 { storage.addAttribute(.paragraphStyle, value: style, range: range) }
  }
  /// Spreads the lines of the text.
  open func alignJustified(_ sender: Any?) { alignment = .justified }
  /// Changes the colour of the text to that of an object.
  open func changeColor(_ sender: Any?) {
    guard let panel = sender as? NSColorPanel else { return }
    setTextColor(panel.color, range: selection)
  }
  /// Changes attributes of the selection; does nothing.
  open func changeAttributes(_ sender: Any?) {}
  /// Gives the selection the outline of its letters; does nothing.
  open func outline(_ sender: Any?) {}

  // MARK: Settings

  /// Whether changes can be undone.
  open var allowsUndo = false
  /// Whether the search bar of the view's scroll view is used; stored only.
  open var usesFindBar = false
  /// Whether the panel of searches is used; stored only.
  open var usesFindPanel = false
  /// Whether searches happen while a text is typed; stored only.
  open var isIncrementalSearchingEnabled = false
  /// Whether the spelling is checked while a text is typed; stored only.
  open var isContinuousSpellCheckingEnabled = false
  /// Whether the grammar is checked; stored only.
  open var isGrammarCheckingEnabled = false
  /// Whether spaces follow pasted words; stored only.
  open var smartInsertDeleteEnabled = true
  /// Whether quotes are made typographic; stored only.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether two hyphens become a dash; stored only.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether addresses become links; stored only.
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether dates and the like become links; stored only.
  open var isAutomaticDataDetectionEnabled = false
  /// Whether texts are replaced by others; stored only.
  open var isAutomaticTextReplacementEnabled = false
  /// Whether the spelling is corrected; stored only.
  open var isAutomaticSpellingCorrectionEnabled = false
  /// Whether words are completed; stored only.
  open var isAutomaticTextCompletionEnabled = true
  /// The kinds of checks; stored only.
  open var enabledTextCheckingTypes: NSTextCheckingTypes = 0
  /// Whether text is guessed while it is typed; stored only.
  open var inlinePredictionType = NSTextInputTraitType.default
  /// Whether mathematical expressions are completed; stored only.
  open var mathExpressionCompletionType = NSTextInputTraitType.default
  /// The kind of text, which the system may fill in; stored only.
  open var contentType: NSTextContentType?
  /// Whether the inspector bar is used; stored only.
  open var usesInspectorBar = false
  /// Whether the ruler is used; stored only.
  open var usesRuler = true
  /// Whether a character picker may be opened; stored only.
  open var allowsCharacterPickerTouchBarItem = true
  /// Whether pictures are edited in the text; stored only.
  open var allowsImageEditing = false
  /// Whether the background of documents may be changed; stored only.
  open var allowsDocumentBackgroundColorChange = false
  /// Whether texts are written on roll-over; stored only.
  open var displaysLinkToolTips = true
  /// Whether text may be dragged to other views; stored only.
  open var acceptsGlyphInfo = false
  /// The languages of the keyboard; stored only.
  open var allowedInputSourceLocales: [String]?
  /// Switches the checks of spelling.
  open func toggleContinuousSpellChecking(_ sender: Any?) {
    isContinuousSpellCheckingEnabled.toggle()
  }
  /// Switches typographic quotes.
  open func toggleAutomaticQuoteSubstitution(_ sender: Any?) {
    isAutomaticQuoteSubstitutionEnabled.toggle()
  }
  /// Switches dashes.
  open func toggleAutomaticDashSubstitution(_ sender: Any?) {
    isAutomaticDashSubstitutionEnabled.toggle()
  }
  /// Switches links.
  open func toggleAutomaticLinkDetection(_ sender: Any?) {
    isAutomaticLinkDetectionEnabled.toggle()
  }
  /// Shows the panel of searches; does nothing.
  open func performFindPanelAction(_ sender: Any?) {}
  /// Prints the text; does nothing.
  open override func printView(_ sender: Any?) {}

  // MARK: Types

  /// The types of data that can be written.
  open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
  /// The types of data that can be read.
  open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
  /// Returns the first type of others that is preferred.
  open func preferredPasteboardType(
    from availableTypes: [NSPasteboard.PasteboardType],
    restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?
  ) -> NSPasteboard.PasteboardType? {
    availableTypes.first { allowedTypes?.contains($0) ?? readablePasteboardTypes.contains($0) }
  }
  /// Writes the selection on a pasteboard; returns whether there is one.
  open func writeSelection(
    to pboard: NSPasteboard, type: NSPasteboard.PasteboardType
  ) -> Bool {
    guard selection.length > 0, type == .string else { return false }
    return pboard.setString((string as NSString).substring(with: selection), forType: type)
  }
  /// Reads the selection from a pasteboard; returns whether there was any.
  open func readSelection(from pboard: NSPasteboard) -> Bool {
    readSelection(from: pboard, type: .string)
  }
  /// Reads the selection from a pasteboard; returns whether there was any.
  open func readSelection(
    from pboard: NSPasteboard, type: NSPasteboard.PasteboardType
  ) -> Bool {
    guard let text = pboard.string(forType: type) else { return false }
    insertText(text, replacementRange: selection)
    return true
  }
  /// The types of data that may be dropped.
  open var acceptableDragTypes: [NSPasteboard.PasteboardType] { isEditable ? [.string] : [] }
  /// Registers the types of data that may be dropped.
  open func updateDragTypeRegistration() { registerForDraggedTypes(acceptableDragTypes) }
  /// Inserts the text of the pasteboard without attributes.
  open func pasteAsPlainText(_ sender: Any?) { paste(sender) }
  /// Inserts the text of the pasteboard with attributes; without them here.
  open func pasteAsRichText(_ sender: Any?) { paste(sender) }
  /// Removes the checks of a range.
  open func checkTextInDocument(_ sender: Any?) {}
  /// Checks a range; does nothing.
  open func checkText(
    in range: NSRange, types checkingTypes: NSTextCheckingTypes,
    options: [NSSpellChecker.OptionKey: Any] = [:]
  ) {}
  /// Marks a range as misspelled; does nothing.
  open func setSpellingState(_ value: Int, range charRange: NSRange) {}
  /// Draws a sign around a range that was found; does nothing.
  open func showFindIndicator(for charRange: NSRange) {}
  /// Returns the words that complete a part of a word.
  open func completions(
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]? {
    textViewDelegate?.textView(
      self, completions: [], forPartialWordRange: charRange, indexOfSelectedItem: index)
  }
  /// Completes the word at the caret with the first completion.
  open override func complete(_ sender: Any?) {
    var index = 0
    let range = rangeForUserCompletion
    guard let words = completions(forPartialWordRange: range, indexOfSelectedItem: &index),
      words.indices.contains(index)
    else { return }
    insertText(words[index], replacementRange: range)
  }
  /// The range of the word at the caret that is completed.
  open var rangeForUserCompletion: NSRange {
    let start = TextSteps(string).wordStart(before: selection.location)
    return NSRange(location: start, length: selection.location - start)
  }
  /// Inserts a completion of a part of a word.
  open func insertCompletion(
    _ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool
  ) {
    insertText(word, replacementRange: charRange)
  }
  /// Follows a link; asks the delegate.
  open func clicked(onLink link: Any, at charIndex: Int) {
    _ = textViewDelegate?.textView(self, clickedOnLink: link, at: charIndex)
  }
  /// Posted after the selection changed.
  public static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
  /// Posted after the typing attributes changed.
  public static let didChangeTypingAttributesNotification = Notification.Name(
    "NSTextViewDidChangeTypingAttributesNotification")
  /// Posted before the view's layout manager belongs to another view.
  public static let willChangeNotifyingTextViewNotification = Notification.Name(
    "NSTextViewWillChangeNotifyingTextViewNotification")
}

public import Foundation
internal import FoundationShims
public import ViewDrawing

/// A view with text that can be selected and edited.
///
/// - SeeAlso: Apple, "NSText".
@preconcurrency @MainActor open class NSText: NSView {
  /// The text with attributes; the layout of the text follows it.
  package let storage: NSTextStorage
  /// The layout of the text.
  package let manager: NSLayoutManager
  /// The region of the text.
  package let container: NSTextContainer
  /// The field that the text edits.
  package weak var fieldEditorOwner: NSTextField?

  /// Creates a text with a frame.
  public override init(frame frameRect: NSRect) {
    (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
    super.init(frame: frameRect)
    connect()
  }
  /// Creates a text whose parts exist.
  package init(frame: NSRect, storage: NSTextStorage, container: NSTextContainer) {
    (self.storage, self.container) = (container.layoutManager?.textStorage ?? storage, container)
    manager = container.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    connect()
  }
  /// Creates a text from an archive.
  public required init?(coder: NSCoder) {
    (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
    super.init(coder: coder)
    connect()
  }
  private func connect() {
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    if container.layoutManager == nil { manager.addTextContainer(container) }
    container.widthTracksTextView = true
    container.owner = self
    storage.changeHandler = { [weak self] in assumingMainActor { self?.storageChanged() } }
  }
  private func storageChanged() {
    styledText = nil
    let length = storage.length
    selection = NSRange(
      location: min(selection.location, length),
      length: min(selection.length, length - min(selection.location, length)))
    needsDisplay = true
  }

  // MARK: Text

  /// The text.
  open var string: String {
    get { storage.string }
    set {
      storage.setAttributedString(NSAttributedString(string: newValue, attributes: looks))
      selection = NSRange(location: 0, length: 0)
    }
  }
  /// The text with attributes, if a document stated it.
  package var styledText: StyledText? { didSet { needsDisplay = true } }
  /// The attributes of new text.
  package var looks: [NSAttributedString.Key: Any] {
    var looks: [NSAttributedString.Key: Any] = [:]
    if let font { looks[.font] = font }
    if let textColor { looks[.foregroundColor] = textColor }
    if let style = paragraphStyle { looks[.paragraphStyle] = style }
    return looks
  }
  private var paragraphStyle: NSParagraphStyle? {
    guard alignment != .natural || baseWritingDirection != .natural else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.baseWritingDirection = baseWritingDirection
    return style
  }
  private var whole: NSRange { NSRange(location: 0, length: storage.length) }
  private func apply(_ key: NSAttributedString.Key, _ value: Any?, _ range: NSRange) {
    guard range.length > 0 else { return needsDisplay = true }
    if let value {
      storage.addAttribute(key, value: value, range: range)
    } else {
      storage.removeAttribute(key, range: range)
    }
  }
  /// The font of the text.
  open var font: NSFont? = .systemFont(ofSize: 13) { didSet { apply(.font, font, whole) } }
  /// The text colour; nil for the system's text colour.
  open var textColor: NSColor? { didSet { apply(.foregroundColor, textColor, whole) } }
  /// The background colour.
  open var backgroundColor: NSColor! = .textBackgroundColor { didSet { needsDisplay = true } }
  /// Whether the background colour is drawn.
  open var drawsBackground = true { didSet { needsDisplay = true } }
  /// The alignment of lines.
  open var alignment = NSTextAlignment.natural {
    didSet { apply(.paragraphStyle, paragraphStyle, whole) }
  }
  /// The direction of the text.
  open var baseWritingDirection = NSWritingDirection.natural {
    didSet { apply(.paragraphStyle, paragraphStyle, whole) }
  }
  /// Gives a part of the text a font.
  open func setFont(_ font: NSFont, range: NSRange) { apply(.font, font, range) }
  /// Gives a part of the text a colour; nil for the default.
  open func setTextColor(_ color: NSColor?, range: NSRange) {
    apply(.foregroundColor, color, range)
  }
  /// Replaces a part of the text.
  open func replaceCharacters(in range: NSRange, with string: String) {
    storage.replaceCharacters(in: range, with: string)
  }
  /// Replaces a part of the text with RTF; does nothing for data that is not read.
  open func replaceCharacters(in range: NSRange, withRTF rtfData: Data) {}
  /// Replaces a part of the text with RTF and attachments; does nothing.
  open func replaceCharacters(in range: NSRange, withRTFD rtfdData: Data) {}
  /// Returns a part of the text as RTF; nil, as none is written.
  open func rtf(from range: NSRange) -> Data? { nil }
  /// Returns a part of the text as RTF with attachments; nil, as none is written.
  open func rtfd(from range: NSRange) -> Data? { nil }
  /// Reads a file of RTF; returns false.
  open func readRTFD(fromFile path: String) -> Bool { false }
  /// Writes a file of RTF; returns false.
  open func writeRTFD(toFile path: String, atomically flag: Bool) -> Bool { false }

  // MARK: Behaviour

  /// The object that is asked and notified.
  open weak var delegate: (any NSTextDelegate)?
  /// Whether users may change the text.
  open var isEditable = true { didSet { if isEditable { isSelectable = true } } }
  /// Whether users may select the text.
  open var isSelectable = true
  /// Whether parts of the text may differ in their attributes.
  open var isRichText = true
  /// Whether files may be dropped in the text; stored only.
  open var importsGraphics = false
  /// Whether the text edits a field: return, tab and escape end editing.
  open var isFieldEditor = false
  /// Whether the panel of fonts changes the text; stored only.
  open var usesFontPanel = true
  /// Whether the ruler is visible; stored only.
  open var isRulerVisible = false
  /// Shows or hides the ruler.
  open func toggleRuler(_ sender: Any?) { isRulerVisible.toggle() }
  /// The largest size of the frame.
  open var maxSize = NSSize(width: 10_000_000, height: 10_000_000)
  /// The smallest size of the frame.
  open var minSize = NSSize.zero
  /// Whether the frame's width follows the text.
  open var isHorizontallyResizable = false
  /// Whether the frame's height follows the text.
  open var isVerticallyResizable = true
  /// Resizes the frame to the text, along the axes that follow it.
  open func sizeToFit() {
    let size = textSize
    var new = frame.size
    if isHorizontallyResizable { new.width = min(maxSize.width, max(minSize.width, size.width)) }
    if isVerticallyResizable { new.height = min(maxSize.height, max(minSize.height, size.height)) }
    setFrameSize(new)
  }
  /// The size of the laid-out text with the space around it.
  package var textSize: NSSize {
    let used = manager.usedRect(for: container)
    return NSSize(width: used.maxX.rounded(.up), height: used.maxY.rounded(.up))
  }
  /// The origin of the text in the view.
  package var textOrigin: NSPoint { .zero }
  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isSelectable || isEditable }
  package override var ownIsElement: Bool { true }
  package override var ownRole: NSAccessibility.Role? { isFieldEditor ? .textField : .textArea }
  package override var ownValue: Any? { string }

  // MARK: Selection

  var selection = NSRange(location: 0, length: 0)
  /// The selected range; a caret has no length.
  open var selectedRange: NSRange {
    get { selection }
    set { choose(newValue) }
  }
  /// Selects a range; a text view asks its delegate.
  func choose(_ range: NSRange) { limitSelection(range) }
  final func limitSelection(_ range: NSRange) {
    let length = storage.length
    let start = min(max(0, range.location), length)
    selection = NSRange(location: start, length: min(max(0, range.length), length - start))
    needsDisplay = true
  }
  /// Scrolls so that a part of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let places = manager.places(of: range, origin: textOrigin)
    let line = manager.caret(at: range.location, origin: textOrigin, lineHeight: 16)
    scrollToVisible(places.reduce(line) { $0.union($1) })
  }
  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) { selectedRange = whole }

  // MARK: Editing

  /// Replaces a part of the text as users do: with questions and notifications.
  @discardableResult
  func edit(_ range: NSRange, _ text: NSAttributedString) -> Bool {
    guard shouldChange(range, text.string) else { return false }
    storage.replaceCharacters(in: range, with: text)
    selectedRange = NSRange(location: range.location + text.length, length: 0)
    changed()
    return true
  }
  /// Whether the delegate lets a part of the text be replaced.
  package func shouldChange(_ range: NSRange, _ text: String?) -> Bool { isEditable }
  /// Notes that the text changed.
  package func changed() {
    post(Self.didChangeNotification) { $0.textDidChange($1) }
    if isVerticallyResizable, !isFieldEditor { sizeToFit() }
  }
  func post(
    _ name: Notification.Name, _ info: [AnyHashable: Any]? = nil,
    _ body: (any NSTextDelegate, Notification) -> Void
  ) {
    let note = Notification(name: name, object: self, userInfo: info)
    if let delegate { body(delegate, note) }
    NotificationCenter.default.post(note)
  }
  /// Writes the selected text on the general pasteboard.
  open func copy(_ sender: Any?) {
    guard selection.length > 0 else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(
      (string as NSString).substring(with: selection), forType: .string)
  }
  /// Writes the selected text on the general pasteboard and deletes it.
  open func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  /// Inserts the text of the general pasteboard.
  open func paste(_ sender: Any?) {
    guard let text = NSPasteboard.general.string(forType: .string) else { return }
    edit(selection, NSAttributedString(string: text, attributes: looks))
  }
  /// Deletes the selected text.
  open func delete(_ sender: Any?) {
    if selection.length > 0 { edit(selection, NSAttributedString(string: "")) }
  }
  /// Writes the font of the selection on the pasteboard of fonts; does nothing.
  open func copyFont(_ sender: Any?) {}
  /// Gives the selection the font of the pasteboard of fonts; does nothing.
  open func pasteFont(_ sender: Any?) {}
  /// Writes the paragraph of the selection on the pasteboard of paragraphs; does nothing.
  open func copyRuler(_ sender: Any?) {}
  /// Gives the selection the paragraph of the pasteboard; does nothing.
  open func pasteRuler(_ sender: Any?) {}
  /// Gives the selection the font that the panel of fonts makes of it.
  open func changeFont(_ sender: Any?) {
    guard let manager = sender as? NSFontManager, let font else { return }
    if isRichText, selection.length > 0 {
      setFont(manager.convert(font), range: selection)
    } else {
      self.font = manager.convert(font)
    }
  }
  /// Aligns the text to the left.
  open func alignLeft(_ sender: Any?) { alignment = .left }
  /// Aligns the text to the right.
  open func alignRight(_ sender: Any?) { alignment = .right }
  /// Centres the text.
  open func alignCenter(_ sender: Any?) { alignment = .center }
  /// Raises the selection; stored as an attribute.
  open func superscript(_ sender: Any?) { apply(.superscript, 1, selection) }
  /// Lowers the selection; stored as an attribute.
  open func `subscript`(_ sender: Any?) { apply(.superscript, -1, selection) }
  /// Puts the selection on the baseline.
  open func unscript(_ sender: Any?) { apply(.superscript, nil, selection) }
  /// Underlines the selection, or removes its line.
  open func underline(_ sender: Any?) {
    guard selection.length > 0 else { return }
    let has = storage.attribute(.underlineStyle, at: selection.location, effectiveRange: nil) != nil
    apply(.underlineStyle, has ? nil : NSUnderlineStyle.single.rawValue, selection)
  }
  /// Checks the spelling from the selection on; does nothing.
  open func checkSpelling(_ sender: Any?) {}
  /// Shows the panel of spelling; does nothing.
  open func showGuessPanel(_ sender: Any?) {}

  /// The actions of menus that the class implements.
  private static let actions: [String: (NSText) -> (Any?) -> Void] = [
    "copy:": NSText.copy, "cut:": NSText.cut, "paste:": NSText.paste, "delete:": NSText.delete,
    "selectAll:": NSText.selectAll, "underline:": NSText.underline,
    "alignLeft:": NSText.alignLeft, "alignRight:": NSText.alignRight,
    "alignCenter:": NSText.alignCenter, "changeFont:": NSText.changeFont,
  ]
  package override func knowsStandardAction(_ action: Selector) -> Bool {
    Self.actions[action.description] != nil
  }
  package override func performsStandardAction(_ action: Selector, _ sender: Any?) -> Bool {
    guard let body = Self.actions[action.description] else { return false }
    body(self)(sender)
    return true
  }

  /// Posted after editing began.
  public static let didBeginEditingNotification = Notification.Name(
    "NSTextDidBeginEditingNotification")
  /// Posted after editing ended.
  public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
  /// Posted after the text changed.
  public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
  /// The key of the movement that ended editing, in notifications.
  public static let movementUserInfoKey = "NSTextMovement"
}

extension NSText: TextContainerOwner {
  /// The width of the lines.
  package nonisolated var containerWidth: CGFloat {
    assumingMainActor { max(0, bounds.width - 2 * textOrigin.x) }
  }
  /// Notes that the region changed.
  package nonisolated func containerChanged() { assumingMainActor { needsDisplay = true } }
}

/// The key that ended editing.
///
/// - SeeAlso: Apple, "NSTextMovement".
public enum NSTextMovement: Int, Sendable {
  case `return` = 0x10
  case tab = 0x11
  case backtab = 0x12
  case left = 0x13
  case right = 0x14
  case up = 0x15
  case down = 0x16
  case cancel = 0x17
  case other = 0
}
/// The number of the return key as the one that ended editing.
public let NSReturnTextMovement = NSTextMovement.return.rawValue
/// The number of the tab key as the one that ended editing.
public let NSTabTextMovement = NSTextMovement.tab.rawValue
/// The number of the tab key with shift as the one that ended editing.
public let NSBacktabTextMovement = NSTextMovement.backtab.rawValue
/// The number of the escape key as the one that ended editing.
public let NSCancelTextMovement = NSTextMovement.cancel.rawValue
/// The number of another end of editing.
public let NSOtherTextMovement = NSTextMovement.other.rawValue

/// An object that a text asks and notifies.
///
/// - SeeAlso: Apple, "NSTextDelegate".
@preconcurrency @MainActor public protocol NSTextDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  /// Whether editing may end.
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  /// Editing began.
  func textDidBeginEditing(_ notification: Notification)
  /// Editing ended.
  func textDidEndEditing(_ notification: Notification)
  /// The text changed.
  func textDidChange(_ notification: Notification)
}
extension NSTextDelegate {
  /// Returns true.
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  /// Returns true.
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
}

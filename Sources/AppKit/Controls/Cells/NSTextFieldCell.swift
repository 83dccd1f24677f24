internal import Drawing
public import Foundation

/// The cell of a text field.
///
/// - SeeAlso: Apple, "NSTextFieldCell".
@preconcurrency @MainActor open class NSTextFieldCell: NSActionCell {
  /// Creates a cell with a text.
  public override init(textCell string: String) { super.init(textCell: string) }
  /// Creates a cell with a picture.
  public override init(imageCell image: NSImage?) { super.init(imageCell: image) }
  /// Creates a cell from an archive.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  private var field: NSTextField? { model as? NSTextField }
  /// The text colour; nil for the default.
  open var textColor: NSColor? {
    get { field?.textColor }
    set { field?.textColor = newValue }
  }
  /// The background colour.
  open var backgroundColor: NSColor? {
    get { field?.backgroundColor }
    set { field?.backgroundColor = newValue }
  }
  /// Whether the background colour is drawn.
  open var drawsBackground: Bool {
    get { field?.drawsBackground ?? false }
    set { field?.drawsBackground = newValue }
  }
  /// The style of the bezel.
  open var bezelStyle: NSTextField.BezelStyle {
    get { field?.bezelStyle ?? .squareBezel }
    set { field?.bezelStyle = newValue }
  }
  /// The text of an empty field.
  open var placeholderString: String? {
    get { field?.placeholderString }
    set { field?.placeholderString = newValue }
  }
  /// The text of an empty field with attributes.
  open var placeholderAttributedString: NSAttributedString? {
    get { field?.placeholderAttributedString }
    set { field?.placeholderAttributedString = newValue }
  }
  /// The languages of the keyboard; stored only.
  open var allowedInputSourceLocales: [String]?
  /// Lets the text that edits the cell post its changes; does nothing.
  open func setWantsNotificationForMarkedText(_ flag: Bool) {}

  open override func drawingRect(forBounds rect: NSRect) -> NSRect {
    CellPlaces.inside(
      rect, isLabel: field?.isLabel ?? true, isBezeled: field?.isBezeled ?? false)
  }
  /// Draws bezel and background, then the text.
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { [model] painter in
      guard let field = model as? NSTextField else { return }
      fieldPainter(painter, field).drawFrame()
    }
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  open override func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { [model] painter in
      guard let field = model as? NSTextField else { return }
      fieldPainter(painter, field).drawText()
    }
  }
  /// Returns the painter of the class's fields.
  func fieldPainter(_ painter: ControlPainter, _ field: NSTextField) -> FieldPainter {
    FieldPainter(painter: painter, field: field)
  }
  open override func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText {
    let editor = super.setUpFieldEditorAttributes(textObj)
    editor.textColor = textColor ?? .textColor
    editor.drawsBackground = false
    return editor
  }
  package override var ownRole: NSAccessibility.Role? { isEditable ? .textField : .staticText }
}

/// The cell of a field that hides its text.
///
/// - SeeAlso: Apple, "NSSecureTextFieldCell".
@preconcurrency @MainActor open class NSSecureTextFieldCell: NSTextFieldCell {
  package override func makeModel() -> NSControl { NSSecureTextField(frame: .zero) }
  /// Whether a sign stands for each letter; stored only.
  open var echosBullets = true
}

/// The cell of a search field.
///
/// - SeeAlso: Apple, "NSSearchFieldCell".
@preconcurrency @MainActor open class NSSearchFieldCell: NSTextFieldCell {
  package override func makeModel() -> NSControl { NSSearchField(frame: .zero) }
  private var field: NSSearchField? { model as? NSSearchField }
  override func fieldPainter(_ painter: ControlPainter, _ field: NSTextField) -> FieldPainter {
    FieldPainter(painter: painter, field: field, isSearch: true)
  }
  /// The button with the magnifying glass.
  open var searchButtonCell: NSButtonCell? = NSButtonCell(textCell: "")
  /// The button that removes the text.
  open var cancelButtonCell: NSButtonCell? = NSButtonCell(textCell: "")
  /// Restores the button with the magnifying glass.
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell(textCell: "") }
  /// Restores the button that removes the text.
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell(textCell: "") }
  /// Returns the rectangle of the text.
  open func searchTextRect(forBounds rect: NSRect) -> NSRect { CellPlaces.search(rect).text }
  /// Returns the rectangle of the magnifying glass.
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect { CellPlaces.search(rect).glass }
  /// Returns the rectangle of the button that removes the text.
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect { CellPlaces.search(rect).cancel }
  /// The menu of the magnifying glass.
  open var searchMenuTemplate: NSMenu? {
    get { field?.searchMenuTemplate }
    set { field?.searchMenuTemplate = newValue }
  }
  /// Whether the action is sent only for the return key.
  open var sendsWholeSearchString: Bool {
    get { field?.sendsWholeSearchString ?? false }
    set { field?.sendsWholeSearchString = newValue }
  }
  /// Whether the action is sent for each letter at once.
  open var sendsSearchStringImmediately: Bool {
    get { field?.sendsSearchStringImmediately ?? false }
    set { field?.sendsSearchStringImmediately = newValue }
  }
  /// The number of former searches that are kept.
  open var maximumRecents: Int {
    get { field?.maximumRecents ?? 50 }
    set { field?.maximumRecents = newValue }
  }
  /// The former searches.
  open var recentSearches: [String]! {
    get { field?.recentSearches }
    set { field?.recentSearches = newValue ?? [] }
  }
  /// The name under which former searches are saved.
  open var recentsAutosaveName: NSSearchField.RecentsAutosaveName? {
    get { field?.recentsAutosaveName }
    set { field?.recentsAutosaveName = newValue }
  }
}

/// The cell of a token field.
///
/// - SeeAlso: Apple, "NSTokenFieldCell".
@preconcurrency @MainActor open class NSTokenFieldCell: NSTextFieldCell {
  package override func makeModel() -> NSControl { NSTokenField(frame: .zero) }
  private var field: NSTokenField? { model as? NSTokenField }
  /// The look of the tokens.
  open var tokenStyle: NSTokenField.TokenStyle {
    get { field?.tokenStyle ?? .default }
    set { field?.tokenStyle = newValue }
  }
  /// The delay before words to complete are shown.
  open var completionDelay: TimeInterval {
    get { field?.completionDelay ?? 0 }
    set { field?.completionDelay = newValue }
  }
  /// The characters that separate tokens.
  open var tokenizingCharacterSet: CharacterSet! {
    get { field?.tokenizingCharacterSet }
    set { field?.tokenizingCharacterSet = newValue }
  }
  /// The default delay before words to complete are shown.
  open class var defaultCompletionDelay: TimeInterval { 0 }
  /// The default characters that separate tokens.
  open class var defaultTokenizingCharacterSet: CharacterSet {
    NSTokenField.defaultTokenizingCharacterSet
  }
}

/// The cell of a combo box.
///
/// - SeeAlso: Apple, "NSComboBoxCell".
@preconcurrency @MainActor open class NSComboBoxCell: NSTextFieldCell {
  package override func makeModel() -> NSControl { NSComboBox(frame: .zero) }
  private var box: NSComboBox? { model as? NSComboBox }
  override func fieldPainter(_ painter: ControlPainter, _ field: NSTextField) -> FieldPainter {
    FieldPainter(painter: painter, field: field, isCombo: true)
  }
  /// The number of items.
  open var numberOfItems: Int { box?.numberOfItems ?? 0 }
  /// The number of items that the open list shows.
  open var numberOfVisibleItems: Int {
    get { box?.numberOfVisibleItems ?? 5 }
    set { box?.numberOfVisibleItems = newValue }
  }
  /// The index of the selected item; −1 for none.
  open var indexOfSelectedItem: Int { box?.indexOfSelectedItem ?? -1 }
  /// The items.
  open var objectValues: [Any] { box?.objectValues ?? [] }
  /// The selected item.
  open var objectValueOfSelectedItem: Any? { box?.objectValueOfSelectedItem }
  /// Whether typed text is completed.
  open var completes: Bool {
    get { box?.completes ?? false }
    set { box?.completes = newValue }
  }
  /// Whether the items come from a data source.
  open var usesDataSource: Bool {
    get { box?.usesDataSource ?? false }
    set { box?.usesDataSource = newValue }
  }
  /// Appends items.
  open func addItems(withObjectValues objects: [Any]) { box?.addItems(withObjectValues: objects) }
  /// Appends an item.
  open func addItem(withObjectValue object: Any) { box?.addItem(withObjectValue: object) }
  /// Removes all items.
  open func removeAllItems() { box?.removeAllItems() }
  /// Selects the item at an index.
  open func selectItem(at index: Int) { box?.selectItem(at: index) }
  /// Returns the item at an index.
  open func itemObjectValue(at index: Int) -> Any { box?.itemObjectValue(at: index) ?? "" }
  /// Returns the first item that begins with a text.
  open func completedString(_ string: String) -> String? { box?.completedString(string) }
}

/// A cell with a title beside a text.
///
/// - SeeAlso: Apple, "NSFormCell".
@preconcurrency @MainActor open class NSFormCell: NSActionCell {
  private var ownTitle = ""
  /// The title.
  open override var title: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  /// The font of the title.
  open var titleFont = NSFont.systemFont(ofSize: 0)
  /// The alignment of the title.
  open var titleAlignment = NSTextAlignment.right
  /// The width of the title, in points; −1 for its own.
  open var titleWidth: CGFloat = -1
  /// The text of an empty field.
  open var placeholderString: String?
  /// The smallest width of the text.
  open var preferredTextFieldWidth: CGFloat = -1
}

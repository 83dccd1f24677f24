public import Foundation
public import FoundationShims

/// The value and the drawing of a control, apart from its view.
///
/// The values are those of a control: of the one that the cell belongs to, or of one that the cell keeps for
/// itself, which also draws it wherever a program asks for it. A cell of a program's class draws its control.
///
/// - SeeAlso: Apple, "NSCell".
@preconcurrency @MainActor
open class NSCell: AccessibleObject, NSCopying,
  NSUserInterfaceItemIdentification
{
  private var ownModel: NSControl?
  private weak var control: NSControl?
  /// The control with the cell's values.
  package var model: NSControl {
    if let control { return control }
    if let ownModel { return ownModel }
    let made = makeModel()
    ownModel = made
    return made
  }
  /// Returns a control for a cell that belongs to none.
  package func makeModel() -> NSControl {
    let field = NSTextField(frame: .zero)
    (field.isBezeled, field.isEditable, field.drawsBackground) = (false, false, false)
    return field
  }
  /// Makes a control's values the cell's, after the cell gave it its own.
  package final func join(_ control: NSControl, takingValues: Bool) {
    if takingValues, let ownModel { control.adopt(valuesOf: ownModel) }
    ownModel = nil
    self.control = control
    controlView = control
  }
  /// Keeps the values of the control that the cell leaves.
  package final func leave(_ control: NSControl) {
    guard self.control === control else { return }
    self.control = nil
    model.adopt(valuesOf: control)
    controlView = nil
  }
  /// Whether the class is one of the library's, so that the control draws itself.
  package final var isOfLibrary: Bool {
    Self.libraryClasses.contains(ObjectIdentifier(Swift.type(of: self)))
  }
  private static let libraryClasses: Set<ObjectIdentifier> = Set(
    ([
      NSCell.self, NSActionCell.self, NSTextFieldCell.self, NSSecureTextFieldCell.self,
      NSSearchFieldCell.self, NSTokenFieldCell.self, NSComboBoxCell.self, NSButtonCell.self,
      NSPopUpButtonCell.self, NSMenuItemCell.self, NSSliderCell.self, NSStepperCell.self,
      NSSegmentedCell.self, NSImageCell.self, NSLevelIndicatorCell.self, NSDatePickerCell.self,
      NSPathCell.self, NSFormCell.self,
    ] as [AnyClass]).map { ObjectIdentifier($0) })

  // MARK: Creation

  /// Creates a cell with a text.
  public init(textCell string: String) {
    super.init()
    type = .textCellType
    stringValue = string
  }
  /// Creates a cell with a picture.
  public init(imageCell image: NSImage?) {
    super.init()
    type = .imageCellType
    show(image)
  }
  // In an initializer the property itself would be set, not what a subclass makes of it.
  private func show(_ image: NSImage?) { self.image = image }
  /// Creates a cell without content.
  public convenience override init() { self.init(textCell: "") }
  /// Creates a cell from an archive.
  public required init(coder: NSCoder) { super.init() }
  /// Returns a cell of the class with the values of this one.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    assumingMainActor {
      let other = NSCell.make(Swift.type(of: self))
      other.takeValues(of: self)
      return other
    }
  }
  /// Takes the values of another cell.
  package func takeValues(of other: NSCell) {
    model.adopt(valuesOf: other.model)
    type = other.type
    image = other.image
    representedObject = other.representedObject
    menu = other.menu
    (isContinuous, isSelectable, isScrollable) = (
      other.isContinuous, other.isSelectable, other.isScrollable
    )
    identifier = other.identifier
  }

  // MARK: Kind

  /// The kind of the content.
  open var type = CellType.textCellType
  /// The view in which the cell is drawn; not retained.
  open weak var controlView: NSView?
  /// The name of the cell.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The object that the cell stands for.
  open var representedObject: Any?
  /// The size variant.
  open var controlSize: NSControl.ControlSize {
    get { model.controlSize }
    set { model.controlSize = newValue }
  }
  /// The tint; stored only.
  open var controlTint = NSControlTint.defaultControlTint
  /// The look of what is behind the cell.
  open var backgroundStyle = NSView.BackgroundStyle.normal { didSet { changed() } }
  /// The look of what is behind the content.
  open var interiorBackgroundStyle: NSView.BackgroundStyle { backgroundStyle }
  /// Whether the cell covers everything behind it.
  open var isOpaque: Bool { false }
  /// The direction of reading.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { model.userInterfaceLayoutDirection }
    set { model.userInterfaceLayoutDirection = newValue }
  }
  /// Whether the cell takes part in tracking the first press of an inactive window; true.
  open class var prefersTrackingUntilMouseUp: Bool { false }
  /// Notes that what is drawn changed.
  final func changed() { controlView?.needsDisplay = true }

  // MARK: Value

  /// The value as text.
  open var stringValue: String {
    get { model.stringValue }
    set { model.stringValue = newValue }
  }
  /// The value as a text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { model.attributedStringValue }
    set { model.attributedStringValue = newValue }
  }
  /// The value as an object.
  open var objectValue: Any? {
    get { model.objectValue }
    set { model.objectValue = newValue }
  }
  /// Whether the value is an object.
  open var hasValidObjectValue: Bool { objectValue != nil }
  /// The value as an integer of 32 bits.
  open var intValue: Int32 {
    get { model.intValue }
    set { model.intValue = newValue }
  }
  /// The value as an integer.
  open var integerValue: Int {
    get { model.integerValue }
    set { model.integerValue = newValue }
  }
  /// The value as a single-precision number.
  open var floatValue: Float {
    get { model.floatValue }
    set { model.floatValue = newValue }
  }
  /// The value as a number.
  open var doubleValue: Double {
    get { model.doubleValue }
    set { model.doubleValue = newValue }
  }
  /// Takes the number of another cell or control.
  open func takeIntValueFrom(_ sender: Any?) { take(sender) { $0.intValue = $1.intValue } }
  /// Takes the number of another cell or control.
  open func takeIntegerValueFrom(_ sender: Any?) {
    take(sender) { $0.integerValue = $1.integerValue }
  }
  /// Takes the number of another cell or control.
  open func takeFloatValueFrom(_ sender: Any?) { take(sender) { $0.floatValue = $1.floatValue } }
  /// Takes the number of another cell or control.
  open func takeDoubleValueFrom(_ sender: Any?) { take(sender) { $0.doubleValue = $1.doubleValue } }
  /// Takes the text of another cell or control.
  open func takeStringValueFrom(_ sender: Any?) { take(sender) { $0.stringValue = $1.stringValue } }
  /// Takes the object of another cell or control.
  open func takeObjectValueFrom(_ sender: Any?) { take(sender) { $0.objectValue = $1.objectValue } }
  private func take(_ sender: Any?, _ body: (NSControl, NSControl) -> Void) {
    if let other = (sender as? NSCell)?.model ?? sender as? NSControl { body(model, other) }
  }
  /// Makes texts of values; nil for none.
  open var formatter: Formatter? {
    get { model.formatter }
    set { model.formatter = newValue }
  }
  /// The title; the text of cells other than buttons.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  /// The picture.
  open var image: NSImage? { didSet { changed() } }
  private var ownState = NSControl.StateValue.off
  /// The state: on, off or mixed.
  open var state: NSControl.StateValue {
    get { ownState }
    set { ownState = newValue == .mixed && !allowsMixedState ? .on : newValue }
  }
  /// Whether the mixed state is one of those that clicks lead to.
  open var allowsMixedState = false
  /// The state after the current one, as an integer.
  open var nextState: Int {
    switch state {
    case .on: allowsMixedState ? NSControl.StateValue.mixed.rawValue : 0
    case .mixed: 0
    default: 1
    }
  }
  /// Changes the state to the next one.
  open func setNextState() { state = NSControl.StateValue(rawValue: nextState) }
  /// Compares the texts of two cells.
  open func compare(_ otherCell: Any) -> ComparisonResult {
    stringValue.compare((otherCell as? NSCell)?.stringValue ?? "")
  }

  // MARK: Action

  /// The object that gets the action, not retained.
  open weak var target: AnyObject? {
    get { model.target }
    set { model.target = newValue }
  }
  /// The action.
  open var action: Selector? {
    get { model.action }
    set { model.action = newValue }
  }
  /// The number that identifies the cell.
  open var tag: Int {
    get { model.tag }
    set { model.tag = newValue }
  }
  /// Whether the cell is enabled.
  open var isEnabled: Bool {
    get { model.isEnabled }
    set { model.isEnabled = newValue }
  }
  /// Whether the action is sent again and again while the mouse moves.
  open var isContinuous: Bool {
    get { model.isContinuous }
    set { model.isContinuous = newValue }
  }
  /// Sets the events that send the action; returns the former ones.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { model.sendAction(on: mask) }
  /// Performs a click on the control.
  open func performClick(_ sender: Any?) { model.performClick(sender) }
  /// Whether the action is sent when editing ends, and not only for the return key.
  open var sendsActionOnEndEditing = false
  /// The key that clicks the cell; empty for plain cells.
  open var keyEquivalent: String { "" }
  /// Whether the cell refuses to become first responder.
  open var refusesFirstResponder: Bool {
    get { model.refusesFirstResponder }
    set { model.refusesFirstResponder = newValue }
  }
  /// Whether the cell can become first responder.
  open var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }
  /// Whether the cell is drawn as first responder.
  open var showsFirstResponder = false
  /// The kind of the focus ring.
  open var focusRingType = NSFocusRingType.default
  /// The default kind of the class's focus ring.
  open class var defaultFocusRingType: NSFocusRingType { .exterior }
  /// Whether the cell is drawn as pressed.
  open var isHighlighted: Bool {
    get { model.isHighlighted }
    set { model.isHighlighted = newValue }
  }
  /// The context menu.
  open var menu: NSMenu?
  /// The menu of all cells of the class; nil unless overridden.
  open class var defaultMenu: NSMenu? { nil }
  /// Returns the context menu for an event.
  open func menu(for event: NSEvent, in cellFrame: NSRect, of view: NSView) -> NSMenu? { menu }

  // MARK: Text

  /// Whether users may change the text.
  open var isEditable: Bool {
    get { (model as? NSTextField)?.isEditable ?? false }
    set { (model as? NSTextField)?.isEditable = newValue }
  }
  /// Whether users may select the text.
  open var isSelectable: Bool {
    get { (model as? NSTextField)?.isSelectable ?? false }
    set { (model as? NSTextField)?.isSelectable = newValue }
  }
  /// Whether the cell has a thin border.
  open var isBordered: Bool {
    get { (model as? NSTextField)?.isBordered ?? false }
    set { (model as? NSTextField)?.isBordered = newValue }
  }
  /// Whether the cell has a bezel.
  open var isBezeled: Bool {
    get { (model as? NSTextField)?.isBezeled ?? false }
    set { (model as? NSTextField)?.isBezeled = newValue }
  }
  /// Whether text that does not fit scrolls; it does not wrap then.
  open var isScrollable: Bool {
    get { !wraps }
    set { wraps = !newValue }
  }
  /// Whether text wraps.
  open var wraps: Bool {
    get { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }
    set { lineBreakMode = newValue ? .byWordWrapping : .byClipping }
  }
  /// The alignment of text.
  open var alignment: NSTextAlignment {
    get { model.alignment }
    set { model.alignment = newValue }
  }
  /// The font of text.
  open var font: NSFont? {
    get { model.font }
    set { model.font = newValue }
  }
  /// The line break mode.
  open var lineBreakMode: NSLineBreakMode {
    get { model.lineBreakMode }
    set { model.lineBreakMode = newValue }
  }
  /// Whether the last visible line ends with dots; stored only.
  open var truncatesLastVisibleLine = false
  /// Whether text stays on one line.
  open var usesSingleLineMode: Bool {
    get { model.usesSingleLineMode }
    set { model.usesSingleLineMode = newValue }
  }
  /// The direction of the text.
  open var baseWritingDirection: NSWritingDirection {
    get { model.baseWritingDirection }
    set { model.baseWritingDirection = newValue }
  }
  /// Whether users may change attributes of the text; stored only.
  open var allowsEditingTextAttributes = false
  /// Whether pictures may be dropped in the text; stored only.
  open var importsGraphics = false
  /// Whether changes of the text can be undone.
  open var allowsUndo = true

  // MARK: Places

  /// The natural size of the frame, in points.
  open var cellSize: NSSize {
    cellSize(forBounds: CellPlaces.unlimited)
  }
  /// Returns the natural size of the frame in a rectangle.
  open func cellSize(forBounds rect: NSRect) -> NSSize {
    if type == .imageCellType { return image?.size ?? .zero }
    return model.sizeThatFits(rect.size)
  }
  /// Returns the rectangle inside border and bezel.
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Returns the rectangle of the picture.
  open func imageRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
  /// Returns the rectangle of the title.
  open func titleRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
  /// Recomputes the places in a rectangle.
  open func calcDrawInfo(_ rect: NSRect) {}
  /// Returns the rectangle in which truncated text is shown in full; empty unless overridden.
  open func expansionFrame(withFrame cellFrame: NSRect, in view: NSView) -> NSRect { .zero }
  /// Draws truncated text in full.
  open func draw(withExpansionFrame cellFrame: NSRect, in view: NSView) {
    drawInterior(withFrame: cellFrame, in: view)
  }

  // MARK: Drawing

  /// Draws border and content.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws the content.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {
    if type == .imageCellType {
      return image?.draw(in: imageRect(forBounds: cellFrame)) ?? ()
    }
    paint(cellFrame, in: controlView) { [model] painter in
      guard let field = model as? NSTextField else { return }
      FieldPainter(painter: painter, field: field).drawText()
    }
  }
  /// Draws the cell as pressed or not.
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {
    isHighlighted = flag
    draw(withFrame: cellFrame, in: controlView)
  }
  /// Returns the colour of a selected cell; nil for none.
  open func highlightColor(withFrame cellFrame: NSRect, in controlView: NSView) -> NSColor? {
    .selectedContentBackgroundColor
  }
  /// Draws the shape of the focus ring: the frame.
  open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {
    cellFrame.fill()
  }
  /// Returns the bounds of the focus ring's shape: the frame.
  open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect {
    cellFrame
  }
  /// Returns the pictures of the cell while it is dragged.
  open func draggingImageComponents(
    withFrame frame: NSRect, in view: NSView
  ) -> [NSDraggingImageComponent] { [] }

  // MARK: Editing and mouse

  /// Begins to edit the text for an event.
  open func edit(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
    event: NSEvent?
  ) {
    let length = (stringValue as NSString).length
    select(
      withFrame: rect, in: controlView, editor: textObj, delegate: delegate, start: 0,
      length: length)
  }
  /// Begins to edit the text with a selection.
  open func select(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
    start selStart: Int, length selLength: Int
  ) {
    let editor = setUpFieldEditorAttributes(textObj)
    editor.string = stringValue
    editor.frame = titleRect(forBounds: rect)
    editor.delegate = delegate as? any NSTextDelegate
    editor.selectedRange = NSRange(location: selStart, length: selLength)
    controlView.addSubview(editor)
  }
  /// Ends the editing of the text.
  open func endEditing(_ textObj: NSText) {
    textObj.delegate = nil
    textObj.removeFromSuperview()
  }
  /// Gives the text that edits the cell the cell's font, colour and alignment, and returns it.
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText {
    textObj.font = font
    textObj.alignment = alignment
    textObj.isEditable = isEditable
    textObj.isSelectable = isSelectable || isEditable
    return textObj
  }
  /// Returns a text to edit the cell in a view; nil for the window's.
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
  /// Returns the part of the cell at an event.
  open func hitTest(
    for event: NSEvent, in cellFrame: NSRect, of controlView: NSView
  ) -> HitResult {
    let point = controlView.convert(event.locationInWindow, from: nil)
    guard controlView.isMousePoint(point, in: cellFrame) else { return [] }
    return isEditable || isSelectable ? [.contentArea, .editableTextArea] : .contentArea
  }
  /// Follows a press from its event on; returns whether the mouse was released inside.
  open func trackMouse(
    with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool
  ) -> Bool {
    let point = controlView.convert(event.locationInWindow, from: nil)
    guard startTracking(at: point, in: controlView) else { return false }
    return controlView.isMousePoint(point, in: cellFrame)
  }
  /// A press began; returns whether it is followed.
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { true }
  /// A press moved; returns whether it is followed further.
  open func continueTracking(
    last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView
  ) -> Bool { isContinuous }
  /// A press ended.
  open func stopTracking(
    last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView,
    mouseIsUp flag: Bool
  ) {}
  /// The modifier keys of the press.
  open var mouseDownFlags: Int { Int(NSEvent.modifierFlags.rawValue) }
  /// Sets the delay and the interval of actions while the mouse is held.
  open func getPeriodicDelay(
    _ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>
  ) {
    delay.pointee = 0.2
    interval.pointee = 0.025
  }
  /// Gives the cell's part of a view a cursor: that of text where it can be selected.
  open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {
    if isEditable || isSelectable { controlView.addCursorRect(cellFrame, cursor: .iBeam) }
  }
  /// Whether an event is one that a cell wants before its view; false.
  open func wantsNotificationForMarkedText() -> Bool { false }

  package override var ownIsElement: Bool { true }
  package override var ownLabel: String? { title }
}

/// A cell with a target and action of its own.
///
/// - SeeAlso: Apple, "NSActionCell".
@preconcurrency @MainActor open class NSActionCell: NSCell {}

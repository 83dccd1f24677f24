public import Foundation
public import FoundationShims
internal import LayoutGeometry
package import LayoutTree
package import ViewDrawing

/// A view that shows a value or triggers an action.
///
/// - SeeAlso: Apple, "NSControl".
@preconcurrency @MainActor open class NSControl: NSView {
  /// The size variant of a control.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large, extraLarge
  }

  /// The outline of a bezel; raw values are Apple's.
  ///
  /// - SeeAlso: Apple, "NSControl.BorderShape".
  public enum BorderShape: Int, Sendable {
    case automatic, capsule, roundedRectangle, circle
  }

  /// Creates a control with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    controlDefaults()
  }
  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    controlDefaults()
  }

  /// Sets the content hugging priority of controls, which resist vertical stretching.
  ///
  /// - SeeAlso: `Rules/Sizes.md#default-content-priorities`.
  private func controlDefaults() {
    viewNode.priorities.vertical.hugging = 750
  }

  /// The macOS release that determines sizes, baselines and alignment insets; the current one unless set.
  open var generation = ControlGeneration.current { didSet { contentChanged() } }
  /// The release that determines line heights when it differs from the control's generation; nil when it does
  /// not.
  ///
  /// macOS 10.15 drew lines of macOS 11 in controls of the earlier appearance.
  package var lineGeneration: ControlGeneration? { didSet { contentChanged() } }
  /// The size variant of the control.
  open var controlSize = ControlSize.regular { didSet { contentChanged() } }
  /// The font of the control's text.
  open var font: NSFont? = .systemFont(ofSize: 13) { didSet { contentChanged() } }
  /// Whether the control responds to clicks.
  open var isEnabled = true { didSet { needsDisplay = true } }
  /// The value as text; setting it removes the attributes of `attributedStringValue`.
  open var stringValue: String {
    get { value.text(by: formatter) }
    set { show(ControlValue(text: newValue, by: formatter), nil) }
  }
  // What is shown, apart from the properties, which a subclass may have overridden.
  private var value = ControlValue.text("")
  private func show(_ value: ControlValue, _ attributed: NSAttributedString?) {
    self.value = value
    attributedText = attributed
    styledText = attributed.flatMap { StyledText($0, font: font?.descriptor) }
  }
  /// The text with attributes, if any was set.
  package var styledText: StyledText? { didSet { contentChanged() } }
  private var attributedText: NSAttributedString?
  /// The value as an attributed string; letters without a font use the control's.
  ///
  /// - Note: Attributes that a document states are drawn but are not part of this string.
  open var attributedStringValue: NSAttributedString {
    get {
      attributedText
        ?? NSAttributedString(
          string: value.text(by: formatter), attributes: font.map { [.font: $0] } ?? [:])
    }
    set { show(.text(newValue.string), newValue) }
  }
  /// The value as an object: a text, a number, a date or whatever was set.
  open var objectValue: Any? {
    get { value.object }
    set {
      let attributed = newValue as? NSAttributedString
      show(ControlValue(object: newValue), attributed)
    }
  }
  /// Makes texts of values and values of texts; nil for none.
  open var formatter: Formatter? { didSet { contentChanged() } }
  /// The value as a number; 0 when the text is not a number.
  open var doubleValue: Double {
    get { value.number }
    set { show(.number(newValue), nil) }
  }
  /// The value as a single-precision number.
  open var floatValue: Float {
    get { Float(value.number) }
    set { show(.number(Double("\(newValue)") ?? Double(newValue)), nil) }
  }
  /// The value as an integer.
  open var integerValue: Int {
    get { Int(exactly: value.number.rounded(.towardZero)) ?? 0 }
    set { show(.integer(newValue), nil) }
  }
  /// The value as an integer of 32 bits.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }
  /// Takes the number of another control.
  open func takeIntValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { intValue = other.intValue }
  }
  /// Takes the number of another control.
  open func takeFloatValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { floatValue = other.floatValue }
  }
  /// Takes the number of another control.
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { doubleValue = other.doubleValue }
  }
  /// Takes the number of another control.
  open func takeIntegerValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { integerValue = other.integerValue }
  }
  /// Takes the text of another control.
  open func takeStringValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { stringValue = other.stringValue }
  }
  /// Takes the object of another control.
  open func takeObjectValueFrom(_ sender: Any?) {
    if let other = sender as? NSControl { objectValue = other.objectValue }
  }
  /// The object that receives the action; nil for the responder chain.
  open weak var target: AnyObject?
  /// A target that has no other owner: a document's segue.
  var retainedTarget: AnyObject?
  /// The action that the control sends when it is used.
  open var action: Selector?
  /// Sends an action to a target, or along the responder chain for nil; returns whether a responder implemented
  /// it.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApplication.shared.sendAction(action, to: target, from: self)
  }
  /// Performs a click: sends the control's action, unless it is disabled.
  open func performClick(_ sender: Any?) {
    if isEnabled { sendAction(action, to: target) }
  }
  private var ownTag = 0
  /// The number that identifies the control; 0 unless set.
  open override var tag: Int {
    get { ownTag }
    set { ownTag = newValue }
  }
  private var actionEvents: NSEvent.EventTypeMask = .leftMouseUp
  /// Sets the events that send the action; returns the former ones.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    defer { actionEvents = mask }
    return Int(truncatingIfNeeded: actionEvents.rawValue)
  }
  /// Whether an event of a kind sends the action.
  final func sendsAction(on type: NSEvent.EventType) -> Bool {
    actionEvents.contains(.init(type: type))
  }
  /// Whether the action is sent again and again while the mouse moves.
  open var isContinuous: Bool {
    get { storedContinuous ?? isContinuousByDefault }
    set { storedContinuous = newValue }
  }
  private var storedContinuous: Bool?
  /// Whether the class's controls send their actions while the mouse moves unless set.
  package var isContinuousByDefault: Bool { false }
  /// Whether the control is drawn as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { needsDisplay = true } } }
  /// Whether the control refuses to become first responder.
  open var refusesFirstResponder = false
  /// Whether only the first of several clicks counts.
  open var ignoresMultiClick = false
  /// The direction of the text; natural unless set.
  open var baseWritingDirection = NSWritingDirection.natural
  /// Whether truncated text is shown in full when the mouse rests on it; stored only.
  open var allowsExpansionToolTips = false
  /// The alignment of text.
  open var alignment = NSTextAlignment.natural { didSet { needsDisplay = true } }
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { contentChanged() } }
  /// Whether text stays on one line.
  open var usesSingleLineMode = false { didSet { contentChanged() } }

  /// The kind of control that selects sizes and insets.
  package var controlStyle: ControlStyle { .none }
  /// The size variant used in table lookups.
  package var sizeClass: ControlSizeClass {
    ControlSizeClass(rawValue: Int(controlSize.rawValue)) ?? .regular
  }

  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(
      viewNode.designTime?.alignmentInsets
        ?? ControlInsets.insets(controlStyle, sizeClass, generation))
  }

  /// The baseline of a single line of text, measured from the top and the bottom edge.
  package override var contentBaselines: (first: NodeBaseline, last: NodeBaseline) {
    let last = NodeBaseline.bottom(Double(lastBaselineOffsetFromBottom))
    let stated = firstBaselineOffsetFromTop
    return (stated == textFirstBaseline ? last : .top(Double(stated)), last)
  }
  private var textFirstBaseline: CGFloat { alignmentHeight - lastBaselineOffsetFromBottom }
  /// The height of the alignment rectangle for which baselines are computed: the natural height, or else the
  /// frame's.
  package var alignmentHeight: CGFloat {
    let natural = viewNode.naturalSize.height
    return natural >= 0 ? natural : viewNode.alignmentRect.height
  }

  open override var firstBaselineOffsetFromTop: CGFloat { textFirstBaseline }
  open override var baselineOffsetFromBottom: CGFloat {
    ControlBaselines.offset(
      controlStyle, height: Double(alignmentHeight), fontSize: Double(font?.pointSize ?? 13),
      topInset: Double(alignmentRectInsets.top),
      hasNewerLines: (lineGeneration ?? generation) > .aqua, generation)
  }

  open override var isFlipped: Bool { true }

  /// Invalidates the natural size and the picture after the content changed.
  package func contentChanged() {
    invalidateIntrinsicContentSize()
    needsDisplay = true
  }

  /// Resizes the control to its natural size.
  open func sizeToFit() {
    let natural = intrinsicContentSize
    // Frames are whole points (recorded push buttons), where layout may give a width between two.
    let size = NSSize(
      width: max(0, (natural.width - 1e-6).rounded(.up)),
      height: max(0, (natural.height - 1e-6).rounded(.up)))
    setFrameSize(frame(forAlignmentRect: NSRect(origin: .zero, size: size)).size)
  }
  /// Returns the size of the frame that fits the content best within a size.
  open func sizeThatFits(_ size: NSSize) -> NSSize {
    let natural = fittedContentSize(width: size.width)
    let own = NSSize(
      width: natural.width == NSView.noIntrinsicMetric ? size.width : natural.width,
      height: natural.height == NSView.noIntrinsicMetric ? size.height : natural.height)
    return frame(forAlignmentRect: NSRect(origin: .zero, size: own)).size
  }
  /// The natural size with lines that break at a width.
  package func fittedContentSize(width: CGFloat) -> NSSize { intrinsicContentSize }

  // MARK: Cells

  private var ownCell: NSCell?
  /// The cell: an object with the control's values, which may draw in the control's place.
  ///
  /// It is made when it is asked for. A cell that is set gives the control its values; one of a program's class
  /// draws the control.
  open var cell: NSCell? {
    get {
      if ownCell == nil { ownCell = makeCell() }
      return ownCell
    }
    set {
      ownCell?.leave(self)
      ownCell = newValue
      newValue?.join(self, takingValues: true)
      contentChanged()
    }
  }
  private func makeCell() -> NSCell? {
    guard let kind = type(of: self).cellClass as? NSCell.Type else { return nil }
    let cell = NSCell.make(kind)
    cell.join(self, takingValues: false)
    return cell
  }
  /// The cell's class unless a program sets another one.
  package class var standardCellClass: NSCell.Type? { nil }
  private static var cellClasses: [ObjectIdentifier: AnyClass] = [:]
  /// The class of the controls' cells; nil for none.
  open class var cellClass: AnyClass? {
    get { cellClasses[ObjectIdentifier(self)] ?? standardCellClass }
    set { cellClasses[ObjectIdentifier(self)] = newValue }
  }
  /// The cell of a program's class, which draws the control; nil for one of the library's.
  final var drawingCell: NSCell? {
    let standard = type(of: self).standardCellClass
    guard ownCell != nil || type(of: self).cellClass != standard else { return nil }
    guard let cell, !cell.isOfLibrary else { return nil }
    return cell
  }
  /// Draws the control: its cell does if it is of a program's class.
  final func paintControl(_ body: (ControlPainter) -> Void) {
    if let drawingCell { return drawingCell.draw(withFrame: bounds, in: self) }
    paint(body)
  }
  /// Takes the values of another control.
  package func adopt(valuesOf other: NSControl) {
    (controlSize, font, isEnabled) = (other.controlSize, other.font, other.isEnabled)
    formatter = other.formatter
    show(other.value, other.attributedText)
    if other.target != nil { target = other.target }
    if other.action != nil { action = other.action }
    if other.ownTag != 0 { ownTag = other.ownTag }
    (alignment, lineBreakMode) = (other.alignment, other.lineBreakMode)
    usesSingleLineMode = other.usesSingleLineMode
    refusesFirstResponder = other.refusesFirstResponder
  }
  /// Returns the cell that the mouse uses; the control's.
  open func selectedCell() -> NSCell? { cell }
  /// Returns the tag of the cell that the mouse uses.
  open func selectedTag() -> Int { tag }
  /// Selects a cell; does nothing, as there is one.
  open func selectCell(_ cell: NSCell) {}
  /// Draws a cell of the control.
  open func drawCell(_ cell: NSCell) { needsDisplay = true }
  /// Draws the inside of a cell of the control.
  open func drawCellInside(_ cell: NSCell) { needsDisplay = true }
  /// Notes that a cell changed.
  open func updateCell(_ cell: NSCell) { contentChanged() }
  /// Notes that the inside of a cell changed.
  open func updateCellInside(_ cell: NSCell) { contentChanged() }
  /// Recomputes the size of the cell.
  open func calcSize() { invalidateIntrinsicContentSize() }
  /// Returns the rectangle in which truncated text is shown in full; empty, as nothing shows it.
  open func expansionFrame(withFrame contentFrame: NSRect) -> NSRect { .zero }
  /// Draws truncated text in full; does nothing.
  open func draw(withExpansionFrame contentFrame: NSRect, in view: NSView) {}

  // MARK: Editing

  /// Returns the text that edits the control; nil unless it is edited.
  open func currentEditor() -> NSText? { nil }
  /// Ends editing without taking the text; returns whether there was any.
  @discardableResult
  open func abortEditing() -> Bool { false }
  /// Takes the text that is being edited.
  open func validateEditing() {}
  /// Begins to edit a cell's text.
  open func edit(
    withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, event: NSEvent
  ) {
    cell?.edit(withFrame: rect, in: self, editor: textObj, delegate: delegate, event: event)
  }
  /// Begins to edit a cell's text with a selection.
  open func select(
    withFrame rect: NSRect, editor textObj: NSText, delegate: Any?, start selStart: Int,
    length selLength: Int
  ) {
    cell?.select(
      withFrame: rect, in: self, editor: textObj, delegate: delegate, start: selStart,
      length: selLength)
  }
  /// Ends the editing of a cell's text.
  open func endEditing(_ textObj: NSText) { cell?.endEditing(textObj) }

  // MARK: Mouse

  /// Whether presses of the class's controls are followed until the release.
  package var followsPresses: Bool { false }
  /// Follows a press: the control is highlighted while the mouse is inside, and a release there is a click.
  open override func mouseDown(with event: NSEvent) {
    guard followsPresses || drawingCell != nil else { return super.mouseDown(with: event) }
    guard isEnabled, !(ignoresMultiClick && event.clickCount > 1) else { return }
    let place = convert(event.locationInWindow, from: nil)
    if let drawingCell { _ = drawingCell.startTracking(at: place, in: self) }
    isTracking = true
    lastPlace = place
    isHighlighted = true
    press(at: place)
    if sendsAction(on: .leftMouseDown) { sendAction(action, to: target) }
  }
  private(set) var isTracking = false
  private var lastPlace = NSPoint.zero
  open override func mouseDragged(with event: NSEvent) {
    guard isTracking else { return super.mouseDragged(with: event) }
    let place = convert(event.locationInWindow, from: nil)
    _ = drawingCell?.continueTracking(last: lastPlace, current: place, in: self)
    lastPlace = place
    isHighlighted = isMousePoint(place, in: bounds)
    drag(to: place)
  }
  open override func mouseUp(with event: NSEvent) {
    guard isTracking else { return super.mouseUp(with: event) }
    let place = convert(event.locationInWindow, from: nil)
    drawingCell?.stopTracking(last: lastPlace, current: place, in: self, mouseIsUp: true)
    isTracking = false
    isHighlighted = false
    release(at: place)
  }
  /// A press began at a place.
  package func press(at place: NSPoint) {}
  /// A press moved to a place.
  package func drag(to place: NSPoint) {}
  /// A press ended at a place.
  package func release(at place: NSPoint) {
    if isMousePoint(place, in: bounds), sendsAction(on: .leftMouseUp) { performClick(nil) }
  }
  /// Whether the control takes keys: it is enabled, and its class does.
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder && takesKeys }
  /// Whether the class's controls take keys.
  package var takesKeys: Bool { false }
  open override var mouseDownCanMoveWindow: Bool { false }

  package override var ownIsElement: Bool { true }
  package override var ownValue: Any? { objectValue }
}

extension NSControl {
  /// The position of a control's image relative to its title; raw values are Apple's.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}

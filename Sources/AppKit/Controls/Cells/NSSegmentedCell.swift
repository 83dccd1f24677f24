internal import Drawing
public import Foundation

/// The cell of a row of connected buttons.
///
/// - SeeAlso: Apple, "NSSegmentedCell".
@preconcurrency @MainActor open class NSSegmentedCell: NSActionCell {
  package override func makeModel() -> NSControl { NSSegmentedControl(frame: .zero) }
  private var control: NSSegmentedControl {
    model as? NSSegmentedControl ?? NSSegmentedControl(frame: .zero)
  }
  /// The number of segments.
  open var segmentCount: Int {
    get { control.segmentCount }
    set { control.segmentCount = newValue }
  }
  /// The index of the selected segment.
  open var selectedSegment: Int {
    get { control.selectedSegment }
    set { control.selectedSegment = newValue }
  }
  /// The appearance of the control.
  open var segmentStyle: NSSegmentedControl.Style {
    get { control.segmentStyle }
    set { control.segmentStyle = newValue }
  }
  /// The selection behaviour.
  open var trackingMode: NSSegmentedControl.SwitchTracking {
    get { control.trackingMode }
    set { control.trackingMode = newValue }
  }
  /// Selects the segment with a tag; returns whether there is one.
  @discardableResult
  open func selectSegment(withTag tag: Int) -> Bool { control.selectSegment(withTag: tag) }
  /// Selects the next segment.
  open func makeNextSegmentKey() {
    if segmentCount > 0 { selectedSegment = (selectedSegment + 1) % segmentCount }
  }
  /// Selects the former segment.
  open func makePreviousSegmentKey() {
    if segmentCount > 0 { selectedSegment = (selectedSegment - 1 + segmentCount) % segmentCount }
  }
  /// Sets the label of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) {
    control.setLabel(label, forSegment: segment)
  }
  /// Returns the label of a segment.
  open func label(forSegment segment: Int) -> String? { control.label(forSegment: segment) }
  /// Sets the picture of a segment.
  open func setImage(_ image: NSImage?, forSegment segment: Int) {
    control.setImage(image, forSegment: segment)
  }
  /// Returns the picture of a segment.
  open func image(forSegment segment: Int) -> NSImage? { control.image(forSegment: segment) }
  /// Sets the width of a segment.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {
    control.setWidth(width, forSegment: segment)
  }
  /// Returns the width of a segment.
  open func width(forSegment segment: Int) -> CGFloat { control.width(forSegment: segment) }
  /// Selects or deselects a segment.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    control.setSelected(selected, forSegment: segment)
  }
  /// Whether a segment is selected.
  open func isSelected(forSegment segment: Int) -> Bool { control.isSelected(forSegment: segment) }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    control.setEnabled(enabled, forSegment: segment)
  }
  /// Whether a segment is enabled.
  open func isEnabled(forSegment segment: Int) -> Bool { control.isEnabled(forSegment: segment) }
  /// Gives a segment a menu.
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {
    control.setMenu(menu, forSegment: segment)
  }
  /// Returns the menu of a segment.
  open func menu(forSegment segment: Int) -> NSMenu? { control.menu(forSegment: segment) }
  /// Gives a segment a tag.
  open func setTag(_ tag: Int, forSegment segment: Int) { control.setTag(tag, forSegment: segment) }
  /// Returns the tag of a segment.
  open func tag(forSegment segment: Int) -> Int { control.tag(forSegment: segment) }
  /// Draws the segments.
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { [control] painter in
      SegmentPainter(painter: painter, control: control).draw()
    }
  }
  /// Draws the content of a segment; does nothing unless overridden.
  open func drawSegment(_ segment: Int, inFrame frame: NSRect, with controlView: NSView) {}
  package override var ownRole: NSAccessibility.Role? { .radioGroup }
}

/// The cell of a date picker.
///
/// - SeeAlso: Apple, "NSDatePickerCell".
@preconcurrency @MainActor open class NSDatePickerCell: NSActionCell {
  package override func makeModel() -> NSControl { NSDatePicker(frame: .zero) }
  private var picker: NSDatePicker {
    model as? NSDatePicker ?? NSDatePicker(frame: .zero)
  }
  /// The displayed date.
  open var dateValue: Date {
    get { picker.dateValue }
    set { picker.dateValue = newValue }
  }
  /// The presentation of the date.
  open var datePickerStyle: NSDatePicker.Style {
    get { picker.datePickerStyle }
    set { picker.datePickerStyle = newValue }
  }
  /// The displayed parts of the date.
  open var datePickerElements: NSDatePicker.ElementFlags {
    get { picker.datePickerElements }
    set { picker.datePickerElements = newValue }
  }
  /// Whether a date or a range is selected.
  open var datePickerMode: NSDatePicker.Mode {
    get { picker.datePickerMode }
    set { picker.datePickerMode = newValue }
  }
  /// The earliest date.
  open var minDate: Date? {
    get { picker.minDate }
    set { picker.minDate = newValue }
  }
  /// The latest date.
  open var maxDate: Date? {
    get { picker.maxDate }
    set { picker.maxDate = newValue }
  }
  /// The seconds of a range.
  open var timeInterval: TimeInterval {
    get { picker.timeInterval }
    set { picker.timeInterval = newValue }
  }
  /// The calendar; nil for the user's.
  open var calendar: Calendar? {
    get { picker.calendar }
    set { picker.calendar = newValue }
  }
  /// The locale; nil for the user's.
  open var locale: Locale? {
    get { picker.locale }
    set { picker.locale = newValue }
  }
  /// The time zone; nil for the user's.
  open var timeZone: TimeZone? {
    get { picker.timeZone }
    set { picker.timeZone = newValue }
  }
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { [picker] painter in
      DatePainter(painter: painter, picker: picker).draw()
    }
  }
}

/// The cell of a control with a path.
///
/// - SeeAlso: Apple, "NSPathCell".
@preconcurrency @MainActor open class NSPathCell: NSActionCell {
  package override func makeModel() -> NSControl { NSPathControl(frame: .zero) }
  private var path: NSPathControl {
    model as? NSPathControl ?? NSPathControl(frame: .zero)
  }
  /// The displayed path.
  open var url: URL? {
    get { path.url }
    set { path.url = newValue }
  }
  /// The presentation of the path.
  open var pathStyle: NSPathControl.Style {
    get { path.pathStyle }
    set { path.pathStyle = newValue }
  }
  /// The background colour.
  open var backgroundColor: NSColor? {
    get { path.backgroundColor }
    set { path.backgroundColor = newValue }
  }
  open override func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    paint(cellFrame, in: controlView) { [path] painter in painter.path(of: path) }
  }
}

public import Foundation

/// A control that shows a date or a time.
///
/// - SeeAlso: Apple, "NSDatePicker".
@preconcurrency @MainActor open class NSDatePicker: NSControl {
  /// The presentation of a date picker.
  public enum Style: UInt, Sendable {
    case textFieldAndStepper, clockAndCalendar, textField
  }
  /// The presentation of the date.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { contentChanged() } }
  package override var controlStyle: ControlStyle {
    datePickerStyle == .clockAndCalendar
      ? .calendar : .dateField(hasStepper: datePickerStyle == .textFieldAndStepper)
  }
  /// The width of a date and a time; the fixed size of the calendar.
  open override var intrinsicContentSize: NSSize {
    if datePickerStyle == .clockAndCalendar { return NSSize(width: 139, height: 148) }
    let room: CGFloat = generation == .glass ? 8 : 6
    let stepper: CGFloat = datePickerStyle == .textFieldAndStepper ? 15 : 0
    return NSSize(width: lineWidth("00/00/0000") + 8 + stepper, height: CGFloat(lineHeight) + room)
  }

  /// The displayed date; the beginning of 2001 in Greenwich unless set.
  open var dateValue = Date(timeIntervalSinceReferenceDate: 0) { didSet { needsDisplay = true } }
  /// The displayed parts of the date.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond] {
    didSet { needsDisplay = true }
  }
  /// Whether the picker has a bezel.
  open var isBezeled = true { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    paint { DatePainter(painter: $0, picker: self).draw() }
  }
}

extension NSDatePicker {
  /// The parts of a date that a picker shows; raw values are Apple's.
  public struct ElementFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates parts from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourMinute = ElementFlags(rawValue: 0x000c)
    /// Hour, minute and second.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x000e)
    /// Month and year.
    public static let yearMonth = ElementFlags(rawValue: 0x00c0)
    /// Day, month and year.
    public static let yearMonthDay = ElementFlags(rawValue: 0x00e0)
  }
}

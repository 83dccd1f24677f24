public import Foundation
public import FoundationShims

/// A control that shows a date or a time.
///
/// - SeeAlso: Apple, "NSDatePicker".
@preconcurrency @MainActor open class NSDatePicker: NSControl {
  /// The presentation of a date picker.
  public enum Style: UInt, Sendable {
    case textFieldAndStepper, clockAndCalendar, textField
  }
  /// Whether a date or a range is selected.
  public enum Mode: UInt, Sendable {
    case single, range
  }
  /// The presentation of the date.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { contentChanged() } }
  /// Whether a date or a range is selected.
  open var datePickerMode = Mode.single
  /// The seconds of a range.
  open var timeInterval: TimeInterval = 0
  /// The earliest date; nil for none.
  open var minDate: Date? { didSet { dateValue = limited(dateValue) } }
  /// The latest date; nil for none.
  open var maxDate: Date? { didSet { dateValue = limited(dateValue) } }
  private func limited(_ date: Date) -> Date {
    let date = minDate.map { max($0, date) } ?? date
    return maxDate.map { min($0, date) } ?? date
  }
  /// The calendar; nil for the user's; stored only.
  open var calendar: Calendar?
  /// The locale; nil for the user's; stored only.
  open var locale: Locale?
  /// The time zone; nil for the user's; stored only.
  open var timeZone: TimeZone?
  /// The colour of the text; nil for the default.
  open var textColor: NSColor! = .controlTextColor { didSet { needsDisplay = true } }
  /// The background colour.
  open var backgroundColor: NSColor! = .controlBackgroundColor { didSet { needsDisplay = true } }
  /// Whether the background colour is drawn; stored only.
  open var drawsBackground = false { didSet { needsDisplay = true } }
  /// Whether the picker has a thin border.
  open var isBordered = false { didSet { needsDisplay = true } }
  /// Whether a calendar opens for editing; stored only.
  open var presentsCalendarOverlay = false
  /// The object that is asked about dates.
  open weak var delegate: (any NSDatePickerCellDelegate)?
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

  private var shownDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The displayed date; the beginning of 2001 in Greenwich unless set.
  open var dateValue: Date {
    get { shownDate }
    set {
      shownDate = limited(newValue)
      needsDisplay = true
    }
  }
  open override var objectValue: Any? {
    get { dateValue }
    set { if let date = newValue as? Date { dateValue = date } }
  }
  /// The displayed parts of the date.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond] {
    didSet { needsDisplay = true }
  }
  /// Whether the picker has a bezel.
  open var isBezeled = true { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    paintControl { DatePainter(painter: $0, picker: self).draw() }
  }
  package override class var standardCellClass: NSCell.Type? { NSDatePickerCell.self }
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
    /// The time zone; not drawn.
    public static let timeZone = ElementFlags(rawValue: 0x0010)
    /// Month and year.
    public static let yearMonth = ElementFlags(rawValue: 0x00c0)
    /// Day, month and year.
    public static let yearMonthDay = ElementFlags(rawValue: 0x00e0)
    /// The era; not drawn.
    public static let era = ElementFlags(rawValue: 0x0100)
  }
}

/// An object that a date picker asks about dates.
///
/// - SeeAlso: Apple, "NSDatePickerCellDelegate".
@preconcurrency @MainActor public protocol NSDatePickerCellDelegate: NSObjectProtocol {
  /// Changes a date or interval that is about to be selected.
  func datePickerCell(
    _ datePickerCell: NSDatePickerCell,
    validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
    timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?)
}
extension NSDatePickerCellDelegate {
  /// Does nothing.
  public func datePickerCell(
    _ datePickerCell: NSDatePickerCell,
    validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
    timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?
  ) {}
}

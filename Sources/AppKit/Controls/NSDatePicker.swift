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

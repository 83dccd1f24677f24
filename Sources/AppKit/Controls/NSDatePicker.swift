public import Foundation

/// A date or a time.
///
/// - SeeAlso: Apple, "NSDatePicker".
@preconcurrency @MainActor open class NSDatePicker: NSControl {
  /// A style of date picker.
  public enum Style: UInt, Sendable {
    case textFieldAndStepper, clockAndCalendar, textField
  }
  /// The style.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { contentChanged() } }
  package override var controlStyle: ControlStyle {
    datePickerStyle == .clockAndCalendar
      ? .calendar : .dateField(hasStepper: datePickerStyle == .textFieldAndStepper)
  }
  /// The width of a date and a time, and the calendar's fixed size.
  open override var intrinsicContentSize: NSSize {
    if datePickerStyle == .clockAndCalendar { return NSSize(width: 139, height: 148) }
    let room: CGFloat = generation == .glass ? 8 : 6
    let stepper: CGFloat = datePickerStyle == .textFieldAndStepper ? 15 : 0
    return NSSize(width: lineWidth("00/00/0000") + 8 + stepper, height: CGFloat(lineHeight) + room)
  }

  /// The date; the beginning of 2001 in Greenwich unless set.
  open var dateValue = Date(timeIntervalSinceReferenceDate: 0) { didSet { needsDisplay = true } }
  /// The parts of the date that are shown.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinuteSecond] {
    didSet { needsDisplay = true }
  }
  /// Whether there is a frame around.
  open var isBezeled = true { didSet { needsDisplay = true } }
  open override func draw(_ dirtyRect: NSRect) {
    paint { DatePainter(painter: $0, picker: self).draw() }
  }
}

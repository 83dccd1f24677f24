/// A date or a time.
///
/// - SeeAlso: Apple, "NSDatePicker".
@preconcurrency @MainActor open class NSDatePicker: NSControl {
  /// How the date is shown.
  public enum Style: UInt, Sendable {
    case textFieldAndStepper, clockAndCalendar, textField
  }
  /// How the date is shown.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { contentChanged() } }
  package override var controlStyle: ControlStyle {
    datePickerStyle == .clockAndCalendar
      ? .calendar : .dateField(hasStepper: datePickerStyle == .textFieldAndStepper)
  }
}

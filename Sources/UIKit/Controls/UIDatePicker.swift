public import Foundation

/// A date picker with wheels, compact fields or a calendar.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The preferred style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The effective style: the automatic one is compact from iOS 14 on, except for countdowns, and wheels before.
  ///
  /// - SeeAlso: Apple, "UIDatePickerStyle.automatic"; `Rules/DocumentsIOS.md#pickers`.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    let hasFields = metrics.generation >= .iOS14 && datePickerMode != .countDownTimer
    return hasFields ? .compact : .wheels
  }
  /// The fields of the date that the picker shows.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269
  }
  /// The fields of the date that the picker shows.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The selected date, clamped to ``minimumDate`` and ``maximumDate``.
  open var date: Date {
    get { storedDate }
    set { choose(newValue) }
  }
  private func choose(_ date: Date) {
    storedDate = date
    isDateSet = true
    keepBetweenEnds()
    setNeedsDisplay()
  }
  private func keepBetweenEnds() {
    if let minimumDate, storedDate < minimumDate { storedDate = minimumDate }
    if let maximumDate, storedDate > maximumDate { storedDate = maximumDate }
  }
  private var storedDate = Date()
  /// Whether a program or a document set the date.
  private var isDateSet = false
  /// Sets the date, without animation.
  open func setDate(_ date: Date, animated: Bool) { choose(date) }
  /// The earliest date that can be selected.
  open var minimumDate: Date? { didSet { keepBetweenEnds() } }
  /// The latest date that can be selected.
  open var maximumDate: Date? { didSet { keepBetweenEnds() } }
  /// The interval between minutes: a divisor of 60.
  open var minuteInterval = 1
  /// The duration of a countdown timer, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The locale; nil uses the program's.
  open var locale: Locale?
  /// The calendar; default: the program's.
  open var calendar: Calendar! = .current
  /// The time zone; nil uses the calendar's.
  open var timeZone: TimeZone?
  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels: metrics.wheelsSize
    case .compact: metrics.compactDateSize
    case .inline: metrics.inlineDateSize
    }
  }

  /// The texts of the picker.
  var words: DateWords {
    var own: Calendar = calendar ?? .current
    own.timeZone = timeZone ?? own.timeZone
    own.locale = locale ?? Locale(identifier: "en_US")
    return DateWords(mode: datePickerMode, calendar: own, minuteInterval: minuteInterval)
  }
  /// The displayed date.
  var shownDate: Date {
    if datePickerMode == .countDownTimer {
      let start = words.calendar.startOfDay(for: DateWords.standard(words.calendar))
      return start.addingTimeInterval(countDownDuration.isFinite ? max(0, countDownDuration) : 0)
    }
    return isDateSet ? storedDate : DateWords.standard(words.calendar)
  }

  open override func draw(_ rect: CGRect) {
    paint { DatePainter(painter: $0, picker: self).draw() }
  }
}

/// The style of a date picker.
///
/// Source: Apple, "UIDatePickerStyle".
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

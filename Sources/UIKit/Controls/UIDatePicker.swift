public import Foundation

/// A date, by wheels or in a compact field.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look that is shown.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }
  /// What can be chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269
  }
  /// What can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
  /// What is chosen; kept between both ends.
  open var date: Date {
    get { ownDate }
    set { choose(newValue) }
  }
  private func choose(_ date: Date) {
    ownDate = date
    isChosen = true
    keepBetweenEnds()
    setNeedsDisplay()
  }
  private func keepBetweenEnds() {
    if let minimumDate, ownDate < minimumDate { ownDate = minimumDate }
    if let maximumDate, ownDate > maximumDate { ownDate = maximumDate }
  }
  private var ownDate = Date()
  /// Whether a program or a document chose the date.
  private var isChosen = false
  /// Chooses a date, at once: nothing is animated here.
  open func setDate(_ date: Date, animated: Bool) { choose(date) }
  /// The first date that can be chosen.
  open var minimumDate: Date? { didSet { keepBetweenEnds() } }
  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { keepBetweenEnds() } }
  /// Steps of minutes: a divisor of 60.
  open var minuteInterval = 1
  /// How long a timer runs, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The language; the program's unless set.
  open var locale: Locale?
  /// The calendar; the program's unless set.
  open var calendar: Calendar! = .current
  /// The time zone; the calendar's unless set.
  open var timeZone: TimeZone?
  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .automatic, .wheels: metrics.wheelsSize
    case .compact: metrics.compactDateSize
    case .inline: metrics.inlineDateSize
    }
  }

  /// What the picker says.
  var words: DateWords {
    var own: Calendar = calendar ?? .current
    own.timeZone = timeZone ?? own.timeZone
    own.locale = locale ?? Locale(identifier: "en_US")
    return DateWords(mode: datePickerMode, calendar: own, minuteInterval: minuteInterval)
  }
  /// The date that is drawn.
  var shownDate: Date {
    if datePickerMode == .countDownTimer {
      let start = words.calendar.startOfDay(for: DateWords.standard(words.calendar))
      return start.addingTimeInterval(countDownDuration.isFinite ? max(0, countDownDuration) : 0)
    }
    return isChosen ? ownDate : DateWords.standard(words.calendar)
  }

  open override func draw(_ rect: CGRect) {
    paint { DatePainter(painter: $0, picker: self).draw() }
  }
}

/// The look of a date picker.
///
/// Source: Apple, "UIDatePickerStyle".
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

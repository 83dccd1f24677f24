internal import Drawing
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
    case .automatic, .wheels: CGSize(width: 320, height: 216)
    case .compact: CGSize(width: 194, height: 34)
    case .inline: CGSize(width: 280, height: 330)
    }
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch preferredDatePickerStyle {
    case .compact: drawFields(in: context)
    case .inline: drawMonth(in: context)
    case .automatic, .wheels: drawWheels(in: context)
    }
  }

  /// What the picker says.
  private var words: DateWords {
    var own: Calendar = calendar ?? .current
    own.timeZone = timeZone ?? own.timeZone
    own.locale = locale ?? Locale(identifier: "en_US")
    return DateWords(mode: datePickerMode, calendar: own, minuteInterval: minuteInterval)
  }
  /// The date that is drawn.
  private var shownDate: Date {
    if datePickerMode == .countDownTimer {
      let start = words.calendar.startOfDay(for: DateWords.standard(words.calendar))
      return start.addingTimeInterval(countDownDuration.isFinite ? max(0, countDownDuration) : 0)
    }
    return isChosen ? ownDate : DateWords.standard(words.calendar)
  }

  private func drawWheels(in context: CGContext) {
    Wheels.drawBand(in: bounds, context)
    let (words, date) = (words, shownDate)
    Wheels.forEachRow(in: bounds) { row, alpha, step in
      let columns = words.columns(date, steps: step)
      // A day has the words of its week and month and takes twice the room of a number.
      let shares = columns.indices.map { datePickerMode == .dateAndTime && $0 == 0 ? 2.0 : 1 }
      let unit = row.width / CGFloat(shares.reduce(0, +))
      var left = row.minX
      for (column, share) in zip(columns, shares) {
        let cell = CGRect(
          x: left, y: row.minY, width: unit * CGFloat(share), height: row.height)
        left = cell.maxX
        TextContent.line(column, size: 20, UIColor.label.withAlphaComponent(alpha).cgColor)
          .draw(in: context, across: cell)
      }
    }
  }

  /// Fields as wide as their words, at the end of the room as the system has them.
  private func drawFields(in context: CGContext) {
    let texts = words.fields(shownDate).map {
      TextContent.line(
        $0, size: 17, UIColor.label.withAlphaComponent(isEnabled ? 1 : 0.3).cgColor)
    }
    let (gap, padding): (CGFloat, CGFloat) = (6, 11)
    let natural = texts.map { $0.layout().size.width + 2 * padding }
    let wanted = natural.reduce(0, +) + gap * CGFloat(texts.count - 1)
    let shrink = wanted > bounds.width && wanted > 0 ? bounds.width / wanted : 1
    var left = viewNode.isRightToLeft ? bounds.minX : bounds.maxX - wanted * shrink
    for (text, width) in zip(texts, natural) {
      let field = CGRect(
        x: left, y: bounds.minY, width: width * shrink, height: bounds.height)
      left = field.maxX + gap * shrink
      context.fill(field, radius: 6, UIColor.tertiarySystemFill.cgColor)
      text.draw(in: context, across: field.insetBy(dx: min(4, width / 8), dy: 0))
    }
  }

  /// The month of the date, its day chosen, and the time below where it can be chosen.
  private func drawMonth(in context: CGContext) {
    let (words, date) = (words, shownDate)
    let calendar = words.calendar
    let width = bounds.width / 7
    let height = bounds.height / 8
    let title = CGRect(x: bounds.minX + 12, y: bounds.minY, width: bounds.width, height: height)
    TextContent.line(
      words.text("MMMM y", date), size: 17, weight: 0.3, UIColor.label.cgColor, alignment: .left
    ).draw(in: context, across: title)
    let chosen = calendar.component(.day, from: date)
    let first = calendar.date(byAdding: .day, value: 1 - chosen, to: date) ?? date
    let start = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let names = width < 36 ? calendar.veryShortWeekdaySymbols : calendar.shortWeekdaySymbols
    for column in 0..<7 {
      let cell = CGRect(
        x: bounds.minX + CGFloat(column) * width, y: bounds.minY + height, width: width,
        height: height)
      let name = names.isEmpty ? "" : names[(column + calendar.firstWeekday - 1) % names.count]
      TextContent.line(
        name.uppercased(), size: 11, weight: 0.3, UIColor.tertiaryLabel.cgColor
      ).draw(in: context, across: cell)
    }
    for day in 1...max(1, days) {
      let (row, column) = ((day + start - 1) / 7, (day + start - 1) % 7)
      let cell = CGRect(
        x: bounds.minX + CGFloat(column) * width, y: bounds.minY + CGFloat(row + 2) * height,
        width: width, height: height)
      if day == chosen {
        let side = min(width, height)
        context.fill(
          cell.centered(side, side), radius: side / 2,
          tintColor.withAlphaComponent(0.15).cgColor)
      }
      TextContent.line("\(day)", size: 18, (day == chosen ? tintColor : .label).cgColor)
        .draw(in: context, across: cell)
    }
  }
}

/// The look of a date picker.
///
/// Source: Apple, "UIDatePickerStyle".
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

internal import Drawing
public import Foundation

/// A date, by wheels or in a compact field.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// How it looks.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  /// How it looks.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The look that is shown.
  open var datePickerStyle: Style {
    preferredDatePickerStyle == .automatic ? .wheels : preferredDatePickerStyle
  }
  /// What can be chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269
  }
  /// What can be chosen; the same picture is drawn for all.
  open var datePickerMode = Mode.dateAndTime
  /// What is chosen; kept between both ends.
  open var date: Date {
    get { ownDate }
    set {
      ownDate = newValue
      if let minimumDate, ownDate < minimumDate { ownDate = minimumDate }
      if let maximumDate, ownDate > maximumDate { ownDate = maximumDate }
    }
  }
  private var ownDate = Date()
  /// Chooses a date, at once: nothing is animated here.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The first date that can be chosen.
  open var minimumDate: Date? { didSet { date = ownDate } }
  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { date = ownDate } }
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

  /// A fixed day, so that pictures do not change from day to day.
  private func drawWheels(in context: CGContext) {
    Wheels.drawBand(in: bounds, context)
    let columns: [[String]] = [
      (0...6).map { "Jan \(28 + $0 > 31 ? 28 + $0 - 31 : 28 + $0)" },
      (0...6).map { "\(6 + $0)" },
      ["", "", "", "AM", "PM", "", ""],
    ]
    Wheels.forEachRow(in: bounds) { row, alpha, step in
      let width = row.width / CGFloat(columns.count)
      for (place, column) in columns.enumerated() {
        let cell = CGRect(
          x: row.minX + CGFloat(place) * width, y: row.minY, width: width, height: row.height)
        TextContent.line(
          column[step + 3], size: 20, UIColor.label.withAlphaComponent(alpha).cgColor
        )
        .draw(in: context, across: cell)
      }
    }
  }

  private func drawFields(in context: CGContext) {
    let gap: CGFloat = 6
    let width = max(0, bounds.width - gap)
    let date = CGRect(x: bounds.minX, y: bounds.minY, width: width * 0.58, height: bounds.height)
    let time = CGRect(
      x: date.maxX + gap, y: bounds.minY, width: width * 0.42, height: bounds.height)
    for (field, text) in [(date, "Jan 31, 2025"), (time, "9:00 AM")] {
      context.fill(field, radius: 6, UIColor.tertiarySystemFill.cgColor)
      TextContent.line(text, size: 17).draw(in: context, across: field.insetBy(dx: 4, dy: 0))
    }
  }

  /// A month that starts on a Wednesday, its last day chosen.
  private func drawMonth(in context: CGContext) {
    let width = bounds.width / 7
    let height = bounds.height / 8
    let title = CGRect(x: bounds.minX + 12, y: bounds.minY, width: bounds.width, height: height)
    TextContent.line("January 2025", size: 17, weight: 0.3, alignment: .left)
      .draw(in: context, across: title)
    for day in 1...31 {
      let (row, column) = ((day + 2) / 7, (day + 2) % 7)
      let cell = CGRect(
        x: bounds.minX + CGFloat(column) * width, y: bounds.minY + CGFloat(row + 2) * height,
        width: width, height: height)
      if day == 31 {
        let side = min(width, height)
        context.fill(
          cell.centered(side, side), radius: side / 2,
          tintColor.withAlphaComponent(0.15).cgColor)
      }
      TextContent.line("\(day)", size: 18, (day == 31 ? tintColor : .label).cgColor)
        .draw(in: context, across: cell)
    }
  }
}

internal import Drawing
internal import Foundation

/// Paints dates as text or as a month.
///
/// Dates are written as month, day, year in Greenwich Mean Time, so that pictures are reproducible.
@MainActor struct DatePainter {
  let painter: ControlPainter
  let picker: NSDatePicker

  private var rect: CGRect { painter.rect }
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }()
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private var parts: DateComponents {
    // Beyond these years the calendar has no answer.
    let seconds = picker.dateValue.timeIntervalSinceReferenceDate
    let sane = seconds.isFinite && abs(seconds) < 1e11 ? seconds : 0
    return Self.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: Date(timeIntervalSinceReferenceDate: sane))
  }

  /// Paints the picker.
  func draw() {
    guard picker.datePickerStyle != .clockAndCalendar else { return month() }
    let hasStepper = picker.datePickerStyle == .textFieldAndStepper
    let width: CGFloat = hasStepper ? min(15, rect.width / 2) : 0
    var field = rect
    field.size.width = max(0, rect.width - (hasStepper ? width + 2 : 0))
    if picker.isBezeled {
      painter.field(field, radius: painter.value(0, 0, 6), NSColor.textBackgroundColor.cgColor)
    }
    painter.text(
      painter.content(text, picker.font, painter.ink), in: field.insetBy(dx: 4, dy: 0),
      baseline: painter.baseline(of: picker))
    if hasStepper {
      painter.stepper(
        CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height))
    }
  }

  private var text: String {
    let parts = parts
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    var words: [String] = []
    if picker.datePickerElements.contains(.yearMonthDay) {
      words.append("\(parts.month ?? 1)/\(parts.day ?? 1)/\(parts.year ?? 2001)")
    } else if picker.datePickerElements.contains(.yearMonth) {
      words.append("\(parts.month ?? 1)/\(parts.year ?? 2001)")
    }
    if picker.datePickerElements.contains(.hourMinute) {
      var time = "\(hour % 12 == 0 ? 12 : hour % 12):" + two(minute)
      if picker.datePickerElements.contains(.hourMinuteSecond) {
        time += ":" + two(parts.second ?? 0)
      }
      words.append(time + (hour < 12 ? " AM" : " PM"))
    }
    return words.joined(separator: ", ")
  }
  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Draws the month of the date as a table, with its day marked.
  private func month() {
    let parts = parts
    painter.fill(rect, radius: painter.value(0, 5, 8), NSColor.textBackgroundColor.cgColor)
    painter.line(inside: rect, radius: painter.value(0, 5, 8), painter.contrast(0.2))
    let cell = CGSize(width: (rect.width - 8) / 7, height: (rect.height - 8) / 8)
    guard cell.width > 4, cell.height > 4 else { return }
    func place(_ column: Int, _ row: Int, columns: Int = 1) -> CGRect {
      CGRect(
        x: rect.minX + 4 + CGFloat(column) * cell.width,
        y: rect.minY + 4 + CGFloat(row) * cell.height, width: cell.width * CGFloat(columns),
        height: cell.height)
    }
    func write(_ text: String, _ place: CGRect, _ color: CGColor, bold: Bool = false) {
      let font = NSFont.systemFont(ofSize: 10, weight: bold ? .bold : .regular)
      painter.text(painter.content(text, font, color, alignment: .center), centredIn: place)
    }
    let (year, monthNumber, day) = (parts.year ?? 2001, parts.month ?? 1, parts.day ?? 1)
    write(
      "\(Self.months[(monthNumber - 1) % 12]) \(year)", place(0, 0, columns: 7), painter.ink,
      bold: true)
    for (column, letter) in ["S", "M", "T", "W", "T", "F", "S"].enumerated() {
      write(letter, place(column, 1), NSColor.secondaryLabelColor.cgColor)
    }
    let first = DateComponents(year: year, month: monthNumber, day: 1)
    guard let start = Self.calendar.date(from: first),
      let days = Self.calendar.range(of: .day, in: .month, for: start)
    else { return }
    let shift = Self.calendar.component(.weekday, from: start) - 1
    for number in days {
      let index = number - 1 + shift
      let box = place(index % 7, 2 + index / 7)
      if number == day { painter.fill(box.insetBy(dx: 1, dy: 1), radius: 3, painter.accent) }
      write("\(number)", box, number == day ? painter.inkOnAccent : painter.ink)
    }
  }
}

internal import Foundation

/// The texts of a date picker: one per column of its wheels or per field.
struct DateWords {
  var mode: UIDatePicker.Mode
  var calendar: Calendar
  var minuteInterval = 1

  /// The date drawn if none was set, so that pictures do not change from day to day: 31 January 2025, 9:00,
  /// in the calendar's time zone.
  static func standard(_ calendar: Calendar) -> Date {
    calendar.date(from: DateComponents(year: 2025, month: 1, day: 31, hour: 9))
      ?? Date(timeIntervalSince1970: 0)
  }

  /// The text of each column in the row `steps` below the selected one; negative steps are above.
  func columns(_ date: Date, steps: Int) -> [String] {
    func moved(_ unit: Calendar.Component, by count: Int = 1) -> Date {
      calendar.date(byAdding: unit, value: steps * count, to: date) ?? date
    }
    let clock = [
      hour(moved(.hour)), text("mm", moved(.minute, by: max(1, minuteInterval))),
    ]
    let halves = usesHalfDays ? [half(date, steps)] : []
    switch mode {
    case .time: return clock + halves
    case .date:
      return [text("MMMM", moved(.month)), text("d", moved(.day)), text("y", moved(.year))]
    case .dateAndTime: return [text("EEE MMM d", moved(.day))] + clock + halves
    case .yearAndMonth: return [text("MMMM", moved(.month)), text("y", moved(.year))]
    case .countDownTimer:
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      return [(parts.hour, "h"), (parts.minute, "min")].map { number, unit in
        let value = (number ?? 0) + steps
        return value < 0 ? "" : "\(value) \(unit)"
      }
    }
  }

  /// The texts of a compact picker's fields: the day, the time or both.
  func fields(_ date: Date) -> [String] {
    let time = hour(date) + ":" + text("mm", date) + (usesHalfDays ? " " + half(date, 0) : "")
    switch mode {
    case .time, .countDownTimer: return [time]
    case .date: return [text("MMM d, y", date)]
    case .yearAndMonth: return [text("MMMM y", date)]
    case .dateAndTime: return [text("MMM d, y", date), time]
    }
  }

  /// A date in a format of the calendar's language.
  func text(_ format: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.dateFormat = format
    return formatter.string(from: date)
  }

  /// English unless the calendar has a locale, so that pictures are the same on every machine.
  private var locale: Locale { calendar.locale ?? Locale(identifier: "en_US") }

  private var usesHalfDays: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
  }

  private func hour(_ date: Date) -> String { text(usesHalfDays ? "h" : "HH", date) }

  /// The half of the day; empty for rows beyond its two values.
  private func half(_ date: Date, _ steps: Int) -> String {
    let isLate = calendar.component(.hour, from: date) >= 12
    let symbols = [calendar.amSymbol, calendar.pmSymbol]
    let place = (isLate ? 1 : 0) + steps
    return symbols.indices.contains(place) ? symbols[place] : ""
  }
}

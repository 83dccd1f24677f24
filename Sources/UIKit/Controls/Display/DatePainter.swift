internal import Drawing
internal import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Paints date pickers: wheels, compact fields or a month.
@MainActor struct DatePainter {
  let painter: ControlPainter
  let picker: UIDatePicker

  private var words: DateWords { picker.words }

  /// Paints the picker.
  func draw() {
    switch picker.datePickerStyle {
    case .compact: fields()
    case .inline: month()
    case .automatic, .wheels: wheels()
    }
  }

  private func wheels() {
    let (words, date) = (words, picker.shownDate)
    let arrangement = WheelArrangement(bounds: painter.bounds)
    // A day column shows weekday and month and takes twice the width of a number.
    let shares = words.columns(date, steps: 0).indices.map { column -> CGFloat in
      words.mode == .dateAndTime && column == 0 ? 2 : 1
    }
    WheelPainter(painter: painter).draw(
      arrangement, widths: arrangement.widths(shares: shares), size: 20
    ) { words.columns(date, steps: $0) }
  }

  /// Paints fields of their texts' widths at the trailing end, as the system does.
  private func fields() {
    let color = UIColor.label.withAlphaComponent(painter.isEnabled ? 1 : 0.3).cgColor
    let texts = words.fields(picker.shownDate).map { TextContent.line($0, size: 17, color) }
    let arrangement = DateFieldArrangement(
      bounds: painter.bounds, words: texts.map { $0.layout().size.width },
      isRightToLeft: painter.isRightToLeft)
    for (index, text) in texts.enumerated() {
      let field = arrangement.fields[index]
      let radius = picker.metrics.isGlass ? field.height / 2 : 6
      painter.fill(field, radius: radius, .tertiarySystemFill)
      painter.text(text, across: arrangement.words[index])
    }
  }

  /// Paints the month of the date with the date's day selected.
  private func month() {
    let (words, date) = (words, picker.shownDate)
    let calendar = words.calendar
    let selectedDay = calendar.component(.day, from: date)
    let first = calendar.date(byAdding: .day, value: 1 - selectedDay, to: date) ?? date
    let arrangement = MonthArrangement(
      bounds: painter.bounds,
      firstColumn: (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7,
      isRightToLeft: painter.isRightToLeft)
    painter.text(
      .line(
        words.text("MMMM y", date), size: 17, weight: 0.3, UIColor.label.cgColor,
        alignment: painter.isRightToLeft ? .right : .left),
      across: arrangement.title)
    // The title needs the room of a narrow month.
    for arrow in arrangement.arrows where painter.bounds.width >= 190 {
      painter.line(arrow, width: 2, painter.tint)
    }
    let names =
      arrangement.columnWidth < 36
      ? calendar.veryShortWeekdaySymbols : calendar.shortWeekdaySymbols
    for column in 0..<7 {
      let name = names.isEmpty ? "" : names[(column + calendar.firstWeekday - 1) % names.count]
      painter.text(
        .line(name.uppercased(), size: 11, weight: 0.3, UIColor.tertiaryLabel.cgColor),
        across: arrangement.name(column: column))
    }
    let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    for day in 1...max(1, days) {
      if day == selectedDay {
        let circle = arrangement.circle(day)
        painter.fill(circle, radius: circle.width / 2, painter.tint.withAlphaComponent(0.15))
      }
      painter.text(
        .line("\(day)", size: 18, (day == selectedDay ? painter.tint : .label).cgColor),
        across: arrangement.day(day))
    }
  }
}

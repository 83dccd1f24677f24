import UIKit

/// Settings and a chat.
extension Screen {
  /// A row of settings: icon, title, value and a switch or an arrow, above a line.
  static func setting(_ row: Int) -> (UIView, UILabel) {
    let cell = UIView()
    let icon = Leaf(width: 29, height: 29)
    let (title, value) = (text("Setting \(row)"), text("Value \(row % 7)"))
    let control: UIView = row % 3 == 0 ? UISwitch() : Leaf(width: 8, height: 13)
    let line = Leaf()
    control.translatesAutoresizingMaskIntoConstraints = false
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [icon, title, value, control, line] { cell.addSubview(view) }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(greaterThanOrEqualTo: cell.topAnchor, constant: 11),
      title.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -11),
      title.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      control.leadingAnchor.constraint(equalTo: value.trailingAnchor, constant: 8),
      control.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      control.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      cell.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    return (cell, value)
  }

  /// A message: a bubble at one of both sides, three quarters of the screen wide at most, its text and a time.
  static func message(_ row: Int) -> (UIView, UILabel) {
    let (cell, bubble) = (UIView(), Leaf())
    let (words, time) = (text(sentence(row), lines: 0), text("\(row % 12 + 1):\(row % 50 + 10)"))
    cell.addSubview(bubble)
    for view in [words, time] { bubble.addSubview(view) }
    let side =
      row % 3 == 0
      ? bubble.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -12)
      : bubble.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 12)
    NSLayoutConstraint.activate([
      side,
      bubble.topAnchor.constraint(equalTo: cell.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: cell.widthAnchor, multiplier: 0.75),
      words.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      words.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      words.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      time.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 2),
      time.trailingAnchor.constraint(equalTo: words.trailingAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: words.leadingAnchor),
      time.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -6),
    ])
    return (cell, words)
  }
}

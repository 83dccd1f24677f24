import UIKit

/// A form and a feed.
extension Screen {
  /// A row of a form: a label, a field on its baseline, and a hint below the field that wraps.
  static func field(_ row: Int) -> (UIView, UILabel) {
    let cell = UIView()
    let name = text(["Name", "Street and number", "Town", "Post code"][row % 4])
    let (field, hint) = (UITextField(), text(sentence(row), lines: 0))
    field.borderStyle = .roundedRect
    field.translatesAutoresizingMaskIntoConstraints = false
    field.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    for view in [name, field, hint] { cell.addSubview(view) }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
      hint.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 4),
      hint.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      hint.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      hint.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
    ])
    return (cell, hint)
  }

  /// Lets all labels of a form be as wide as the widest.
  static func alignFields(_ cells: [UIView]) {
    let names = cells.compactMap(\.subviews.first)
    NSLayoutConstraint.activate(
      zip(names.dropFirst(), names).map { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) })
  }

  /// A post of a feed: a picture beside name and time, a text that wraps, a photograph and a row of counters.
  static func post(_ row: Int) -> (UIView, UILabel) {
    let (card, portrait, photo) = (UIView(), Leaf(width: 40, height: 40), Leaf())
    let words = text(sentence(row), lines: 0)
    let names = UIStackView(arrangedSubviews: [text("Author \(row % 13)"), text("\(row) min")])
    names.axis = .vertical
    let counters = UIStackView(
      arrangedSubviews: (1...3).map { text("\(row * $0 % 100)") })
    counters.distribution = .fillEqually
    for view in [names, counters] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [portrait, names, words, photo, counters] { card.addSubview(view) }
    NSLayoutConstraint.activate([
      portrait.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      portrait.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      names.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 8),
      names.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      names.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
      words.leadingAnchor.constraint(equalTo: portrait.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      words.topAnchor.constraint(equalTo: portrait.bottomAnchor, constant: 8),
      photo.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      photo.topAnchor.constraint(equalTo: words.bottomAnchor, constant: 8),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5625),
      counters.leadingAnchor.constraint(equalTo: portrait.leadingAnchor),
      counters.trailingAnchor.constraint(equalTo: words.trailingAnchor),
      counters.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      counters.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
    return (card, words)
  }
}

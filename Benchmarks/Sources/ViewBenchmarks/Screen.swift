import UIKit

/// A screen as programs show it, made of as many rows as asked for, all in one tree.
///
/// Unlike the layouts of ``ViewTree`` it has texts, texts that wrap, stacks and controls, tied as documents tie them.
@MainActor struct Screen {
  /// What is on it.
  enum Kind: String, CaseIterable {
    case settings, chat, form, feed
  }

  /// The topmost view, a phone's size.
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  /// The text in the middle row that a program changes.
  private(set) var label = UILabel()
  private let column = UIStackView()

  /// Makes a screen.
  init(_ kind: Kind, rows: Int) {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    column.axis = .vertical
    root.addSubview(scroll)
    scroll.addSubview(column)
    NSLayoutConstraint.activate(
      Self.edges(of: scroll, in: root)
        + Self.edges(of: column, in: scroll.contentLayoutGuide)
        + [column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)])
    column.spacing = kind == .settings ? 0 : 8
    var labels: [UILabel] = []
    for row in 0..<rows {
      let (view, label) =
        switch kind {
        case .settings: Self.setting(row)
        case .chat: Self.message(row)
        case .form: Self.field(row)
        case .feed: Self.post(row)
        }
      column.addArrangedSubview(view)
      labels.append(label)
    }
    if kind == .form { Self.alignFields(column.arrangedSubviews) }
    if let middle = labels.dropFirst(rows / 2).first { label = middle }
  }

  /// How many views there are.
  var count: Int { Self.count(root) }

  private static func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }

  /// Constraints that let a view fill another one, or a guide.
  private static func edges(of view: UIView, in other: Any) -> [NSLayoutConstraint] {
    [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom].map {
      NSLayoutConstraint(
        item: view, attribute: $0, relatedBy: .equal, toItem: other, attribute: $0, multiplier: 1,
        constant: 0)
    }
  }

  /// A label that may wrap, without a mask.
  static func text(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// A sentence of a few words to a few lines, another one for each number.
  static func sentence(_ number: Int) -> String {
    let words = [
      "the engine", "weaves", "patterns", "of numbers", "as looms", "weave", "flowers", "and",
    ]
    return (0...(number * 7 % 23)).map { words[($0 * 3 + number) % words.count] }
      .joined(separator: " ") + " \(number)."
  }
}

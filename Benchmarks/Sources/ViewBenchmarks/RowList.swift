import UIKit

/// A window of rows, each a view with a picture and a title, that can come, go and move.
@MainActor struct RowList {
  /// How rows are held.
  enum Holder: String, CaseIterable {
    /// Each below the one before, by constraints.
    case chain
    /// By a vertical stack view.
    case stack
  }

  /// What is laid out.
  let root: UIView
  private let holder: Holder
  private let stack = UIStackView()
  private var rows: [UIView] = []
  /// The constraint above each row of a chain.
  private var gaps: [NSLayoutConstraint] = []

  /// How many views there are.
  var count: Int { 1 + 3 * rows.count }
  /// How many rows there are.
  var rowCount: Int { rows.count }

  /// Makes a window with a number of views.
  init(_ holder: Holder, views: Int) {
    self.holder = holder
    root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    if holder == .stack {
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        stack.rightAnchor.constraint(equalTo: root.rightAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    for index in 0..<views / 3 { insert(Self.makeRow(index), at: index) }
  }

  /// A row that is in no window yet.
  static func makeRow(_ number: Int) -> UIView {
    let row = Leaf()
    let (picture, title) = (
      Leaf(width: 29, height: 29), Leaf(width: 40 + 37 * number % 200, height: 20)
    )
    row.addSubview(picture)
    row.addSubview(title)
    NSLayoutConstraint.activate([
      picture.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      picture.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
      title.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      title.rightAnchor.constraint(lessThanOrEqualTo: row.rightAnchor, constant: -16),
    ])
    return row
  }

  /// Puts a row at an index; it is laid out with the next pass.
  mutating func insert(_ row: UIView, at index: Int) {
    rows.insert(row, at: index)
    guard holder == .chain else { return stack.insertArrangedSubview(row, at: index) }
    root.insertSubview(row, at: index)
    NSLayoutConstraint.activate([
      row.leftAnchor.constraint(equalTo: root.leftAnchor),
      row.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    gaps.insert(gap(at: index), at: index)
    gaps[index].isActive = true
    replaceGap(at: index + 1)
  }

  /// Takes a row out.
  mutating func remove(at index: Int) -> UIView {
    let row = rows.remove(at: index)
    row.removeFromSuperview()
    if holder == .chain {
      gaps.remove(at: index)
      replaceGap(at: index)
    }
    return row
  }

  private mutating func replaceGap(at index: Int) {
    guard rows.indices.contains(index), gaps.indices.contains(index) else { return }
    gaps[index].isActive = false
    gaps[index] = gap(at: index)
    gaps[index].isActive = true
  }

  private func gap(at index: Int) -> NSLayoutConstraint {
    let above = index > 0 ? rows[index - 1].bottomAnchor : root.topAnchor
    return rows[index].topAnchor.constraint(equalTo: above)
  }
}

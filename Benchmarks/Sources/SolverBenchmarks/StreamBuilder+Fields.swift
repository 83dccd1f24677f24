/// The layouts that fill an area.
extension StreamBuilder {
  /// Each view one point inside the one before.
  mutating func writeNested(_ root: Int) {
    var outer = root
    for index in stride(from: 1, through: size, by: 1) {
      let view = makeView()
      churnedEqual(left(view), left(outer), 1)
      equal(right(view), right(outer), -1)
      equal(top(view), top(outer), 1)
      equal(bottom(view), bottom(outer), -1)
      if index % 8 == 0 { intrinsicWidth(view, 30 + (13 * index) % 100, 250, 250) }
      outer = view
    }
  }

  /// About √N rows of about √N views, equally wide within a row and equally high in all.
  mutating func writeGrid(_ root: Int) {
    let rows = Int(Double(size).squareRoot())
    var made = 0
    var above: Int?
    let firstOfAll = root + 1
    for row in 0..<rows {
      let columns = (size - made) / (rows - row)
      let first = makeView()
      equal(left(first), left(root), 8)
      if let above {
        churnedEqual(top(first), bottom(above), 8)
        equal(height(first), height(firstOfAll), 0)
      } else {
        churnedEqual(top(first), top(root), 8)
      }
      made += columns
      let last = writeRow(after: first, columns: columns, made: made)
      equal(right(last), right(root), -8)
      above = first
    }
    if let above { equal(bottom(above), bottom(root), -8) }
  }

  /// Writes the columns after a row's first; the row's last view.
  private mutating func writeRow(after first: Int, columns: Int, made: Int) -> Int {
    var previous = first
    for column in stride(from: 1, to: columns, by: 1) {
      let view = makeView()
      equal(left(view), right(previous), 8)
      equal(width(view), width(first), 0)
      equal(top(view), top(first), 0)
      equal(height(view), height(first), 0)
      if column % 4 == 1 { intrinsicWidth(view, 10 + (made + column) % 20, 250, 250) }
      previous = view
    }
    return previous
  }
}

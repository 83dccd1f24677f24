/// The layouts that are a list of rows.
extension StreamBuilder {
  /// A vertical list; the width preferences compete with the two pins.
  mutating func writeChain(_ root: Int) {
    var previous: Int?
    for index in stride(from: 1, through: size, by: 1) {
      let view = makeView()
      churnedEqual(left(view), left(root), 16)
      equal(right(view), right(root), -16)
      if let previous {
        equal(top(view), bottom(previous), 8)
      } else {
        equal(top(view), top(root), 16)
      }
      if index % 2 == 0 {
        equal(height(view), [], 44)
      } else {
        intrinsicWidth(view, 40 + (37 * index) % 300, 250, 750)
        intrinsicHeight(view, 20 + index % 7, 250, 750)
      }
      previous = view
    }
  }

  /// Rows of a label and a field.
  mutating func writeForm(_ root: Int) {
    var firstLabel: Int?
    var previous: Int?
    for index in 0..<(size / 2) {
      let label = makeView()
      let field = makeView()
      if let firstLabel { equal(right(label), right(firstLabel), 0) } else { firstLabel = label }
      write(left(label), 1, left(root), 16)
      write(left(label), 0, left(root), 16, at: 200)
      intrinsicWidth(label, 40 + (29 * index) % 90, 251, 750)
      intrinsicHeight(label, 17, 250, 750)
      churnedEqual(left(field), right(label), 8)
      equal(right(field), right(root), -16)
      write(width(field), 1, [], 100)
      equal(height(field), [], 30)
      if let previous {
        equal(top(field), bottom(previous), 10)
      } else {
        equal(top(field), top(root), 16)
      }
      equal(top(label), top(field), 7)
      previous = field
    }
  }

  /// Cells of a list, with an image, three texts, a badge, a separator, a button and a background.
  mutating func writeCells(_ root: Int) {
    for index in 0..<max(1, size / 8) {
      let cell = makeView()
      equal(left(cell), left(root), 0)
      equal(width(cell), width(root), 0)
      equal(top(cell), top(root), Double(88 * index))
      equal(height(cell), [], 88)
      writeContent(of: cell, index)
    }
  }

  private mutating func writeContent(of cell: Int, _ index: Int) {
    let (image, title, time, subtitle) = (makeView(), makeView(), makeView(), makeView())
    let (badge, separator, button, back) = (makeView(), makeView(), makeView(), makeView())
    equal(width(image), [], 40)
    equal(height(image), [], 40)
    equal(left(image), left(cell), 16)
    equal(centerY(image), centerY(cell), 0)
    churnedEqual(left(title), right(image), 12)
    equal(top(title), top(cell), 12)
    intrinsicWidth(title, 80 + (53 * index) % 220, 250, 750)
    intrinsicHeight(title, 20, 250, 750)
    equal(right(time), right(cell), -16)
    equal(top(time), top(title), 4)
    write(left(time), 1, right(title), 8)
    intrinsicWidth(time, 30 + (17 * index) % 40, 251, 751)
    intrinsicHeight(time, 15, 250, 750)
    equal(left(subtitle), left(title), 0)
    equal(top(subtitle), bottom(title), 4)
    intrinsicWidth(subtitle, 100 + (71 * index) % 260, 250, 749)
    intrinsicHeight(subtitle, 17, 250, 750)
    equal(width(badge), [], 24)
    equal(height(badge), [], 24)
    equal(right(badge), right(cell), -16)
    equal(centerY(badge), centerY(subtitle), 0)
    equal(left(separator), left(title), 0)
    equal(right(separator), right(cell), 0)
    equal(height(separator), [], 1)
    equal(bottom(separator), bottom(cell), 0)
    equal(right(button), left(badge), -8)
    equal(centerY(button), centerY(badge), 0)
    equal(height(button), [], 30)
    write(width(button), 1, [], 44)
    intrinsicWidth(button, 40 + (13 * index) % 50, 250, 750)
    write(right(subtitle), -1, left(button), -8)
    equal(left(back), left(cell), 0)
    equal(right(back), right(cell), 0)
    equal(top(back), top(cell), 0)
    equal(bottom(back), bottom(cell), 0)
  }
}

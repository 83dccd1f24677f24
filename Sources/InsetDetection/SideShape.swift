/// The contact of the marked pixels with the four sides of their rectangle.
struct SideShape {
  /// Whether each side has a straight edge of half its length, which badges do not have.
  private(set) var areAllLong = true
  /// Whether a narrow part extends from a straight edge: the outermost lines have few pixels, the next ones many.
  private(set) var hasProtrusion = false

  /// Creates the shapes at the four sides of a rectangle.
  ///
  /// - Complexity: O(pixels of the rectangle).
  init(_ marks: [Bool], width: Int, box: PixelRect) {
    var rows = [Int](repeating: 0, count: box.height)
    var columns = [Int](repeating: 0, count: box.width)
    for y in 0..<box.height {
      let start = (y + box.top) * width + box.left
      for x in 0..<box.width where marks[start + x] {
        rows[y] += 1
        columns[x] += 1
      }
    }
    measure(rows, across: box.width)
    measure(rows.reversed(), across: box.width)
    measure(columns, across: box.height)
    measure(columns.reversed(), across: box.height)
  }

  private mutating func measure(_ counts: [Int], across: Int) {
    guard let first = counts.first else { return }
    if first * 2 >= across { return }
    areAllLong = false
    for line in stride(from: 4, to: counts.count * 3 / 10, by: 1) {
      let (earlier, before, after) = (counts[line - 4], counts[line - 2], counts[line])
      // Round shapes grow gradually; an extending part ends in a jump.
      let jump = after - before
      if before * 5 <= across * 2, jump * 3 >= across, jump > 2 * (before - earlier) {
        hasProtrusion = true
      }
    }
  }
}

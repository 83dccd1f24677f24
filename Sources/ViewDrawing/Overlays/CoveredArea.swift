internal import Foundation

/// The area of a picture that rectangles cover, in cells.
///
/// - Complexity: O(rectangles + cells) to create, O(1) to ask.
struct CoveredArea {
  /// The maximum number of cells; larger pictures have larger cells.
  private static let maximumCells = 250_000.0

  private let origin: CGPoint
  /// The side of a cell, in points.
  private let cell: CGFloat
  private let columns: Int
  private let rows: Int
  /// The number of covered cells above and left of each corner, row by row.
  private var sums: [Int32]

  /// Creates the area that rectangles cover.
  ///
  /// - Parameter bounds: The rectangle of the picture, which is not empty.
  init(of rects: [CGRect], in bounds: CGRect) {
    origin = bounds.origin
    cell = max(4, (bounds.width * bounds.height / Self.maximumCells).squareRoot())
    columns = max(1, Int((bounds.width / cell).rounded(.up)))
    rows = max(1, Int((bounds.height / cell).rounded(.up)))
    sums = Array(repeating: 0, count: (columns + 1) * (rows + 1))
    let width = columns + 1
    // Each rectangle changes the count at its four corners, and sums of these are the counts of cells.
    for rect in rects {
      let (x, y) = range(rect)
      guard !x.isEmpty, !y.isEmpty else { continue }
      sums[y.lowerBound * width + x.lowerBound] += 1
      sums[y.lowerBound * width + x.upperBound] -= 1
      sums[y.upperBound * width + x.lowerBound] -= 1
      sums[y.upperBound * width + x.upperBound] += 1
    }
    accumulate()
    var covered: [Int32] = Array(repeating: 0, count: sums.count)
    for row in 0..<rows {
      for column in 0..<columns where sums[row * width + column] > 0 {
        covered[(row + 1) * width + column + 1] = 1
      }
    }
    sums = covered
    accumulate()
  }

  /// The number of covered cells that a rectangle touches.
  func amount(in rect: CGRect) -> Int {
    let (x, y) = range(rect)
    let width = columns + 1
    func sum(_ row: Int, _ column: Int) -> Int { Int(sums[row * width + column]) }
    return sum(y.upperBound, x.upperBound) - sum(y.lowerBound, x.upperBound)
      - sum(y.upperBound, x.lowerBound) + sum(y.lowerBound, x.lowerBound)
  }

  private mutating func accumulate() {
    let width = columns + 1
    for row in 0...rows {
      for column in 0...columns {
        let place = row * width + column
        if row > 0 { sums[place] += sums[place - width] }
        if column > 0 { sums[place] += sums[place - 1] }
        if row > 0, column > 0 { sums[place] -= sums[place - width - 1] }
      }
    }
  }

  /// The cells that a rectangle touches.
  private func range(_ rect: CGRect) -> (x: Range<Int>, y: Range<Int>) {
    func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let first = min(max(0, (low / cell).rounded(.down)), CGFloat(count))
      let last = min(max(first, (high / cell).rounded(.up)), CGFloat(count))
      return Int(first)..<Int(last)
    }
    return (
      range(rect.minX - origin.x, rect.maxX - origin.x, columns),
      range(rect.minY - origin.y, rect.maxY - origin.y, rows)
    )
  }
}

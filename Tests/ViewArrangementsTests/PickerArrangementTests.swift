import Foundation
import Testing
import ViewArrangements

/// Where rows, columns, fields and days of pickers are.
struct PickerArrangementTests {
  /// Rows of 32 points around the middle, each 6 in a hundred nearer.
  ///
  /// The first below is at 108 + 32 × 0.94 − 16. Seven fit into 216 points, three into 100, since
  /// 50 + 30.08 + 16 < 101.
  @Test(arguments: [(216, 7), (100, 3), (34, 1), (20, 0)] as [(CGFloat, Int)])
  func rowsFit(height: CGFloat, count: Int) throws {
    let wheels = WheelArrangement(bounds: CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(wheels.rows.count == count)
    #expect(wheels.band == CGRect(x: 9, y: height / 2 - 16, width: 302, height: 32))
    guard count > 1 else { return }
    let next = try #require(wheels.rows.first { $0.step == 1 })
    #expect(abs(next.rect.minY - (height / 2 + 14.08)) < 1e-9)
  }

  /// 50 are stated, and two others share 320 − 50; all of them stand in the middle.
  @Test func wheelsShareTheWidth() {
    let wheels = WheelArrangement(bounds: CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(wheels.widths(stated: [0, 50, 0]) == [135, 50, 135])
    #expect(wheels.widths(shares: [2, 1, 1]) == [160, 80, 80])
    let row = CGRect(x: 0, y: 92, width: 320, height: 32)
    let cells = WheelArrangement.cells(in: row, widths: [50, 70])
    #expect(cells.map(\.minX) == [100, 150])
    #expect(cells.allSatisfy { $0.minY == 92 && $0.height == 32 })
  }

  /// Words of 60 and 40 with 11 on each side and 6 between: 82 + 6 + 62 = 150 at the end of 194.
  @Test(
    arguments: [(194, false, [44, 132]), (194, true, [0, 88]), (75, false, [0, 44])]
      as [(CGFloat, Bool, [CGFloat])])
  func fieldsStandAtTheEnd(width: CGFloat, isRightToLeft: Bool, starts: [CGFloat]) {
    let bounds = CGRect(x: 0, y: 0, width: width, height: 34)
    let fields = DateFieldArrangement(
      bounds: bounds, words: [60, 40], isRightToLeft: isRightToLeft)
    #expect(fields.fields.map(\.minX) == starts)
    // Half as much room makes everything half as wide.
    let scale: CGFloat = width == 75 ? 0.5 : 1
    #expect(fields.fields.map(\.width) == [82 * scale, 62 * scale])
    #expect(fields.words.map(\.width) == [82 * scale - 8, 62 * scale - 8])
  }

  /// Cells of 40 × 40; the month begins in the fourth column, so that the fifth day begins a row and the 31st is 4 × 7 + 5
  /// after the first place.
  @Test(
    arguments: [(1, 120, 80), (4, 240, 80), (5, 0, 120), (31, 200, 240)]
      as [(Int, CGFloat, CGFloat)])
  func daysStandInWeeks(day: Int, x: CGFloat, y: CGFloat) {
    let month = MonthArrangement(
      bounds: CGRect(x: 0, y: 0, width: 280, height: 320), firstColumn: 3)
    #expect(month.day(day) == CGRect(x: x, y: y, width: 40, height: 40))
    #expect(month.circle(day) == month.day(day))
    #expect(month.title == CGRect(x: 12, y: 0, width: 280, height: 40))
    #expect(month.name(column: 6) == CGRect(x: 240, y: 40, width: 40, height: 40))
  }
}

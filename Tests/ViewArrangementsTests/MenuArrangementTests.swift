import Foundation
import LayoutGeometry
import TestSupport
import Testing
import ViewArrangements

/// Places of open menus: below their source where there is room, else above; always inside of their room.
struct MenuArrangementTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var source: CGRect
    var height: CGFloat = 200
    var covers = false
    var isTurned = false
    var isAbove = false
    var expected: CGRect
    var testDescription: String { "\(source), \(height)\(covers ? ", covers" : "")" }
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: w, height: h)
  }

  static let places = [
    Place(source: rect(20, 100, 80, 40), expected: rect(20, 148, 250, 200)),
    Place(source: rect(20, 100, 80, 40), covers: true, expected: rect(20, 100, 250, 200)),
    Place(source: rect(300, 100, 80, 40), expected: rect(130, 148, 250, 200)),
    Place(source: rect(300, 700, 80, 40), isAbove: true, expected: rect(130, 492, 250, 200)),
    Place(
      source: rect(300, 700, 80, 40), covers: true, isAbove: true,
      expected: rect(130, 540, 250, 200)),
    // Kept inside of the margins.
    Place(source: rect(0, 100, 40, 40), expected: rect(8, 148, 250, 200)),
    Place(source: rect(370, 0, 20, 40), expected: rect(132, 58, 250, 200)),
    // The leading edge decides for what is as wide as the room.
    Place(source: rect(0, 100, 390, 44), expected: rect(8, 152, 250, 200)),
    Place(source: rect(0, 100, 390, 44), isTurned: true, expected: rect(132, 152, 250, 200)),
    // There is room on neither side: the menu lies over its source.
    Place(source: rect(0, 0, 390, 844), expected: rect(8, 602, 250, 200)),
    Place(
      source: rect(20, 400, 80, 40), height: 900, expected: rect(20, 58, 250, 744)),
  ]

  @Test(arguments: places) func aMenuIsBesideItsSource(place: Place) {
    let arrangement = MenuArrangement(
      container: Self.rect(0, 0, 390, 844),
      safeArea: ViewInsets(top: 50, left: 0, bottom: 34, right: 0), source: place.source,
      covers: place.covers, isRightToLeft: place.isTurned)
    #expect(arrangement.isAbove(height: place.height) == place.isAbove)
    #expect(arrangement.frame(height: place.height) == place.expected)
  }
}

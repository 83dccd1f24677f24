import Foundation
import LayoutGeometry
import Testing
import ViewArrangements

/// Where things stand in bars: 16 points free at the ends, 8 between buttons, 12 between things in a line.
struct BarItemArrangementTests {
  typealias Item = BarItemArrangement.Item
  static let row = CGRect(x: 16, y: 0, width: 368, height: 44)
  static func text(_ width: CGFloat) -> Item { .text(CGSize(width: width, height: 20)) }
  static func view(_ width: CGFloat) -> Item { .view(CGSize(width: width, height: 60)) }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var leading: [Item] = []
    var trailing: [Item] = []
    var title: CGFloat = 0
    /// Left edges and widths; a title without width has no place.
    var leadingPlaces: [[CGFloat]] = []
    var trailingPlaces: [[CGFloat]] = []
    var titlePlace: [CGFloat]
  }

  static let cases: [Case] = [
    // The middle of the row is 200.
    Case(testDescription: "a title alone", title: 100, titlePlace: [150, 100]),
    Case(testDescription: "a long title", title: 500, titlePlace: [16, 368]),
    Case(
      testDescription: "buttons at both ends", leading: [text(30), view(40)],
      trailing: [text(20), text(50)], title: 100,
      leadingPlaces: [[16, 30], [54, 40]], trailingPlaces: [[364, 20], [306, 50]],
      titlePlace: [150, 100]),
    // The buttons end at 16 + 200 + 8 = 224.
    Case(
      testDescription: "a title that gives way", leading: [text(200)], title: 100,
      leadingPlaces: [[16, 200]], titlePlace: [224, 100]),
    // Up to the other button, 384 − 60 − 8 = 316; no title fits.
    Case(
      testDescription: "a text that is cut", leading: [text(500)], trailing: [text(60)], title: 100,
      leadingPlaces: [[16, 300]], trailingPlaces: [[324, 60]], titlePlace: [316, 0]),
    // Each end has half of the row: 184 and, after 8, 176.
    Case(
      testDescription: "two texts that are cut", leading: [text(500)], trailing: [text(500)],
      leadingPlaces: [[16, 184]], trailingPlaces: [[208, 176]], titlePlace: [200, 0]),
    Case(
      testDescription: "views are not cut", leading: [view(500)], leadingPlaces: [[16, 500]],
      titlePlace: [376, 0]),
    Case(
      testDescription: "spaces take no room", leading: [.space, text(30)],
      leadingPlaces: [[16, 0], [16, 30]], titlePlace: [200, 0]),
  ]

  @Test(arguments: cases) func aTitleStandsBetweenButtons(_ row: Case) {
    let bar = BarItemArrangement(
      row: Self.row, leading: row.leading, trailing: row.trailing,
      title: CGSize(width: row.title, height: 20))
    func places(_ rects: [CGRect]) -> [[CGFloat]] { rects.map { [$0.minX, $0.width] } }
    #expect(places(bar.leading) == row.leadingPlaces)
    #expect(places(bar.trailing) == row.trailingPlaces)
    #expect(bar.title.width == row.titlePlace[1])
    if bar.title.width > 0 { #expect(bar.title.minX == row.titlePlace[0]) }
    // Texts of 20 points in the middle of 44; the row's height limits that of views.
    for (item, rect) in zip(row.leading + row.trailing, bar.leading + bar.trailing) {
      switch item {
      case .text: #expect(rect.minY == 12 && rect.height == 20)
      case .view, .sign: #expect(rect.minY == 0 && rect.height == 44)
      case .space: #expect(rect.isEmpty)
      }
    }
  }

  /// What is left of 368 − 100 − 50 − 2 × 12 = 194 goes to the space; texts have a point more.
  @Test func spacesGrowInALine() throws {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 50)
    let places = BarItemArrangement.line(of: [Self.text(100), .space, Self.view(50)], in: bounds)
    #expect(places.count == 3 && places[1] == nil)
    #expect(places[0] == CGRect(x: 16, y: 0, width: 101, height: 44))
    #expect(places[2] == CGRect(x: 334, y: 0, width: 50, height: 44))
  }

  /// What begins beyond the end, at 16 + 300 + 12 + 100 + 12 = 440, is not placed; the text before is cut.
  @Test func aLineEnds() {
    let bounds = CGRect(x: 0, y: 0, width: 400, height: 44)
    let places = BarItemArrangement.line(
      of: [Self.text(300), Self.text(100), Self.text(10)], in: bounds)
    #expect(places.map { $0?.minX } == [16, 328, nil])
    #expect(places[1]?.width == 56)
  }

  @Test func tabsShareABar() throws {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 83)
    let tabs = BarItemArrangement.tabs(2, in: bounds, height: 49)
    #expect(tabs == [0, 160].map { CGRect(x: $0, y: 0, width: 160, height: 49) })
    let last = try #require(tabs.last)
    #expect(
      BarItemArrangement.iconFrame(ofTab: last) == CGRect(x: 228, y: 6, width: 24, height: 24))
    #expect(
      BarItemArrangement.titleFrame(ofTab: last) == CGRect(x: 162, y: 33, width: 156, height: 13))
    #expect(BarItemArrangement.tabs(0, in: bounds, height: 49).isEmpty)
  }

  /// 44 points for buttons, 52 for a large title and 52 for a search; too low a bar has no large title.
  @Test(
    arguments: [
      (44, 0, false, 44, nil), (96, 0, true, 44, 44), (96, 0, false, 96, nil),
      (54, 0, true, 54, nil),
      (148, 52, true, 44, 44), (96, 52, false, 44, nil),
    ] as [(CGFloat, CGFloat, Bool, CGFloat, CGFloat?)])
  func rowsOfANavigationBar(
    height: CGFloat, search: CGFloat, isLarge: Bool, buttons: CGFloat, title: CGFloat?
  ) {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: height)
    let rows = NavigationRows(bounds: bounds, searchHeight: search, hasLargeTitle: isLarge)
    #expect(rows.buttons == CGRect(x: 16, y: 0, width: 288, height: buttons))
    #expect(rows.largeTitle == title.map { CGRect(x: 16, y: $0, width: 288, height: 52) })
    #expect(rows.search == CGRect(x: 0, y: height - search, width: 320, height: search))
  }

  /// A bar of 44 points under a status bar of 59, and one above a home indicator of 34.
  @Test(
    arguments: [(59, false, -59, 103, 43), (60, false, 0, 44, 43), (774, true, 0, 78, 0)]
      as [(CGFloat, Bool, CGFloat, CGFloat, CGFloat)])
  func groundsReachTheEdge(
    y: CGFloat, isContentAbove: Bool, top: CGFloat, height: CGFloat, line: CGFloat
  ) {
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let bar = CGRect(x: 0, y: y, width: 393, height: 44)
    let background = BarBackground(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 44), frame: bar,
      in: (screen, ViewInsets(top: 59, left: 0, bottom: 34, right: 0)),
      isContentAbove: isContentAbove)
    #expect(background.rect == CGRect(x: 0, y: top, width: 393, height: height))
    #expect(background.line(thickness: 1) == CGRect(x: 0, y: line, width: 393, height: 1))
    let outer = isContentAbove ? line - 2 : line + 1
    #expect(background.outerLine(height: 2) == CGRect(x: 0, y: outer, width: 393, height: 2))
  }

  /// A field 8 points from both ends, 36 high; a button of 53 with 8 before it leaves 304 − 61 = 243.
  @Test(
    arguments: [(nil, false, 8, 304), (53, false, 8, 243), (53, true, 69, 243)]
      as [(CGFloat?, Bool, CGFloat, CGFloat)])
  func aSearchFieldLeavesRoom(
    cancel: CGFloat?, isRightToLeft: Bool, x: CGFloat, width: CGFloat
  ) {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 56)
    let bar = SearchBarArrangement(bounds: bounds, cancel: cancel, isRightToLeft: isRightToLeft)
    #expect(bar.field == CGRect(x: x, y: 10, width: width, height: 36))
    // The glass and its handle of 3 points are at the leading end.
    let sign = isRightToLeft ? x + width - 24 : x + 9
    #expect(bar.glass == CGRect(x: sign, y: 20.5, width: 12, height: 12))
    // From 30 behind the leading end to 9 before the other one.
    let (low, high): (CGFloat, CGFloat) = isRightToLeft ? (9, 30) : (30, 9)
    #expect(bar.text.minX == x + low && bar.text.maxX == x + width - high)
    guard cancel != nil else { return }
    // 320 − 251 after the field, or 69 before it.
    #expect(bar.cancel.width == 69)
    #expect(bar.cancel.minX == (isRightToLeft ? 0 : 251))
  }
}

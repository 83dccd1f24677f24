import Foundation
import LayoutGeometry
import Testing
import ViewArrangements

/// Where texts are in labels, fields and text views, and what cells, sections and screens show around them.
struct TextArrangementTests {
  /// A text of 50 × 20 in 200 × 44; endless bounds have no sides.
  @Test(
    arguments: [(.left, 10), (.middle, 85), (.right, 160)]
      as [(LabelArrangement.Side, CGFloat)])
  func textStandsAtASide(side: LabelArrangement.Side, x: CGFloat) {
    let size = CGSize(width: 50, height: 20)
    let bounds = CGRect(x: 10, y: 5, width: 200, height: 44)
    #expect(
      LabelArrangement.text(size, in: bounds, at: side)
        == CGRect(x: x, y: 17, width: 50, height: 20))
    let endless = LabelArrangement.bounds(width: nil)
    #expect(
      LabelArrangement.text(size, in: endless, at: side) == CGRect(origin: .zero, size: size))
    #expect(LabelArrangement.lineWidth(in: endless) == nil)
    #expect(LabelArrangement.lineWidth(in: LabelArrangement.bounds(width: 30)) == 30)
  }

  @Test func linesStandInTheMiddle() {
    let rect = CGRect(x: 10, y: 5, width: 200, height: 44)
    #expect(
      LabelArrangement.lines(height: 20, in: rect, scale: 2)
        == CGRect(x: 10, y: 17, width: 200, height: 20))
    // Lines that are too high begin at the top and are cut off below.
    #expect(LabelArrangement.lines(height: 60, in: rect, scale: 2) == rect)
    #expect(LabelArrangement.lines(height: 20, in: rect, from: 8, scale: 2).minY == 8)
  }

  /// The height of a line of the system font, and the top in 100 points at two pixels a point (recorded baselines).
  @Test(
    arguments: [(20.2878, 40), (22.6746, 38.5), (27.4482, 36.5), (39.3822, 30.5)]
      as [(CGFloat, CGFloat)])
  func linesBeginAtAPixel(_ height: CGFloat, _ top: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(LabelArrangement.lines(height: height, in: rect, scale: 2).minY == top)
  }

  /// 7 points from the border at the sides; a button of 19, 5 from the edge: 200 − 24 = 176.
  @Test(
    arguments: [
      (false, nil, false, 0, 200), (true, nil, false, 7, 193), (true, 4, false, 7, 193),
      (true, 20, false, 20, 193), (true, 20, true, 20, 176), (false, 300, false, 300, 300),
    ] as [(Bool, CGFloat?, Bool, CGFloat, CGFloat)])
  func textStandsBetweenWhatIsBeside(
    hasBorder: Bool, left: CGFloat?, hasButton: Bool, low: CGFloat, high: CGFloat
  ) {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    let field = FieldArrangement(bounds: bounds, hasBorder: hasBorder)
    let view = left.map { field.leftView(CGSize(width: $0, height: 10)) }
    let text = field.text(after: view, before: hasButton ? field.clearButton : nil)
    #expect(text.minX == low && text.maxX == high)
    #expect(text.minY == (hasBorder ? 2 : 0))
    #expect(field.clearButton == CGRect(x: 176, y: 7.5, width: 19, height: 19))
    #expect(
      field.rightView(CGSize(width: 20, height: 10)) == CGRect(x: 180, y: 12, width: 20, height: 10)
    )
  }

  /// A circle 2 points inside the button; arms of a fifth of its width, 3 of 15.
  @Test func theSignThatEmptiesAField() {
    let sign = FieldArrangement.clearSign(in: CGRect(x: 0, y: 0, width: 19, height: 19))
    #expect(sign.circle == CGRect(x: 2, y: 2, width: 15, height: 15))
    #expect(
      sign.cross == [
        [CGPoint(x: 6.5, y: 6.5), CGPoint(x: 12.5, y: 12.5)],
        [CGPoint(x: 6.5, y: 12.5), CGPoint(x: 12.5, y: 6.5)],
      ])
  }

  /// Apple's own room: 8 above and below, 5 at the ends of lines.
  @Test func linesOfATextView() {
    let view = TextViewArrangement(
      size: CGSize(width: 100, height: 80),
      insets: ViewInsets(top: 8, left: 0, bottom: 8, right: 0), padding: 5)
    #expect(view.totalPadding == CGSize(width: 10, height: 16))
    #expect(view.lines == CGRect(x: 5, y: 8, width: 90, height: 80))
    // The last of 60 points of lines begins at 8 + 60 − 14.
    #expect(view.lastLine(14, of: 60) == CGRect(x: 0, y: 54, width: 1, height: 14))
  }

  @Test func ornamentsOfACell() {
    let cell = CellOrnaments(bounds: CGRect(x: 0, y: 0, width: 320, height: 44))
    let insets = ViewInsets(top: 0, left: 16, bottom: 0, right: 4)
    #expect(
      cell.separator(thickness: 0.5, insets: insets)
        == CGRect(x: 16, y: 43.5, width: 300, height: 0.5))
    #expect(cell.radius == 10)
    #expect(cell.square(isRoundAbove: true) == CGRect(x: 0, y: 22, width: 320, height: 22))
    #expect(cell.square(isRoundAbove: false) == CGRect(x: 0, y: 0, width: 320, height: 22))
    // Signs stand around 20 points from the edge, a button for details 16 before the angle.
    #expect(cell.disclosure.map(\.x) == [297, 303, 297])
    #expect(cell.checkmark.map(\.y) == [22, 27, 16])
    #expect(
      cell.detail(isBeforeDisclosure: false) == CGRect(x: 283, y: 11, width: 22, height: 22))
    #expect(cell.detail(isBeforeDisclosure: true).minX == 267)
  }

  /// 8 points between cells and small texts; a band of 28 above.
  @Test func titlesOfASection() {
    let section = SectionTitleArrangement(
      cells: CGRect(x: 16, y: 100, width: 288, height: 88), margin: 20)
    #expect(section.textWidth == 248)
    #expect(section.above(height: 15) == CGRect(x: 36, y: 77, width: 248, height: 15))
    #expect(section.below(height: 15) == CGRect(x: 36, y: 196, width: 248, height: 15))
    #expect(section.band(width: 320) == CGRect(x: 0, y: 72, width: 320, height: 28))
    #expect(section.bandText(width: 320) == CGRect(x: 20, y: 72, width: 280, height: 28))
  }

  @Test func whatTheSystemShowsOnAScreen() {
    let screen = ScreenArrangement(size: CGSize(width: 393, height: 852))
    #expect(screen.statusBar(height: 59) == CGRect(x: 0, y: 0, width: 393, height: 59))
    #expect(screen.statusBar(height: 0).width == 0)
    #expect(
      screen.keyboard(height: 300, otherHeight: 0) == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(
      screen.keyboard(height: 0, otherHeight: 300) == CGRect(x: 0, y: 852, width: 393, height: 300))
    // (393 − 270) / 2 = 61.5 begins at 61; a sheet leaves 8 at its sides and the home indicator's 34.
    #expect(
      screen.alert(height: 100, isSheet: false, covered: 34)
        == CGRect(x: 61, y: 376, width: 270, height: 100))
    #expect(
      screen.alert(height: 100, isSheet: true, covered: 34)
        == CGRect(x: 8, y: 718, width: 377, height: 100))
  }

  @Test(
    arguments: [(false, [0, 100], 200), (true, [200, 100], 0)] as [(Bool, [CGFloat], CGFloat)])
  func columnsStandBesideEachOther(isRightToLeft: Bool, starts: [CGFloat], rest: CGFloat) {
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 40)
    let places = ColumnArrangement.columns(
      [100, 100], in: bounds, isRightToLeft: isRightToLeft)
    #expect(places.columns.map(\.minX) == starts)
    #expect(places.rest == CGRect(x: rest, y: 0, width: 100, height: 40))
    #expect(ColumnArrangement.columns([500], in: bounds).columns == [bounds])
  }

  /// Two texts of 20 and 15 with 3 between them, and the sign of a button: 22 points at most, a point inside.
  @Test func linesAndSignsOfAButton() {
    let rect = CGRect(x: 4, y: 10, width: 50, height: 38)
    #expect(
      ButtonArrangement.lines(of: [20, 15], in: rect, padding: 3) == [
        CGRect(x: 4, y: 10, width: 50, height: 20), CGRect(x: 4, y: 33, width: 50, height: 15),
      ])
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(ButtonArrangement.glyphFrame(in: bounds) == CGRect(x: 10, y: 5, width: 20, height: 20))
  }
}

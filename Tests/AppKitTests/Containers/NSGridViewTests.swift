import AppKit
import Testing

/// Grids in fixed rectangles; frames follow by hand from `Rules/Stacks.md#rows-and-columns-of-a-grid`.
@MainActor struct NSGridViewTests {
  typealias Box = NSStackViewTests

  /// Lays a grid out at the upper left corner of a root; its size is its own unless given.
  static func layOut(_ grid: NSGridView, size: NSSize? = nil) {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
    root.addFree(grid)
    NSLayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      grid.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if let size {
      grid.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      grid.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
    root.layoutSubtreeIfNeeded()
  }

  @Test func defaults() {
    let grid = NSGridView(numberOfColumns: 2, rows: 3)
    #expect(grid.rowSpacing == 6)
    #expect(grid.columnSpacing == 6)
    #expect(grid.xPlacement == .leading)
    #expect(grid.yPlacement == .top)
    #expect(grid.rowAlignment == .none)
    #expect(grid.numberOfColumns == 2)
    #expect(grid.numberOfRows == 3)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 2).contentView == nil)
    #expect(grid.column(at: 0).width == NSGridView.sizedForContent)
  }

  /// 5.1, 5.2 and 5.7: columns 50 and 80 wide, rows 20 and 30 high, 6 apart; contents at the upper left.
  @Test func tracksAreAsLongAsTheirContents() {
    let views = [
      [Box.box(50, 20), Box.box(30, 10)], [Box.box(20, 30), Box.box(80, 12)],
    ]
    let grid = NSGridView(views: views)
    Self.layOut(grid)
    #expect(grid.frame.size == NSSize(width: 136, height: 56))
    #expect(views[0][0].frame == NSRect(x: 0, y: 36, width: 50, height: 20))
    #expect(views[0][1].frame == NSRect(x: 56, y: 46, width: 30, height: 10))
    #expect(views[1][0].frame == NSRect(x: 0, y: 0, width: 20, height: 30))
    #expect(views[1][1].frame == NSRect(x: 56, y: 18, width: 80, height: 12))
  }

  struct Placed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var x: NSGridCell.Placement
    var y: NSGridCell.Placement
    var frame: NSRect
  }
  nonisolated static let placements = [
    Placed(
      testDescription: "leading, top", x: .leading, y: .top,
      frame: NSRect(x: 0, y: 80, width: 40, height: 20)),
    Placed(
      testDescription: "trailing, bottom", x: .trailing, y: .bottom,
      frame: NSRect(x: 60, y: 0, width: 40, height: 20)),
    Placed(
      testDescription: "center", x: .center, y: .center,
      frame: NSRect(x: 30, y: 40, width: 40, height: 20)),
    Placed(
      testDescription: "fill", x: .fill, y: .fill,
      frame: NSRect(x: 0, y: 0, width: 100, height: 100)),
  ]

  /// What the cell says beats its row or column, which beats the grid (`Rules/Stacks.md#placement-in-a-grid`).
  @Test(arguments: placements, [0, 1, 2])
  func contentsStandWhereTheInnermostSays(_ placed: Placed, level: Int) {
    let view = Box.box(40, 20)
    let grid = NSGridView(views: [[view]])
    switch level {
    case 0: (grid.xPlacement, grid.yPlacement) = (placed.x, placed.y)
    case 1:
      grid.column(at: 0).xPlacement = placed.x
      grid.row(at: 0).yPlacement = placed.y
    default:
      grid.row(at: 0).yPlacement = .top
      grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = placed.x
      grid.cell(atColumnIndex: 0, rowIndex: 0).yPlacement = placed.y
    }
    Self.layOut(grid, size: NSSize(width: 100, height: 100))
    #expect(view.frame == placed.frame)
  }

  /// Lengths and paddings; negative ones let contents overlap (`Rules/Stacks.md#rows-and-columns-of-a-grid`).
  @Test func tracksHavePaddingsAndLengths() {
    let views = [[Box.box(50, 20), Box.box(30, 10)]]
    let grid = NSGridView(views: views)
    grid.column(at: 0).width = 70
    grid.column(at: 0).leadingPadding = 5
    grid.column(at: 0).trailingPadding = -10
    grid.row(at: 0).topPadding = 3
    grid.row(at: 0).bottomPadding = 4
    Self.layOut(grid)
    // 5 + 70 − 10 + 6 is where the second column begins; 3 + 20 + 4 high.
    #expect(views[0][1].frame.minX == 71)
    #expect(grid.frame.size == NSSize(width: 101, height: 27))
    #expect(views[0][0].frame.minY == 4)
  }

  /// Hidden tracks take neither room nor spacing: 10 + 6 + 30 (`Rules/Stacks.md#rows-and-columns-of-a-grid`).
  @Test func hiddenTracksTakeNoRoom() {
    let views = (0..<3).map { [Box.box(50, CGFloat(10 * ($0 + 1)))] }
    let grid = NSGridView(views: views)
    grid.row(at: 1).isHidden = true
    Self.layOut(grid)
    #expect(grid.frame.height == 46)
  }

  /// A merged content spans its columns and has no part in the width of a single one (`Rules/Stacks.md#rows-and-columns-of-a-grid`).
  @Test func mergedContentsSpanTheirCells() {
    let wide = Box.box(200, 20)
    let grid = NSGridView(views: [[wide], [Box.box(50, 20), Box.box(60, 20)]])
    grid.column(at: 0).xPlacement = .leading
    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 2),
      verticalRange: NSRange(location: 0, length: 1))
    grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = .fill
    Self.layOut(grid)
    #expect(wide.frame.width == 200)
    #expect(grid.frame.width == 200)
  }

  /// Cells of a row share a baseline, 15 and 8 below their tops (`Rules/Stacks.md#placement-in-a-grid`).
  @Test func rowsShareBaselines() {
    let views = [Box.box(50, 20), Box.box(50, 10)]
    views[0].baselines = (15, 5)
    views[1].baselines = (8, 2)
    let grid = NSGridView(views: [views])
    grid.rowAlignment = .firstBaseline
    grid.yPlacement = .top
    Self.layOut(grid)
    #expect(views[0].frame.maxY - views[1].frame.maxY == 7)
  }

  /// Filling gives way to a baseline that is shared, and stays where a cell is alone in its row (`Rules/Stacks.md#placement-in-a-grid`).
  ///
  /// Stored frames: labels of 16 points beside fields of 22 in rows that fill.
  @Test func alignedRowsDoNotFill() {
    let views = [Box.box(50, 22), Box.box(50, 16), Box.box(50, 16)]
    views[0].baselines = (15, 7)
    views[1].baselines = (13, 3)
    let grid = NSGridView(views: [[views[0], views[1]], [views[2]]])
    grid.rowAlignment = .firstBaseline
    grid.yPlacement = .fill
    grid.row(at: 1).height = 40
    Self.layOut(grid)
    #expect(views[0].frame.height == 22 && views[1].frame.height == 16)
    #expect(views[0].frame.maxY - views[1].frame.maxY == 2)
    #expect(views[2].frame.height == 40)
  }

  @Test func rowsAndColumnsComeAndGo() {
    let views = (0..<4).map { _ in Box.box(10, 10) }
    let grid = NSGridView(views: [[views[0], views[1]], [views[2], views[3]]])
    #expect(grid.cell(for: views[3])?.row === grid.row(at: 1))
    grid.moveRow(at: 0, to: 1)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView === views[2])
    grid.removeColumn(at: 0)
    #expect(views[2].superview == nil)
    #expect(grid.numberOfColumns == 1)
    views[1].removeFromSuperview()
    #expect(grid.cell(for: views[1]) == nil)
    grid.addColumn(with: [views[1], NSGridCell.emptyContentView])
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView === views[1])
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 1).contentView == nil)
  }
}

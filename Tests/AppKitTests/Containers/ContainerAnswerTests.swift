import AppKit
import TestSupport
import Testing

/// Rows and columns of grids that move, and what scroll, split and table views keep.
@MainActor struct ContainerAnswerTests {
  /// Columns of 50 and 80 points, rows of 20 and 30, 6 apart, as in `NSGridViewTests`.
  private static func grid() -> (grid: NSGridView, views: [[NSView]]) {
    let views = [
      [NSStackViewTests.box(50, 20), NSStackViewTests.box(30, 10)],
      [NSStackViewTests.box(20, 30), NSStackViewTests.box(80, 12)],
    ]
    return (NSGridView(views: views), views)
  }

  /// Source: Apple, "NSGridView.removeRow(at:)"; the rest has the size of what is left.
  @Test func aRowIsRemovedWithItsViews() {
    let (grid, views) = Self.grid()
    grid.removeRow(at: 0)
    NSGridViewTests.layOut(grid)
    #expect(grid.numberOfRows == 1 && grid.numberOfColumns == 2)
    #expect(views[0].allSatisfy { $0.superview == nil && grid.cell(for: $0) == nil })
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView === views[1][1])
    // 20 and 80 wide with a distance of 6; 30 high.
    #expect(grid.frame.size == NSSize(width: 106, height: 30))
  }

  @Test func aColumnMovesWithItsViews() {
    let (grid, views) = Self.grid()
    let second = grid.column(at: 1)
    grid.moveColumn(at: 0, to: 1)
    NSGridViewTests.layOut(grid)
    #expect(grid.column(at: 0) === second)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView === views[1][1])
    #expect(grid.frame.size == NSSize(width: 136, height: 56))
    #expect(views[0][1].frame.minX == 0 && views[0][0].frame.minX == 86)
  }

  /// Source: Apple, "NSScrollView": a scroller is made when there is to be one, and stays when it is not shown.
  @Test func scrollersAreMadeWhenTheyAreAskedFor() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    let visible = scroll.contentView.frame
    #expect(!scroll.hasHorizontalScroller && !scroll.hasVerticalScroller)
    #expect(scroll.horizontalScroller == nil && scroll.verticalScroller == nil)
    let own = NSScroller()
    scroll.verticalScroller = own
    scroll.hasVerticalScroller = true
    scroll.hasHorizontalScroller = true
    let made = scroll.horizontalScroller
    #expect(made != nil && scroll.verticalScroller === own)
    scroll.hasHorizontalScroller = false
    #expect(scroll.horizontalScroller === made)
    #expect(
      KeptProperty.lapses(
        in: scroll,
        [
          KeptProperty(\.autohidesScrollers, default: false, other: true),
          KeptProperty(\.automaticallyAdjustsContentInsets, default: true, other: false),
        ]) == [])
    #expect(scroll.scrollerInsets.top == 0)
    scroll.scrollerInsets = NSEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
    #expect(scroll.scrollerInsets.top == 3)
    // Bars lie over the content and take no room.
    scroll.tile()
    #expect(scroll.contentView.frame == visible && NSScroller.preferredScrollerStyle == .overlay)
  }

  /// The border goes around the visible part: a point a side for a line, two for a groove.
  @Test(
    arguments: [(.noBorder, 0), (.lineBorder, 2), (.bezelBorder, 2), (.grooveBorder, 4)]
      as [(NSBorderType, CGFloat)])
  func sizesAroundAVisiblePart(border: NSBorderType, more: CGFloat) {
    let size = NSScrollView.frameSize(
      forContentSize: NSSize(width: 100, height: 60), horizontalScrollerClass: NSScroller.self,
      verticalScrollerClass: nil, borderType: border, controlSize: .regular, scrollerStyle: .overlay
    )
    #expect(size == NSSize(width: 100 + more, height: 60 + more))
    let scroll = NSScrollView(frame: NSRect(origin: .zero, size: size))
    scroll.borderType = border
    #expect(scroll.contentSize == NSSize(width: 100, height: 60))
  }

  @Test func namesOfSplitViewsAreKept() {
    let split = SplitAndScrollTests.split([100, 200])
    #expect(
      KeptProperty.lapses(in: split, [KeptProperty(\.autosaveName, default: nil, other: "Panes")])
        == [])
    split.adjustSubviews()
    #expect(split.subviews.map(\.frame.width) == [100, 200])
  }

  /// Source: Apple, "NSTableView.GridLineStyle".
  @Test func linesOfTablesHaveApplesBits() {
    let lines: [NSTableView.GridLineStyle] = [
      .solidVerticalGridLineMask, .solidHorizontalGridLineMask, .dashedHorizontalGridLineMask,
    ]
    #expect(lines.map(\.rawValue) == [1, 2, 8])
  }
}

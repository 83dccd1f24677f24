import AppKit
import Testing

/// Split and scroll views; lengths follow by hand.
@MainActor struct SplitAndScrollTests {
  static func split(_ lengths: [CGFloat], vertical: Bool = true) -> NSSplitView {
    let split = NSSplitView(frame: .zero)
    split.dividerStyle = .thin
    split.isVertical = vertical
    let whole = lengths.reduce(0, +) + CGFloat(lengths.count - 1)
    split.frame =
      vertical
      ? NSRect(x: 0, y: 0, width: whole, height: 50) : NSRect(x: 0, y: 0, width: 50, height: whole)
    for length in lengths {
      split.addSubview(
        NSView(
          frame: vertical
            ? NSRect(x: 0, y: 0, width: length, height: 50)
            : NSRect(x: 0, y: 0, width: 50, height: length)))
    }
    split.adjustSubviews()
    return split
  }

  /// 100 and 200 with a line between grow by 30: a third and two thirds of it.
  @Test func panesShareTheChangeInProportion() {
    let split = Self.split([100, 200])
    #expect(split.subviews.map(\.frame.minX) == [0, 101])
    split.frame.size.width += 30
    #expect(split.subviews.map(\.frame.width) == [110, 220])
    #expect(split.subviews[1].frame.maxX == 331)
  }

  @Test func whoHoldsLeastTakesTheChange() {
    let split = Self.split([100, 200])
    split.setHoldingPriority(.init(251), forSubviewAt: 0)
    split.frame.size.width -= 50
    #expect(split.subviews.map(\.frame.width) == [100, 150])
    // 150 are not enough: the rest comes from the one that holds more.
    split.frame.size.width = 81
    #expect(split.subviews.map(\.frame.width) == [80, 0])
  }

  /// Rows of a split view count from the top.
  @Test func rowsFollowFromTheTop() {
    let split = Self.split([30, 40], vertical: false)
    #expect(split.subviews.map(\.frame.minY) == [0, 31])
    split.setPosition(50, ofDividerAt: 0)
    #expect(split.subviews.map(\.frame.height) == [50, 20])
    split.setPosition(500, ofDividerAt: 0)
    #expect(split.subviews.map(\.frame.height) == [70, 0])
    #expect(split.minPossiblePositionOfDivider(at: 0) == 0)
    #expect(split.maxPossiblePositionOfDivider(at: 0) == 70)
  }

  /// Panes of 100, 40 and 60 become no shorter than content needs whose priority is above theirs; the others give in
  /// proportion to their lengths, those that hold more last.
  @Test(
    arguments: [
      ([0, 60, 0], 750, 250, [87.5, 60, 52.5]), ([0, 60, 55], 750, 250, [85, 60, 55]),
      ([0, 60, 0], 750, 251, [100, 60, 40]), ([0, 60, 55], 750, 251, [85, 60, 55]),
      // What the panes hold with more, and what all of them cannot give, changes nothing.
      ([0, 60, 0], 240, 250, [100, 40, 60]), ([150, 60, 0], 750, 250, [100, 40, 60]),
      ([90, 30, 50], 1000, 250, [100, 40, 60]),
    ] as [([CGFloat], Float, Float, [CGFloat])], [true, false])
  func panesHaveTheLengthThatContentNeeds(
    _ row: (needs: [CGFloat], priority: Float, holding: Float, lengths: [CGFloat]),
    isVertical: Bool
  ) {
    let split = Self.split([100, 40, 60], vertical: isVertical)
    split.setHoldingPriority(.init(row.holding), forSubviewAt: 0)
    for (pane, need) in zip(split.subviews, row.needs) where need > 0 {
      let content = NSView()
      content.translatesAutoresizingMaskIntoConstraints = false
      pane.addSubview(content)
      let length = isVertical ? content.widthAnchor : content.heightAnchor
      let least = length.constraint(greaterThanOrEqualToConstant: need)
      least.priority = .init(row.priority)
      NSLayoutConstraint.activate([
        least,
        content.leadingAnchor.constraint(equalTo: pane.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: pane.trailingAnchor),
        content.topAnchor.constraint(equalTo: pane.topAnchor),
        content.bottomAnchor.constraint(equalTo: pane.bottomAnchor),
      ])
    }
    split.layoutSubtreeIfNeeded()
    #expect(split.subviews.map { isVertical ? $0.frame.width : $0.frame.height } == row.lengths)
    #expect(split.subviews.map { isVertical ? $0.frame.height : $0.frame.width } == [50, 50, 50])
  }

  /// Panes that a delegate places keep the lengths that it gives them, whatever their contents need.
  ///
  /// Source: Apple, "NSSplitViewDelegate", `splitView(_:resizeSubviewsWithOldSize:)`.
  @Test func theDelegatesLengthsHold() {
    final class Halves: NSSplitViewDelegate {
      func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) -> Bool {
        for (index, pane) in splitView.subviews.enumerated() {
          pane.frame = NSRect(x: CGFloat(index) * 61, y: 0, width: 60, height: 50)
        }
        return true
      }
    }
    let split = Self.split([100, 100])
    let halves = Halves()
    split.delegate = halves
    let content = NSView()
    content.translatesAutoresizingMaskIntoConstraints = false
    split.subviews[0].addSubview(content)
    content.widthAnchor.constraint(equalToConstant: 80).isActive = true
    content.leadingAnchor.constraint(equalTo: split.subviews[0].leadingAnchor).isActive = true
    content.trailingAnchor.constraint(lessThanOrEqualTo: split.subviews[0].trailingAnchor)
      .isActive = true
    split.frame.size.width = 121
    split.layoutSubtreeIfNeeded()
    #expect(split.subviews.map(\.frame.width) == [60, 60])
    split.delegate = nil
    split.frame.size.width = 122
    split.layoutSubtreeIfNeeded()
    #expect(split.subviews.map(\.frame.width) == [80, 41])
  }

  @Test func aHiddenPaneHasNoLength() {
    let split = Self.split([100, 100])
    split.subviews[0].isHidden = true
    #expect(split.isSubviewCollapsed(split.subviews[0]))
    #expect(split.subviews[1].frame.width == 200)
  }

  @Test(arguments: [(NSBorderType.noBorder, CGFloat(0)), (.lineBorder, 1), (.grooveBorder, 2)])
  func theVisiblePartLiesInsideTheBorder(border: NSBorderType, inset: CGFloat) {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    scroll.borderType = border
    #expect(
      scroll.contentView.frame
        == NSRect(x: inset, y: inset, width: 100 - 2 * inset, height: 80 - 2 * inset))
    scroll.frame.size.width += 10
    #expect(scroll.contentSize.width == 110 - 2 * inset)
  }

  /// Without a flipped document the lower left corner is seen first; scrolling ends at the document's end.
  @Test func scrollingStaysInsideTheDocument() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    let document = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
    scroll.documentView = document
    #expect(document.enclosingScrollView === scroll)
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 0, width: 100, height: 80))
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 100))
    #expect(scroll.documentVisibleRect.minY == 100)
    scroll.contentView.scroll(to: NSPoint(x: 50, y: 1000))
    #expect(scroll.documentVisibleRect.origin == NSPoint(x: 0, y: 220))
  }

  /// The clip view counts as its document does.
  @Test func aFlippedDocumentIsSeenFromItsTop() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    scroll.documentView = NSView.make(
      flipped: true, NSRect(x: 0, y: 0, width: 100, height: 300))
    #expect(scroll.contentView.isFlipped)
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 0, width: 100, height: 80))
  }
}

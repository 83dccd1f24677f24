import Foundation
import LayoutGeometry
import LayoutTree
import StackArrangements
import Testing

/// Distances, hidden views, margins and direction of stacks (`Rules/Stacks.md#hidden-arranged-views`).
@MainActor @Suite struct StackSpacingTests {
  // MARK: Spacing

  @Test func customSpacingBeatsSpacing() {
    let views = (0..<4).map { _ in PlainView("view", 10, 10) }
    let stack = PlainStack.free(views)
    stack.how.spacing = .points(8)
    stack.setSpacing(.points(20), after: views[1])
    #expect(stack.laidOut.map(\.minX) == [0, 18, 48, 66])
    // Eight points are what the system would choose.
    stack.setSpacing(.system, after: views[0])
    stack.how.spacing = .points(3)
    #expect(stack.laidOut.map(\.minX) == [0, 18, 48, 61])
    stack.setSpacing(nil, after: views[1])
    #expect(stack.laidOut.map(\.minX) == [0, 18, 31, 44])
    // The distance goes with its view; after the last one it counts for nothing.
    stack.setSpacing(.points(20), after: views[1])
    stack.move(views[1], to: 3)
    #expect(stack.laidOut.map(\.minX) == [0, 18, 31, 44])
  }

  @Test func customSpacingOfAHiddenViewIsGoneWithIt() {
    let views = (0..<3).map { _ in PlainView("view", 10, 10) }
    let stack = PlainStack.free(views)
    stack.how.spacing = .points(8)
    stack.setSpacing(.points(20), after: views[1])
    stack.setHidden(true, views[1])
    // One spacing between what is left; the hidden view stands in its middle
    // (`Rules/Stacks.md#hidden-arranged-views`).
    #expect(stack.laidOut.map(\.minX) == [0, 14, 18])
    #expect(views[1].frame.width == 0 && stack.frame.width == 28)
  }

  @Test func hiddenViewsAtTheEndsStandAtTheEnds() {
    let views = (0..<4).map { _ in PlainView("view", 10, 10) }
    let stack = PlainStack.free(views)
    stack.how.spacing = .points(8)
    stack.setHidden(true, views[0])
    stack.setHidden(true, views[3])
    // Two views and a spacing: 28; the hidden ones at 0 and at the end.
    #expect(stack.laidOut.map(\.minX) == [0, 0, 18, 28])
    #expect(stack.frame.width == 28)
  }

  /// Nothing to show takes no room; what is outside may still ask for some.
  @Test func stacksCloseOverTheirLastView() {
    let views = [PlainView("view", 10, 20), PlainView("view", 30, 10)]
    let stack = PlainStack.free(views)
    stack.how.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 40, height: 20))
    for view in views { stack.setHidden(true, view) }
    stack.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    #expect(stack.node.identifiers(.horizontal).contains("UISV-ordering-spanner"))
    for view in views { stack.setHidden(false, view) }
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 40, height: 20))
    stack.views = []
    for view in views { view.node.removeFromParent() }
    stack.widthAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true
    stack.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 5, height: 0))
  }

  /// Four views of 20, 8 apart, the third hidden: the fourth follows the second at one spacing, and the third
  /// stands between them (`Rules/Stacks.md#hidden-arranged-views`).
  @Test func lengthsByConstraintsGiveWayToHiding() {
    let views = (0..<4).map { _ in PlainView() }
    for view in views {
      // Below required, so that hiding contradicts nothing.
      view.tie(.width, constant: 20, priority: 900)
      view.tie(.height, constant: 10)
    }
    let stack = PlainStack.free(views)
    stack.how.spacing = .points(8)
    stack.how.alignment = .leading
    #expect(stack.laidOut.map(\.minX) == [0, 28, 56, 84] && stack.frame.width == 104)
    stack.setHidden(true, views[2])
    let frames = stack.laidOut
    #expect(frames[1].maxX == 48 && frames[3].minX == 56 && stack.frame.width == 76)
    #expect(frames[2].width == 0 && frames[2].minX >= 48 && frames[2].minX <= 56)
  }

  // MARK: Margins and direction

  @Test func marginsAreTheCanvasWhenAskedFor() {
    let stack = PlainStack.free([PlainView("view", 10, 20), PlainView("view", 30, 5)])
    stack.node.margins.setDirectionalBase(
      ViewInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(stack.laidOut.first?.origin == .zero)
    stack.how.isMarginsRelative = true
    #expect(
      stack.laidOut == [
        CGRect(x: 2, y: 1, width: 10, height: 20), CGRect(x: 12, y: 1, width: 30, height: 20),
      ])
    // 2 + 40 + 4 and 1 + 20 + 3.
    #expect(stack.frame.size == CGSize(width: 46, height: 24))
    stack.node.isRightToLeft = true
    #expect(stack.laidOut.map(\.minX) == [34, 4])
  }

  @Test func directionIsTheStacksWhateverItsViewsRead() {
    let views = [PlainView("view", 10, 10), PlainView("view", 30, 10)]
    let stack = PlainStack.free(views)
    stack.how.spacing = .points(5)
    stack.how.alignment = .leading
    views[1].node.isRightToLeft = true
    #expect(stack.laidOut.map(\.minX) == [0, 15])
    stack.node.isRightToLeft = true
    #expect(stack.laidOut.map(\.minX) == [35, 0])
  }

  /// A fixed height in a column: it wins silently today, and was a contradiction before (16-5).
  @Test func hidingAgainstAFixedLength() {
    func conflicts(_ habit: LayoutProfile.HiddenArrangedViews) -> ([String], CGFloat) {
      with(\.hiddenArrangedViews, habit) {
        let view = PlainView("view", 10, nil)
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let stack = PlainStack.free([view, PlainView("other", 10, 10)])
        stack.how.axis = .vertical
        stack.setHidden(true, view)
        return (logged { stack.layoutIfNeeded() }, stack.frame.height)
      }
    }
    let (silence, height) = conflicts(.current)
    // The hidden view pushes no other, whatever its own height (`Rules/Stacks.md#hidden-arranged-views`).
    #expect(silence.isEmpty && height == 10)
    let (lines, _) = conflicts(.early)
    #expect(lines.count == 1 && lines.first?.contains("'UISV-hiding'") == true)
  }
}

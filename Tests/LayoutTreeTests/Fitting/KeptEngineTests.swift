import Foundation
import LayoutGeometry
import Testing

@testable import LayoutTree

/// The engine by which a view is fitted is kept and edited, and goes when it is of no more use.
@MainActor struct KeptEngineTests {
  /// A row of two views of 30 and 50 points, 20 high, 5 points from each edge and from each other.
  private func makeRow() -> (row: PlainView, views: [PlainView]) {
    let row = PlainView("row")
    let views = [30, 50].map { width in
      let view = PlainView("view\(width)")
      view.natural = CGSize(width: width, height: 20)
      row.insert(view)
      view.tie(.top, .equal, row, constant: 5)
      view.tie(.bottom, .equal, row, constant: -5)
      return view
    }
    views[0].tie(.left, .equal, row, constant: 5)
    views[1].tie(.left, .equal, views[0], .right, constant: 5)
    views[1].tie(.right, .equal, row, constant: -5)
    return (row, views)
  }

  private func size(_ row: PlainView) -> CGSize {
    row.node.fittingSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
  }

  @Test func theSameEngineAnswersAgain() throws {
    let (row, views) = makeRow()
    // 5 + 30 + 5 + 50 + 5 and 5 + 20 + 5.
    #expect(size(row) == CGSize(width: 95, height: 30))
    let engine = try #require(row.node.fittingContext)
    views[0].natural.width = 40
    #expect(size(row) == CGSize(width: 105, height: 30))
    let third = PlainView("third")
    third.natural = CGSize(width: 10, height: 60)
    row.insert(third)
    third.tie(.top, .equal, row, constant: 5)
    third.tie(.bottom, .equal, row, constant: -5)
    third.tie(.left, .equal, row)
    #expect(size(row) == CGSize(width: 105, height: 70))
    third.node.removeFromParent()
    #expect(size(row) == CGSize(width: 105, height: 30))
    #expect(row.node.fittingContext === engine)
  }

  /// Once for a line's width, once for the height in the width that came out: not again because its user changed it.
  @Test func changedTextIsMeasuredTwice() {
    let cell = PlainView("cell")
    let text = PlainText("some words of a row", wraps: true)
    cell.insert(text)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      text.tie(edge, .equal, cell)
    }
    func height() -> CGFloat {
      cell.node.fittingSize(CGSize(width: 100, height: 0), .required, .fittingSizeLevel).height
    }
    // Ten points a character: "some words" and "of a row".
    #expect(height() == 50)
    text.text = "some words of another row"
    text.askedSizes = 0
    // "some words", "of another" and "row".
    #expect(height() == 75)
    #expect(text.askedSizes == 2)
  }

  /// A view that is fitted once and then edited all its life keeps no record of that.
  @Test func aForgottenEngineGoes() {
    let (row, views) = makeRow()
    #expect(size(row).width == 95)
    let width = views[0].tie(.width, constant: 200, priority: 900)
    for _ in 0..<200 {
      width.isActive = false
      width.isActive = true
    }
    #expect(row.node.fittingContext == nil)
    // 200 in the place of 30.
    #expect(size(row).width == 265)
    for step in 0..<200 {
      let view = PlainView("passing \(step)")
      row.insert(view)
      view.node.removeFromParent()
    }
    #expect(row.node.fittingContext == nil)
    #expect(size(row).width == 265)
  }

  /// The tree's engine and the fitting engine are each notified of each change once.
  @Test func bothEnginesFollow() {
    let root = PlainView(
      "root", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let (row, views) = makeRow()
    root.insert(row)
    row.tie(.left, .equal, root)
    row.tie(.top, .equal, root)
    root.node.layoutIfNeeded()
    #expect(row.node.frame.size == CGSize(width: 95, height: 30))
    #expect(size(row) == row.node.frame.size)
    let gap = views[1].node.constraints.isEmpty ? views[1].tie(.width, constant: 70) : nil
    root.node.layoutIfNeeded()
    // 5 + 30 + 5 + 70 + 5.
    #expect(row.node.frame.width == 115)
    #expect(size(row).width == 115)
    gap?.constant = 80
    #expect(size(row).width == 125)
    root.node.layoutIfNeeded()
    #expect(row.node.frame.width == 125)
    gap?.isActive = false
    #expect(size(row).width == 95)
    root.node.layoutIfNeeded()
    #expect(row.node.frame.width == 95)
  }
}

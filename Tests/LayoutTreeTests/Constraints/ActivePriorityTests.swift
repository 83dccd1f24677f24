import Foundation
import LayoutTree
import TestSupport
import Testing

/// Priorities that cross required while their constraints are active
/// (`Rules/Constraints.md#priorities-of-active-constraints`).
@MainActor struct ActivePriorityTests {
  /// SnapKit's issue 755, laid out: which of two heights decides follows the priorities.
  @Test(arguments: [false, true])
  func theOtherConstraintDecides(ofAGuide: Bool) {
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = PlainView("view")
    root.insert(view)
    let guide = GuideNode(kind: .custom)
    root.node.addGuide(guide)
    let item: any ConstraintItem = ofAGuide ? guide : view
    item.tie(.leading, .equal, root)
    item.tie(.top, .equal, root)
    item.tie(.width, constant: 50)
    if ofAGuide { view.fill(guide) } else { guide.fill(view) }
    let firm = item.tie(.height, constant: 100)
    item.tie(.height, constant: 40, priority: 800)
    let messages = logged {
      for (priority, height) in [(1000, 100), (750, 40), (1000, 100), (801, 100), (799, 40)] {
        firm.priority = LayoutPriority(Float(priority))
        root.layoutIfNeeded()
        #expect(view.frame.height == CGFloat(height), "at \(priority)")
      }
    }
    #expect(messages.isEmpty)
  }

  /// A constraint that is lowered before the next pass contradicts nothing.
  @Test func loweredInTheNextLine() {
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = PlainView("view")
    root.insert(view)
    view.fill(root)
    let width = view.tie(.width, constant: 100)
    width.priority = LayoutPriority(999)
    #expect(logged { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 320)
  }

  /// Widths of a row whose priorities change at random, one of each view required at most, are those of a row that was
  /// made with the last priorities.
  @Test(arguments: 1...40)
  func changesLeaveNoTrace(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func row() -> (root: PlainView, views: [PlainView], widths: [[NSLayoutConstraint]]) {
      let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 2000, height: 100))
      let views = (0..<4).map { PlainView("v\($0)") }
      var widths: [[NSLayoutConstraint]] = []
      for (index, view) in views.enumerated() {
        root.insert(view)
        view.tie(.top, .equal, root)
        view.tie(.bottom, .equal, root)
        if index == 0 {
          view.tie(.left, .equal, root)
        } else {
          view.tie(.left, .equal, views[index - 1], .right)
        }
        widths.append(
          (0..<3).map {
            view.tie(
              .width, constant: CGFloat(10 * index + 100 * $0 + 7), priority: Float(300 + $0))
          })
      }
      return (root, views, widths)
    }
    let edited = row()
    // No two of a view are equal: equal ones would leave the choice to the rule of ties.
    var priorities = edited.widths.map { $0.map(\.priority.rawValue) }
    edited.root.layoutIfNeeded()
    for _ in 0..<30 {
      let view = Int.random(in: 0..<4, using: &random)
      let width = Int.random(in: 0..<3, using: &random)
      var value =
        Float.random(in: 0..<1, using: &random) < 0.5
        ? 1000 : Float(Int.random(in: 1...999, using: &random))
      if value == 1000, let other = priorities[view].firstIndex(of: 1000), other != width {
        edited.widths[view][other].priority = LayoutPriority(Float(400 + other))
        priorities[view][other] = Float(400 + other)
      }
      while priorities[view].enumerated().contains(where: {
        $0.offset != width && $0.element == value
      }) { value -= 1 }
      edited.widths[view][width].priority = LayoutPriority(value)
      priorities[view][width] = value
      if Bool.random(using: &random) { edited.root.layoutIfNeeded() }
    }
    edited.root.layoutIfNeeded()
    let fresh = row()
    for (constraints, priorities) in zip(fresh.widths, priorities) {
      for (constraint, priority) in zip(constraints, priorities) {
        constraint.isActive = false
        constraint.priority = LayoutPriority(priority)
        constraint.isActive = true
      }
    }
    fresh.root.layoutIfNeeded()
    #expect(edited.views.map(\.frame) == fresh.views.map(\.frame), "seed \(seed): \(priorities)")
  }
}

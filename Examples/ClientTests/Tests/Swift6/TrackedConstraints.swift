import Testing
import UIKit

// Style 10: a subclass of NSLayoutConstraint with properties of its own, made with the classical initialiser,
// kept by the library and installed later.

final class Tracked: NSLayoutConstraint {
  var label = ""
  var installed = 0
  weak var owner: UIView?
}

@MainActor final class Ledger {
  private(set) var all: [Tracked] = []
  func note(
    _ label: String, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ constant: CGFloat, _ priority: Float = 1000
  ) {
    let constraint = Tracked(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.label = label
    constraint.owner = view
    constraint.identifier = label
    all.append(constraint)
  }
  func install(_ isWanted: (Tracked) -> Bool = { _ in true }) {
    for constraint in all {
      let wanted = isWanted(constraint)
      if wanted, !constraint.isActive { constraint.installed += 1 }
      constraint.isActive = wanted
    }
  }
}

@MainActor @Suite struct TrackedConstraintTests {
  /// Two sets of which one is installed at a time: narrow, 10 at each side; wide, in the middle, 100.
  @Test func sets() throws {
    let root = root(300, 100)
    let view = views(1, in: root)[0]
    let ledger = Ledger()
    ledger.note("both top", view, .top, root, 5)
    ledger.note("both height", view, .height, nil, 20)
    ledger.note("narrow left", view, .left, root, 10)
    ledger.note("narrow right", view, .right, root, -10)
    ledger.note("wide middle", view, .centerX, root, 0)
    ledger.note("wide width", view, .width, nil, 100)
    for _ in 0..<3 {
      ledger.install { !$0.label.hasPrefix("wide") }
      check(root, [view], [(10, 5, 280, 20)])
      ledger.install { !$0.label.hasPrefix("narrow") }
      check(root, [view], [(100, 5, 100, 20)])
    }
    #expect(ledger.all.map(\.installed) == [1, 1, 3, 3, 3, 3])
    // What the views hold are the same objects, in the order they came: the root those between it and the
    // view, its top and its middle.
    let held = root.constraints.compactMap { $0 as? Tracked }
    #expect(held.count == 2 && held[0] === ledger.all[0] && held[1] === ledger.all[4])
    #expect(view.constraints.contains { $0 === ledger.all[5] })
    let first = try #require(held.first)
    #expect((first.firstItem as? UIView) === view && (first.secondItem as? UIView) === root)
    #expect(first.firstAttribute == .top && first.relation == .equal && first.multiplier == 1)
    #expect(first.owner === view && first.identifier == "both top")
  }

  /// Constants and priorities change what is there: the stronger of 20 and 60 from the left.
  nonisolated static let strengths: [(Float, Float, CGFloat)] = [
    (250, 750, 60), (750, 250, 20), (999, 998, 20), (1, 2, 60),
  ]
  @Test(arguments: strengths) func changes(_ row: (Float, Float, CGFloat)) {
    let root = root(300, 100)
    let view = views(1, in: root)[0]
    let ledger = Ledger()
    ledger.note("a", view, .left, root, 20, row.0)
    ledger.note("b", view, .left, root, 60, row.1)
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      ledger.note("size", view, attribute, nil, 10)
    }
    ledger.note("top", view, .top, root, 0)
    ledger.install()
    check(root, [view], [(row.2, 0, 10, 10)])
    for constraint in ledger.all where constraint.label.count == 1 { constraint.constant += 7 }
    check(root, [view], [(row.2 + 7, 0, 10, 10)])
    // The weaker one becomes the stronger one.
    let weak = ledger.all[row.0 < row.1 ? 0 : 1]
    weak.priority = UILayoutPriority(999.5)
    check(root, [view], [(row.2 == 20 ? 67 : 27, 0, 10, 10)])
  }
}

internal import BenchmarkSupport
import UIKit

/// One of the five synthetic layouts as views with constraints made through anchors.
///
/// The same constraints as the solver's streams, said as people say them; the root is placed by its frame.
@MainActor struct ViewTree {
  /// What is resized.
  let root: UIView
  /// All views, the root among them.
  private(set) var count = 1
  /// The root's width before the first step, and what is added to it at all widths.
  private(set) var extra: CGFloat = 0
  private var constraints: [NSLayoutConstraint] = []

  /// Makes the views and activates the constraints.
  init(_ workload: Workload, size: Int) {
    extra = workload == .nested ? CGFloat(2 * size) : 0
    root = UIView(frame: CGRect(x: 0, y: 0, width: 375 + extra, height: 812 + extra))
    switch workload {
    case .chain: makeChain(size)
    case .nested: makeNested(size)
    case .cells: makeCells(size)
    case .grid: makeGrid(size)
    case .form: makeForm(size)
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Gives the root the width of a step and lays everything out.
  func resize(step: Int) {
    root.frame.size.width = extra + 320 + 2 * CGFloat(step)
    root.layoutIfNeeded()
  }

  /// The sum of all frames' numbers, to compare one way of layout with another.
  var checksum: Double {
    var sum = 0.0
    var rest: [UIView] = [root]
    while let view = rest.popLast() {
      let frame = view.frame
      sum += Double(frame.origin.x + 2 * frame.origin.y + 3 * frame.width + 4 * frame.height)
      rest += view.subviews
    }
    return sum
  }

  mutating func add(_ view: Leaf, to parent: UIView) {
    parent.addSubview(view)
    count += 1
  }

  mutating func state(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
}

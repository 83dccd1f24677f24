import Foundation
import TestSupport
import Testing
import ToolkitLayout

/// Random trees of views of other toolkits, compared with sums.
@MainActor @Suite struct ToolkitPropertyTests {
  /// Columns in columns: each view has a natural size and insets, a view stands below the former one at a distance, and a
  /// column is as high as what is in it.
  @Test(arguments: 0..<40)
  func columnsAreSums(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let root = Tile.root(400, 4000)
    root.isRightToLeft = random.next() % 2 == 0
    var expected: [(view: Tile, aligned: CGRect)] = []
    let height = fill(root, depth: 3, &random, &expected)
    root.layoutIfNeeded()
    #expect(height > 0 && expected.count > 1)
    for (view, aligned) in expected {
      let insets = view.alignmentRectInsets
      // A superview's own insets lie between its frame and the rectangle in which the view is placed.
      let outer = (view.superview as? Tile)?.alignmentRectInsets ?? .zero
      let found = view.alignmentRect(forFrame: view.frame)
        .offsetBy(dx: -outer.left, dy: -outer.top)
      #expect(found == aligned, "seed \(seed)")
      #expect(view.frame.width == aligned.width + insets.left + insets.right, "seed \(seed)")
    }
  }

  /// Fills a view with others, one below the other.
  ///
  /// - Returns: The height that they take.
  private func fill(
    _ view: Tile, depth: Int, _ random: inout SeededRandom,
    _ expected: inout [(view: Tile, aligned: CGRect)]
  ) -> CGFloat {
    var top: CGFloat = 0
    var last: Tile?
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      func number() -> CGFloat { CGFloat(Int.random(in: 0...9, using: &random)) }
      let child = Tile()
      child.alignmentRectInsets = ViewInsets(
        top: number(), left: number(), bottom: -number(), right: number())
      view.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      let (gap, side, width) = (number(), number(), 20 + number())
      child.widthAnchor.constraint(equalToConstant: width).isActive = true
      child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: side).isActive = true
      child.topAnchor.constraint(equalTo: last?.bottomAnchor ?? view.topAnchor, constant: gap)
        .isActive = true
      let isColumn = depth > 0 && Bool.random(using: &random)
      let place = expected.count
      expected.append((child, .zero))
      let height =
        isColumn ? fill(child, depth: depth - 1, &random, &expected) : 10 + number()
      if !isColumn { child.intrinsicContentSize = CGSize(width: -1, height: height) }
      expected[place].aligned = rect(side, top + gap, width, height)
      top += gap + height
      last = child
    }
    if let last, view.superview != nil {
      view.bottomAnchor.constraint(equalTo: last.bottomAnchor).isActive = true
    }
    return top
  }
}

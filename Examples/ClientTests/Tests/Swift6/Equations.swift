import Testing
import UIKit

// Style 3: chained equations over pairs of views, each call returning the view, with classical constraints.

extension UIView {
  @discardableResult fileprivate func free() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }
  @discardableResult fileprivate func eq(
    _ attribute: NSLayoutConstraint.Attribute, _ other: UIView,
    _ otherAttribute: NSLayoutConstraint.Attribute? = nil, times factor: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> Self {
    NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute ?? attribute, multiplier: factor, constant: constant
    ).isActive = true
    return self
  }
  @discardableResult fileprivate func eq(
    _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat
  ) -> Self {
    NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length
    ).isActive = true
    return self
  }
}

@MainActor @Suite struct EquationTests {
  /// Golden ratio and thirds: b begins at f · W, ends at W; a ends where b begins.
  nonisolated static let shares: [(factor: CGFloat, width: CGFloat, split: CGFloat)] = [
    (0.5, 200, 100), (0.25, 200, 50), (0.75, 200, 150), (0.1, 300, 30), (0.9, 300, 270),
  ]
  @Test(arguments: shares) func split(_ row: (factor: CGFloat, width: CGFloat, split: CGFloat)) {
    let root = root(row.width, 40)
    let all = views(2, in: root)
    for view in all { view.eq(.top, root).eq(.height, root) }
    all[0].eq(.leading, root).eq(.trailing, root, times: row.factor)
    all[1].eq(.leading, all[0], .trailing).eq(.trailing, root)
    check(
      root, all, [(0, 0, row.split, 40), (row.split, 0, row.width - row.split, 40)])
  }

  /// Equations across hierarchies: leaves of two branches line up although their parents do not.
  ///
  /// The branches are at 10 and at 50 + d; leaf one at 15 in its branch, so its middle is at 35 in the root;
  /// leaf two, 30 wide, has the same middle: 20 in the root, 20 − (50 + d) in its branch.
  nonisolated static let shifts: [CGFloat] = [0, 5, 10, -10, -40]
  @Test(arguments: shifts) func acrossHierarchies(_ d: CGFloat) {
    let root = root(200, 100)
    let branches = views(2, in: root)
    let one = views(1, in: branches[0])[0]
    let two = views(1, in: branches[1])[0]
    branches[0].eq(.left, root, plus: 10).eq(.top, root).eq(.width, 60).eq(.height, 50)
    branches[1].eq(.left, root, plus: 50 + d).eq(.top, root, plus: 50).eq(.width, 60)
      .eq(.height, 50)
    one.eq(.left, branches[0], plus: 15).eq(.top, branches[0], plus: 3).eq(.width, 20)
      .eq(.height, 10)
    two.eq(.centerX, one).eq(.width, 30).eq(.top, one, .bottom, plus: 40).eq(.height, one)
    // Leaf one ends at 13 in the root; two begins at 53, 3 in its branch.
    check(
      root, branches + [one, two],
      [(10, 0, 60, 50), (50 + d, 50, 60, 50), (15, 3, 20, 10), (-30 - d, 3, 30, 10)])
  }
}

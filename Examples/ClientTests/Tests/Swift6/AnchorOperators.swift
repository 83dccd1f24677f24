import Testing
import UIKit

// Style 1: operators on anchors, with distances, factors and priorities as further operators.

precedencegroup PriorityPrecedence {
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
  associativity: none
}
infix operator ~ : PriorityPrecedence

/// An anchor with what is added to it.
struct Shifted<Kind: AnyObject> {
  var anchor: NSLayoutAnchor<Kind>
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
}

/// A length with what it is multiplied by and what is added.
struct Scaled {
  var anchor: NSLayoutDimension
  var factor: CGFloat = 1
  var constant: CGFloat = 0
}

@MainActor func + <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> Shifted<Kind> {
  Shifted(anchor: anchor, constant: constant)
}
@MainActor func - <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> Shifted<Kind> {
  Shifted(anchor: anchor, constant: -constant)
}
@MainActor func * (anchor: NSLayoutDimension, factor: CGFloat) -> Scaled {
  Scaled(anchor: anchor, factor: factor)
}
@MainActor func + (scaled: Scaled, constant: CGFloat) -> Scaled {
  Scaled(anchor: scaled.anchor, factor: scaled.factor, constant: scaled.constant + constant)
}
@MainActor func ~ <Kind>(shifted: Shifted<Kind>, priority: UILayoutPriority) -> Shifted<Kind> {
  var result = shifted
  result.priority = priority
  return result
}
@MainActor @discardableResult
func == <Kind>(anchor: NSLayoutAnchor<Kind>, other: Shifted<Kind>) -> NSLayoutConstraint {
  turnOn(anchor.constraint(equalTo: other.anchor, constant: other.constant), other.priority)
}
@MainActor @discardableResult
func >= <Kind>(anchor: NSLayoutAnchor<Kind>, other: Shifted<Kind>) -> NSLayoutConstraint {
  turnOn(
    anchor.constraint(greaterThanOrEqualTo: other.anchor, constant: other.constant),
    other.priority)
}
@MainActor @discardableResult
func <= <Kind>(anchor: NSLayoutAnchor<Kind>, other: Shifted<Kind>) -> NSLayoutConstraint {
  turnOn(
    anchor.constraint(lessThanOrEqualTo: other.anchor, constant: other.constant), other.priority)
}
@MainActor @discardableResult
func == (anchor: NSLayoutDimension, other: Scaled) -> NSLayoutConstraint {
  turnOn(
    anchor.constraint(equalTo: other.anchor, multiplier: other.factor, constant: other.constant),
    .required)
}
@MainActor @discardableResult
func == (anchor: NSLayoutDimension, length: CGFloat) -> NSLayoutConstraint {
  turnOn(anchor.constraint(equalToConstant: length), .required)
}
@MainActor private func turnOn(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority)
  -> NSLayoutConstraint
{
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}

@MainActor @Suite struct AnchorOperatorTests {
  /// A column of three: each as wide as its parent less 8 at both sides, 10 apart, heights 1 : 2 : 1 + 6.
  ///
  /// With h for the first: 8 + h + 10 + 2h + 10 + (h + 6) + 8 = H, so h = (H − 42) / 4.
  nonisolated static let columns: [(size: Box, boxes: [Box])] = [
    ((0, 0, 100, 202), [(8, 8, 84, 40), (8, 58, 84, 80), (8, 148, 84, 46)]),
    ((0, 0, 320, 242), [(8, 8, 304, 50), (8, 68, 304, 100), (8, 178, 304, 56)]),
    ((0, 0, 60, 82), [(8, 8, 44, 10), (8, 28, 44, 20), (8, 58, 44, 16)]),
    ((0, 0, 50, 442), [(8, 8, 34, 100), (8, 118, 34, 200), (8, 328, 34, 106)]),
  ]
  @Test(arguments: columns) func column(_ row: (size: Box, boxes: [Box])) {
    let root = root(row.size.width, row.size.height)
    let all = views(3, in: root)
    let (a, b, c) = (all[0], all[1], all[2])
    for view in all {
      view.leadingAnchor == root.leadingAnchor + 8
      view.trailingAnchor == root.trailingAnchor - 8
    }
    a.topAnchor == root.topAnchor + 8
    b.topAnchor == a.bottomAnchor + 10
    c.topAnchor == b.bottomAnchor + 10
    c.bottomAnchor == root.bottomAnchor - 8
    b.heightAnchor == a.heightAnchor * 2
    c.heightAnchor == a.heightAnchor * 1 + 6
    check(root, all, row.boxes)
  }

  /// The strongest wish that can be met wins: at 30 and 60 from the left, the latter stronger, at most w − 20.
  nonisolated static let wishes: [(width: CGFloat, x: CGFloat)] = [
    (200, 60), (100, 60), (90, 60), (80, 60), (70, 50), (50, 30), (40, 20), (20, 0),
  ]
  @Test(arguments: wishes) func priorities(_ row: (width: CGFloat, x: CGFloat)) {
    let root = root(row.width, 50)
    let view = views(1, in: root)[0]
    view.leadingAnchor == root.leadingAnchor + 30 ~ .defaultLow
    view.leadingAnchor == root.leadingAnchor + 60 ~ .defaultHigh
    view.trailingAnchor <= root.trailingAnchor - 0
    view.leadingAnchor >= root.leadingAnchor + 0
    view.topAnchor == root.topAnchor + 5
    view.widthAnchor == 20
    view.heightAnchor == 10
    check(root, [view], [(row.x, 5, 20, 10)])
  }
}

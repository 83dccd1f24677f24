import Testing
import UIKit

// Style 13: protocols that anchors themselves conform to, and generic functions over them.

@MainActor protocol EdgeLike {
  func tie(_ relation: NSLayoutConstraint.Relation, to other: Self, _ constant: CGFloat)
    -> NSLayoutConstraint
}
extension NSLayoutXAxisAnchor: EdgeLike {}
extension NSLayoutYAxisAnchor: EdgeLike {}
extension NSLayoutDimension: EdgeLike {}
extension EdgeLike {
  func tie(_ relation: NSLayoutConstraint.Relation, to other: Self, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    if let mine = self as? NSLayoutXAxisAnchor, let other = other as? NSLayoutXAxisAnchor {
      return tied(mine, relation, other, constant)
    }
    if let mine = self as? NSLayoutYAxisAnchor, let other = other as? NSLayoutYAxisAnchor {
      return tied(mine, relation, other, constant)
    }
    guard let mine = self as? NSLayoutDimension, let other = other as? NSLayoutDimension else {
      fatalError("no anchor")
    }
    return tied(mine, relation, other, constant)
  }
}
@MainActor private func tied<Kind>(
  _ mine: NSLayoutAnchor<Kind>, _ relation: NSLayoutConstraint.Relation,
  _ other: NSLayoutAnchor<Kind>, _ constant: CGFloat
) -> NSLayoutConstraint {
  switch relation {
  case .lessThanOrEqual: mine.constraint(lessThanOrEqualTo: other, constant: constant)
  case .greaterThanOrEqual: mine.constraint(greaterThanOrEqualTo: other, constant: constant)
  default: mine.constraint(equalTo: other, constant: constant)
  }
}
@MainActor private func chain<Edge: EdgeLike>(_ pairs: [(Edge, Edge)], _ constant: CGFloat) {
  NSLayoutConstraint.activate(pairs.map { $0.0.tie(.equal, to: $0.1, constant) })
}

@MainActor @Suite struct AnchorWitnessTests {
  /// A staircase: each step starts where the last one ends, and so much further.
  nonisolated static let steps: [CGFloat] = [0, 1, 5, -3]
  @Test(arguments: steps) func staircase(_ gap: CGFloat) {
    let root = root(300, 300)
    let all = views(5, in: root)
    chain([(all[0].leadingAnchor, root.leadingAnchor)], 0)
    chain([(all[0].topAnchor, root.topAnchor)], 0)
    chain(zip(all.dropFirst(), all).map { ($0.leadingAnchor, $1.trailingAnchor) }, gap)
    chain(zip(all.dropFirst(), all).map { ($0.topAnchor, $1.bottomAnchor) }, gap)
    all[0].widthAnchor.constraint(equalToConstant: 10).isActive = true
    all[0].heightAnchor.constraint(equalToConstant: 8).isActive = true
    // Each 2 wider than the last.
    chain(zip(all.dropFirst(), all).map { ($0.widthAnchor, $1.widthAnchor) }, 2)
    chain(zip(all.dropFirst(), all).map { ($0.heightAnchor, $1.heightAnchor) }, 0)
    // Starts: 0, 10, 22, 36, 52 without gaps.
    let starts: [CGFloat] = [0, 10, 22, 36, 52]
    check(
      root, all,
      (0..<5).map { index in
        let n = CGFloat(index)
        return (starts[index] + n * gap, n * (8 + gap), 10 + 2 * n, 8)
      }, "\(gap)")
  }

  /// At least and at most: between 10 and 40, pulled to 0 and to 100.
  @Test(arguments: [CGFloat(0), 10, 25, 40, 100]) func ranges(_ wish: CGFloat) {
    let root = root(200, 20)
    let view = views(1, in: root)[0]
    NSLayoutConstraint.activate([
      view.leadingAnchor.tie(.greaterThanOrEqual, to: root.leadingAnchor, 10),
      view.leadingAnchor.tie(.lessThanOrEqual, to: root.leadingAnchor, 40),
      view.heightAnchor.tie(.equal, to: root.heightAnchor, -4),
      view.topAnchor.tie(.equal, to: root.topAnchor, 2),
      view.widthAnchor.constraint(equalToConstant: 5),
    ])
    let pull = view.leadingAnchor.tie(.equal, to: root.leadingAnchor, wish)
    pull.priority = .defaultLow
    pull.isActive = true
    check(root, [view], [(min(max(wish, 10), 40), 2, 5, 16)])
  }
}

import Foundation
import LayoutTree
import StackArrangements
import Testing

/// What the constraints of stacks are called in logs (`Rules/Stacks.md#distributions`).
@MainActor @Suite struct StackNameTests {
  @Test(arguments: [
    (StackArrangement.Distribution.fill, [String]()),
    (.fillEqually, ["UISV-fill-equally"]), (.fillProportionally, ["UISV-fill-proportionally"]),
    (.equalSpacing, ["UISV-distributing-edge", "UISV-fill-equally", "UISV-canvas-fit"]),
    (.equalCentering, ["UISV-distributing-edge", "UISV-fill-equally"]),
  ])
  func distributionsByName(_ distribution: StackArrangement.Distribution, _ names: [String]) {
    let stack = PlainStack.free((0..<3).map { _ in PlainView("view", 10, 10) })
    stack.how.distribution = distribution
    stack.layoutIfNeeded()
    let found = Set(stack.statedIdentifiers)
    for name in ["UISV-canvas-connection", "UISV-alignment"] + names {
      #expect(found.contains(name), "\(name)")
    }
    // A minimal distance holds nothing while equal gaps do.
    #expect(found.contains("UISV-spacing") == (distribution != .equalSpacing))
    let others = Set([
      "UISV-fill-equally", "UISV-fill-proportionally", "UISV-distributing-edge", "UISV-canvas-fit",
    ]).subtracting(names)
    #expect(found.isDisjoint(with: others))
  }

  @Test func alignmentsByName() {
    let stack = PlainStack.free([PlainView("view", 10, 10), PlainView("view", 10, 20)])
    stack.how.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.node.identifiers(.vertical).contains("UISV-spanning-boundary"))
  }

  @Test func gapsHaveApplesName() {
    let stack = PlainStack.free((0..<2).map { _ in PlainView("view", 10, 10) })
    stack.how.distribution = .equalSpacing
    stack.layoutIfNeeded()
    let edges = stack.views[1].node.constraintsAffectingLayout(for: .horizontal)
      .filter { $0.identifier == "UISV-distributing-edge" }
    #expect(!edges.isEmpty && edges.allSatisfy { "\($0)".contains("_UIOLAGapGuide:0x") })
  }
}

extension PlainStack {
  /// The identifiers of what holds the arranged views and the stack.
  fileprivate var statedIdentifiers: [String] {
    (views + [self]).flatMap { view in
      [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
        view.node.constraintsAffectingLayout(for: $0).compactMap(\.identifier)
      }
    }
  }
}

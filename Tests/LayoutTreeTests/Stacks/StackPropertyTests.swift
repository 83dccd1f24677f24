import Foundation
import LayoutTree
import StackArrangements
import TestSupport
import Testing

/// What holds for every stack, on random ones.
@MainActor @Suite struct StackPropertyTests {
  nonisolated static let seeds: [UInt64] = [21, 22, 23, 24, 25, 26, 27, 28]
  private static let distributions: [StackArrangement.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [StackArrangement.Alignment] = [
    .fill, .leading, .center, .trailing,
  ]

  /// Two to six views, large enough a stack for their natural sizes and spacings; all whole points.
  private func make(_ random: inout SeededRandom) -> PlainStack {
    let count = Int.random(in: 2...6, using: &random)
    let views = (0..<count).map { _ in
      PlainView(
        "view",
        CGFloat(Int.random(in: 5...40, using: &random)),
        CGFloat(Int.random(in: 5...40, using: &random)))
    }
    let stack = PlainStack.alone(views, width: 400, height: 400)
    stack.how.axis = Bool.random(using: &random) ? .horizontal : .vertical
    stack.how.distribution = Self.distributions.randomElement(using: &random) ?? .fill
    stack.how.alignment = Self.alignments.randomElement(using: &random) ?? .fill
    stack.how.spacing = .points(Double(Int.random(in: 0...12, using: &random)))
    return stack
  }

  /// Start and end of each view along the axis.
  private func spans(_ stack: PlainStack) -> [(CGFloat, CGFloat)] {
    stack.laidOut.map {
      stack.how.axis == .horizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY)
    }
  }

  @Test(arguments: seeds) func viewsFollowEachOtherFromEndToEnd(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<12 {
      let stack = make(&random)
      let spans = spans(stack)
      guard case .points(let points) = stack.how.spacing else {
        Issue.record("no number")
        return
      }
      let spacing = CGFloat(points)
      let isExact = [.fill, .fillEqually, .fillProportionally].contains(stack.how.distribution)
      #expect(spans.first?.0 == 0 && spans.last?.1 == 400, "seed \(seed), \(round)")
      for (view, next) in zip(spans, spans.dropFirst()) {
        let gap = next.0 - view.1
        // Edges are snapped to half points, each by at most a quarter.
        #expect(
          isExact ? abs(gap - spacing) <= 0.5 : gap >= spacing - 0.5,
          "seed \(seed), \(round)")
      }
    }
  }

  @Test(arguments: seeds) func hidingAndShowingAgainReturnsToTheStart(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<8 {
      let stack = make(&random)
      let start = stack.laidOut
      let hidden = stack.views.filter { _ in Bool.random(using: &random) }
      for view in hidden { stack.setHidden(true, view) }
      stack.layoutIfNeeded()
      for view in hidden { stack.setHidden(false, view) }
      #expect(stack.laidOut == start, "seed \(seed), \(round)")
    }
  }

  /// What is left over when some views are hidden is laid out as if they had never been there.
  @Test(arguments: seeds) func hiddenViewsDoNotCount(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<8 {
      let stack = make(&random)
      for view in stack.views.dropFirst() where Bool.random(using: &random) {
        stack.setHidden(true, view)
      }
      let visible = stack.views.filter { !stack.isHidden($0) }
      let other = PlainStack.alone(
        visible.map { PlainView("view", $0.natural.width, $0.natural.height) },
        width: 400, height: 400)
      other.how = stack.how
      stack.layoutIfNeeded()
      #expect(visible.map(\.frame) == other.laidOut, "seed \(seed), \(round)")
    }
  }

  /// Whatever was done to a stack, it ends where one that is built that way at once ends.
  @Test(arguments: seeds) func changedEqualsBuilt(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let living = make(&random)
    var wasHidden = false
    for step in 0..<25 {
      let views = living.views
      switch Int.random(in: 0..<7, using: &random) {
      case 0: living.how.axis = living.how.axis == .horizontal ? .vertical : .horizontal
      case 1: living.how.distribution = Self.distributions.randomElement(using: &random) ?? .fill
      case 2: living.how.alignment = Self.alignments.randomElement(using: &random) ?? .fill
      case 3:
        guard let view = views.randomElement(using: &random) else { break }
        living.setHidden(!living.isHidden(view), view)
        wasHidden = true
      case 4:
        guard let view = views.randomElement(using: &random) else { break }
        living.move(view, to: Int.random(in: 0..<views.count, using: &random))
      case 5:
        guard let view = views.randomElement(using: &random) else { break }
        living.setSpacing(.points(Double(Int.random(in: 0...9, using: &random))), after: view)
      default:
        living.node.isRightToLeft = Bool.random(using: &random)
      }
      if Bool.random(using: &random) { living.layoutIfNeeded() }
      let fresh = PlainStack.alone(
        living.views.map { PlainView("copy", $0.natural.width, $0.natural.height) },
        width: 400, height: 400)
      fresh.how = living.how
      fresh.node.isRightToLeft = living.node.isRightToLeft
      for (view, copy) in zip(living.views, fresh.views) {
        fresh.setHidden(living.isHidden(view), copy)
        fresh.setSpacing(living.how.customSpacing[ObjectIdentifier(view.node)], after: copy)
      }
      let (found, expected) = (living.laidOut, fresh.laidOut)
      guard wasHidden, living.how.distribution == .fill else {
        #expect(found == expected, "seed \(seed), step \(step)")
        continue
      }
      // Natural sizes entered when their views were first arranged, and of several that hug equally the one
      // that entered first takes what is left over (`Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`). Another order re-enters them; hiding does not, so
      // that another one may have it than in a stack built with these views hidden. The total is the same.
      func end(_ frames: [CGRect]) -> CGFloat {
        frames.map { living.how.axis == .horizontal ? $0.maxX : $0.maxY }.max() ?? 0
      }
      #expect(end(found) == end(expected), "seed \(seed), step \(step)")
    }
  }

  /// Where all views share alike, the order of the views is the order of the frames and nothing more.
  @Test(arguments: seeds) func reversedViewsHaveMirroredPlaces(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<8 {
      let stack = make(&random)
      // A surplus and shares of rising weakness depend on the order; nothing else does.
      if stack.how.distribution == .fill || stack.how.distribution == .fillProportionally {
        stack.how.distribution = .equalSpacing
      }
      let start = spans(stack)
      stack.views.reverse()
      let reversed = spans(stack).reversed()
      for (before, after) in zip(start, reversed) {
        // Half a point of snapping at each edge.
        #expect(abs(before.0 - (400 - after.1)) <= 0.5, "seed \(seed), \(round)")
        #expect(abs(before.1 - (400 - after.0)) <= 0.5, "seed \(seed), \(round)")
      }
    }
  }
}

import TestSupport
import Testing
import UIKit

/// What holds for every stack, on random ones.
@MainActor @Suite struct StackPropertyTests {
  nonisolated static let seeds: [UInt64] = [21, 22, 23, 24, 25, 26, 27, 28]
  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]

  /// Two to six views, large enough a stack for their natural sizes and spacings; all whole points.
  private func make(_ random: inout SeededRandom) -> UIStackView {
    let count = Int.random(in: 2...6, using: &random)
    let views = (0..<count).map { _ in
      Sized(
        CGFloat(Int.random(in: 5...40, using: &random)),
        CGFloat(Int.random(in: 5...40, using: &random)))
    }
    let stack = UIStackView.alone(views, width: 400, height: 400)
    stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
    stack.distribution = Self.distributions.randomElement(using: &random) ?? .fill
    stack.alignment = Self.alignments.randomElement(using: &random) ?? .fill
    stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
    return stack
  }

  /// Start and end of each view along the axis.
  private func spans(_ stack: UIStackView) -> [(CGFloat, CGFloat)] {
    stack.laidOut.map {
      stack.axis == .horizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY)
    }
  }

  @Test(arguments: seeds) func viewsFollowEachOtherFromEndToEnd(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<12 {
      let stack = make(&random)
      let spans = spans(stack)
      let isExact = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
      #expect(spans.first?.0 == 0 && spans.last?.1 == 400, "seed \(seed), \(round)")
      for (view, next) in zip(spans, spans.dropFirst()) {
        let gap = next.0 - view.1
        // Edges are snapped to half points, each by at most a quarter.
        #expect(
          isExact ? abs(gap - stack.spacing) <= 0.5 : gap >= stack.spacing - 0.5,
          "seed \(seed), \(round)")
      }
    }
  }

  @Test(arguments: seeds) func hidingAndShowingAgainReturnsToTheStart(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<8 {
      let stack = make(&random)
      let start = stack.laidOut
      let hidden = stack.arrangedSubviews.filter { _ in Bool.random(using: &random) }
      for view in hidden { view.isHidden = true }
      stack.layoutIfNeeded()
      for view in hidden { view.isHidden = false }
      #expect(stack.laidOut == start, "seed \(seed), \(round)")
    }
  }

  /// What is left over when some views are hidden is laid out as if they had never been there.
  @Test(arguments: seeds) func hiddenViewsDoNotCount(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<8 {
      let stack = make(&random)
      for view in stack.arrangedSubviews.dropFirst() where Bool.random(using: &random) {
        view.isHidden = true
      }
      let visible = stack.arrangedSubviews.filter { !$0.isHidden }
      let other = UIStackView.alone(
        visible.map { Sized($0.intrinsicContentSize.width, $0.intrinsicContentSize.height) },
        width: 400, height: 400)
      (other.axis, other.distribution) = (stack.axis, stack.distribution)
      (other.alignment, other.spacing) = (stack.alignment, stack.spacing)
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
      let views = living.arrangedSubviews
      switch Int.random(in: 0..<7, using: &random) {
      case 0: living.axis = living.axis == .horizontal ? .vertical : .horizontal
      case 1: living.distribution = Self.distributions.randomElement(using: &random) ?? .fill
      case 2: living.alignment = Self.alignments.randomElement(using: &random) ?? .fill
      case 3:
        views.randomElement(using: &random)?.isHidden.toggle()
        wasHidden = true
      case 4:
        guard let view = views.randomElement(using: &random) else { break }
        living.insertArrangedSubview(view, at: Int.random(in: 0..<views.count, using: &random))
      case 5:
        guard let view = views.randomElement(using: &random) else { break }
        living.setCustomSpacing(CGFloat(Int.random(in: 0...9, using: &random)), after: view)
      default:
        living.semanticContentAttribute =
          Bool.random(using: &random) ? .forceRightToLeft : .unspecified
      }
      if Bool.random(using: &random) { living.layoutIfNeeded() }
      let fresh = UIStackView.alone(
        living.arrangedSubviews.map { view in
          let copy = Sized(view.intrinsicContentSize.width, view.intrinsicContentSize.height)
          copy.isHidden = view.isHidden
          return copy
        }, width: 400, height: 400)
      (fresh.axis, fresh.distribution) = (living.axis, living.distribution)
      (fresh.alignment, fresh.spacing) = (living.alignment, living.spacing)
      fresh.semanticContentAttribute = living.semanticContentAttribute
      for (view, copy) in zip(living.arrangedSubviews, fresh.arrangedSubviews) {
        fresh.setCustomSpacing(living.customSpacing(after: view), after: copy)
      }
      let (found, expected) = (living.laidOut, fresh.laidOut)
      guard wasHidden, living.distribution == .fill else {
        #expect(found == expected, "seed \(seed), step \(step)")
        continue
      }
      // Natural sizes entered when their views were first arranged, and of several that hug equally the one
      // that entered first takes what is left over (12.4). Another order enters anew; hiding does not, so that
      // another one may have it than in a stack built with these views hidden. What they fill is the same.
      func end(_ frames: [CGRect]) -> CGFloat {
        frames.map { living.axis == .horizontal ? $0.maxX : $0.maxY }.max() ?? 0
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
      if stack.distribution == .fill || stack.distribution == .fillProportionally {
        stack.distribution = .equalSpacing
      }
      let start = spans(stack)
      for view in stack.arrangedSubviews.reversed() { stack.addArrangedSubview(view) }
      let reversed = spans(stack).reversed()
      for (before, after) in zip(start, reversed) {
        // Half a point of snapping at each edge.
        #expect(abs(before.0 - (400 - after.1)) <= 0.5, "seed \(seed), \(round)")
        #expect(abs(before.1 - (400 - after.0)) <= 0.5, "seed \(seed), \(round)")
      }
    }
  }
}

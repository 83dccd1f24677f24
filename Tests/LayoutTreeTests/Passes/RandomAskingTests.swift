import LayoutTree
import TestSupport
import Testing

/// Views of a random tree ask at random, from outside and during their turns; what the passes promise holds.
///
/// Source: `Rules/Passes.md#constraints-layout-display`.
@MainActor @Suite struct RandomAskingTests {
  /// A tree of up to thirty views, settled.
  private func tree(_ random: inout SeededRandom) -> (views: [DiaryView], diary: Diary) {
    let diary = Diary()
    var views = [DiaryView("0", diary)]
    for number in 1..<Int.random(in: 2...30, using: &random) {
      let above = views[Int.random(in: 0..<views.count, using: &random)]
      views.append(DiaryView("\(number)", diary, in: above))
    }
    views[0].layoutIfNeeded()
    diary.entries = []
    return (views, diary)
  }

  /// The views above, nearest first.
  private func above(_ view: PlainView) -> [PlainView] {
    Array(sequence(first: view, next: \.superview).dropFirst())
  }

  @Test(arguments: [41, 42, 43, 44] as [UInt64]) func whoAskedIsCalledOnceInOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      let (views, diary) = tree(&random)
      let asking = views.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let updating = views.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      asking.forEach { $0.node.setNeedsLayout() }
      updating.forEach { $0.node.setNeedsUpdateConstraints() }
      let called = views[Int.random(in: 0..<views.count, using: &random)]
      let top =
        ([called] + above(called)).last { ($0 as? DiaryView).map(asking.contains) == true }
        ?? called
      called.layoutIfNeeded()
      let served = asking.filter { $0.node.isDescendant(of: top.node) }
      let entries = diary.take()
      // Constraints of the whole tree come first, then layout below the topmost view that asked.
      #expect(
        Set(entries.prefix(updating.count)) == Set(updating.map { "constraints \($0.name)" }),
        "seed \(seed)")
      #expect(
        Set(entries.dropFirst(updating.count)) == Set(served.map { "layout \($0.name)" }),
        "seed \(seed)")
      #expect(entries.count == updating.count + served.count, "seed \(seed)")
      expectOrder(entries, views, seed)
      for view in views {
        #expect(view.node.requestsLayout == (asking.contains(view) && !served.contains(view)))
        #expect(!view.node.requestsUpdateConstraints)
      }
    }
  }

  /// Parents lay out before what is below them and make their constraints after it.
  private func expectOrder(_ entries: [String], _ views: [DiaryView], _ seed: UInt64) {
    let places = Dictionary(uniqueKeysWithValues: zip(entries, entries.indices))
    for view in views {
      for case let parent as DiaryView in above(view) {
        if let own = places["layout \(view.name)"], let other = places["layout \(parent.name)"] {
          #expect(other < own, "seed \(seed)")
        }
        if let own = places["constraints \(view.name)"],
          let other = places["constraints \(parent.name)"]
        {
          #expect(own < other, "seed \(seed)")
        }
      }
    }
  }

  /// Views that ask others during their turns, but only so often, settle: nothing waits afterwards and nothing
  /// is reported.
  @Test(arguments: [51, 52, 53, 54] as [UInt64]) func askingThatEndsSettles(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<25 {
      let (views, _) = tree(&random)
      // Fewer requests in all than one view may make.
      var left = 40
      for view in views {
        let other = views[Int.random(in: 0..<views.count, using: &random)]
        let third = views[Int.random(in: 0..<views.count, using: &random)]
        func ask() {
          left -= 1
          guard left > 0 else { return }
          other.node.setNeedsLayout()
          if left.isMultiple(of: 2) { third.node.setNeedsUpdateConstraints() }
          if left.isMultiple(of: 7) { third.layoutIfNeeded() }
        }
        view.onLayout = ask
        view.onUpdate = ask
        view.node.setNeedsLayout()
      }
      #expect(logged { views[0].layoutIfNeeded() }.isEmpty, "seed \(seed)")
      #expect(
        views.allSatisfy { !$0.node.requestsLayout && !$0.node.requestsUpdateConstraints },
        "seed \(seed)"
      )
    }
  }
}

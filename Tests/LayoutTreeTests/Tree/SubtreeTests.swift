import Foundation
import LayoutTree
import TestSupport
import Testing

/// What is edited equals what is rebuilt; subtrees move between trees.
@MainActor @Suite struct SubtreeTests {
  /// A random script of edits on a living tree ends where a tree built that way at once ends.
  @Test(arguments: [11, 12, 13, 14] as [UInt64]) func editedEqualsBuilt(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var constants = (0..<6).map { _ in CGFloat(Int.random(in: 5...80, using: &random)) }
    let living = Row(constants)
    living.root.layoutIfNeeded()
    for _ in 0..<60 {
      let index = Int.random(in: 0..<6, using: &random)
      constants[index] = CGFloat(Int.random(in: 5...80, using: &random))
      living.widths[index].constant = constants[index]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        living.widths[index].isActive = false
        living.root.layoutIfNeeded()
        living.widths[index].isActive = true
      case 1: living.root.layoutIfNeeded()
      default: break
      }
    }
    living.root.layoutIfNeeded()
    let fresh = Row(constants)
    fresh.root.layoutIfNeeded()
    #expect(
      living.root.subviews.map(\.frame) == fresh.root.subviews.map(\.frame), "seed \(seed)")
  }

  /// Six boxes in a row, each with a width of its own.
  @MainActor final class Row {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    var widths: [NSLayoutConstraint] = []
    init(_ constants: [CGFloat]) {
      var previous: PlainView?
      for constant in constants {
        let view = PlainView()
        root.insert(view)
        let width = view.widthAnchor.constraint(equalToConstant: constant)
        widths.append(width)
        NSLayoutConstraint.activate([
          width,
          view.leftAnchor.constraint(
            equalTo: previous?.rightAnchor ?? root.leftAnchor, constant: 2),
          view.topAnchor.constraint(equalTo: root.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
        previous = view
      }
    }
  }

  /// A subtree that outlives the tree it was laid out in is laid out in the next one.
  @Test func subtreesMoveBetweenTrees() {
    let inner = PlainView("inner")
    let kept = PlainView("kept")
    kept.insert(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: kept.leftAnchor, constant: 4),
      inner.topAnchor.constraint(equalTo: kept.topAnchor),
      inner.widthAnchor.constraint(equalTo: kept.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 6),
      kept.heightAnchor.constraint(equalToConstant: 30),
    ])
    func place(_ width: CGFloat) -> PlainView {
      let root = PlainView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      root.insert(kept)
      NSLayoutConstraint.activate([
        kept.leftAnchor.constraint(equalTo: root.leftAnchor),
        kept.rightAnchor.constraint(equalTo: root.rightAnchor),
        kept.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      return root
    }
    _ = place(100)
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 50, height: 6))
    let second = place(60)
    #expect(second.subviews == [kept])
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 30, height: 6))
    kept.node.removeFromParent()
    let third = place(20)
    #expect(third.subviews == [kept])
    #expect(inner.frame.width == 10)
  }

  @Test func aViewCannotLieInItselfInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, child) = (PlainView("view"), PlainView("child"))
        view.insert(child)
        child.insert(view)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("Can't add view as a subview of itself."))
  }

  @Test func aFrameThatIsNoNumberEndsWithApplesWordsInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = PlainView("view")
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("CALayer position contains NaN: view was given the frame"))
  }
}

import Foundation
import LayoutTree
import StackArrangements
import TestSupport
import Testing

/// Text that wraps is laid out twice: first a line's width, then the height for the width that came out
/// (`Rules/Sizes.md#text-that-wraps-is-solved-twice`, the last item, and 12.4).
@MainActor @Suite struct WrappingTextTests {
  /// 19 characters of 10 points, two lines from 9 characters on.
  private func text(wraps: Bool = true) -> PlainText {
    PlainText("some words of a row", wraps: wraps)
  }

  /// The width is found first; the height is the one for it.
  @Test func theHeightIsThatOfTheWidthThatWasFound() {
    let text = text()
    #expect(text.node.textWidth == nil)
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    root.insert(text)
    text.tie(.leading, .equal, root)
    text.tie(.trailing, .equal, root)
    text.tie(.top, .equal, root)
    // "some words" and "of a row"; a word a line, but "of a"; one line.
    for (width, height) in [(100, 50), (50, 100), (1000, 25)] as [(CGFloat, CGFloat)] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(text.node.textWidth == width)
      #expect(text.frame == CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// One beside another, both with equal priorities, in a row that is too narrow for both.
  private func row(_ first: PlainText, _ second: PlainText) -> PlainView {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 285, height: 300))
    root.insert(first)
    root.insert(second)
    first.tie(.leading, .equal, root)
    second.tie(.leading, .equal, first, .trailing)
    second.tie(.trailing, .equal, root)
    first.tie(.top, .equal, root)
    second.tie(.top, .equal, root)
    root.layoutIfNeeded()
    return root
  }

  /// Equal priorities: the view mentioned first keeps its size, but text that wraps has entered again.
  ///
  /// 285 points for 190 each: one has 190, the other 95.
  @Test(
    arguments: [
      (false, false, [190, 95]), (false, true, [190, 95]), (true, false, [95, 190]),
      (true, true, [190, 95]),
    ] as [(Bool, Bool, [CGFloat])])
  func textThatWrapsIsOnTheLosingSideOfTies(_ first: Bool, _ second: Bool, _ widths: [CGFloat]) {
    let root = row(text(wraps: first), text(wraps: second))
    #expect(root.subviews.map(\.frame.width) == widths)
  }

  /// The same when a text begins to wrap only after it was laid out.
  @Test func textThatBeginsToWrapEntersAgain() {
    let (first, second) = (text(wraps: false), text(wraps: false))
    let root = row(first, second)
    first.wraps = true
    root.layoutIfNeeded()
    #expect(second.frame.width == 190)
    // 95 points are nine characters: "some", "words of", "a row".
    #expect(first.frame.height == 75 && second.frame.height == 25)
  }

  /// Text twice as wide as it is high, which may have no answer at all, is laid out and left.
  @Test func textWhoseWidthFollowsItsHeightEnds() {
    let text = text()
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.insert(text)
    text.tie(.left, .equal, root)
    text.tie(.top, .equal, root)
    text.widthAnchor.constraint(equalTo: text.heightAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    // Edges are snapped to half points.
    #expect(abs(text.frame.width - 2 * text.frame.height) <= 1.5 && text.frame.height > 20)
  }

  /// Whatever happened before, a tree that is laid out ends where a new one ends.
  @Test(arguments: [31, 32, 33] as [UInt64]) func wrappingDoesNotRememberItsPast(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func column(_ texts: [String], width: CGFloat) -> PlainStack {
      let stack = PlainStack.alone(
        texts.map { PlainText($0, wraps: true) }, width: width, height: 900)
      stack.how.axis = .vertical
      stack.how.distribution = .equalSpacing
      return stack
    }
    func words() -> String {
      (0..<Int.random(in: 1...20, using: &random)).map { _ in "word" }.joined(separator: " ")
    }
    var texts = (0..<4).map { _ in words() }
    let living = column(texts, width: 200)
    living.layoutIfNeeded()
    for _ in 0..<20 {
      let index = Int.random(in: 0..<4, using: &random)
      texts[index] = words()
      (living.views[index] as? PlainText)?.text = texts[index]
      living.frame.size.width = CGFloat(Int.random(in: 60...300, using: &random))
      let fresh = column(texts, width: living.frame.width)
      #expect(living.laidOut == fresh.laidOut, "seed \(seed)")
    }
  }
}

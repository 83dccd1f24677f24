import AppKit
import Testing

/// Baselines of AppKit's views.
///
/// - SeeAlso: `Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`.
@MainActor struct BaselineTests {
  /// A view from before macOS 10.11.
  private final class OldView: NSView {
    override var baselineOffsetFromBottom: CGFloat { 7 }
    override var intrinsicContentSize: NSSize { NSSize(width: 10, height: 30) }
  }

  /// Lays two views out side by side with a baseline constraint; the second's alignment rectangle is
  /// returned as distance of its top from that of the first.
  private func offset(
    _ one: NSView, _ first: KeyPath<NSView, NSLayoutYAxisAnchor>, _ other: NSView,
    _ second: KeyPath<NSView, NSLayoutYAxisAnchor>, isFlipped: Bool
  ) -> CGFloat {
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 200))
    parent.addFree(one)
    parent.addFree(other)
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: parent.topAnchor, constant: 50),
      one.leftAnchor.constraint(equalTo: parent.leftAnchor),
      other.leftAnchor.constraint(equalTo: parent.leftAnchor),
      one[keyPath: first].constraint(equalTo: other[keyPath: second]),
    ])
    parent.layoutSubtreeIfNeeded()
    func top(_ view: NSView) -> CGFloat {
      let rect = view.alignmentRect(forFrame: view.frame)
      return isFlipped ? rect.minY : 200 - rect.maxY
    }
    return top(other) - top(one)
  }

  private func text(_ height: CGFloat, first: CGFloat, last: CGFloat) -> InsetView {
    let view = InsetView()
    view.natural = NSSize(width: 10, height: height)
    view.baselines = (first, last)
    view.insets = NSEdgeInsets(top: 3, left: 1, bottom: 2, right: 1)
    return view
  }

  /// Measured from the edges of the alignment rectangle: first at 12 of 40 and at 9 of 20, last at 40 − 4
  /// and at 20 − 5.
  @Test(arguments: [false, true]) func bothBaselines(isFlipped: Bool) {
    func pair() -> (InsetView, InsetView) {
      (text(40, first: 12, last: 4), text(20, first: 9, last: 5))
    }
    var (one, other) = pair()
    #expect(
      offset(one, \.firstBaselineAnchor, other, \.firstBaselineAnchor, isFlipped: isFlipped) == 3)
    (one, other) = pair()
    #expect(
      offset(one, \.lastBaselineAnchor, other, \.lastBaselineAnchor, isFlipped: isFlipped) == 21)
    (one, other) = pair()
    #expect(
      offset(one, \.lastBaselineAnchor, other, \.firstBaselineAnchor, isFlipped: isFlipped) == 27)
  }

  /// Without text the first baseline is the upper edge and the last one the lower edge.
  @Test(arguments: [false, true]) func withoutText(isFlipped: Bool) {
    func plain() -> InsetView { text(20, first: 0, last: 0) }
    #expect(
      offset(plain(), \.firstBaselineAnchor, plain(), \.topAnchor, isFlipped: isFlipped) == 0)
    #expect(
      offset(plain(), \.lastBaselineAnchor, plain(), \.bottomAnchor, isFlipped: isFlipped) == 0)
  }

  /// The name of macOS 10.7 still counts: 30 − 7 = 23.
  @Test(arguments: [false, true]) func theOldName(isFlipped: Bool) {
    let view = OldView()
    #expect(view.lastBaselineOffsetFromBottom == 7)
    #expect(
      offset(
        view, \.lastBaselineAnchor, text(20, first: 0, last: 0), \.topAnchor, isFlipped: isFlipped)
        == 23)
  }
}

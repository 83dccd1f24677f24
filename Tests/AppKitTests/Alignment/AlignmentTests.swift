import AppKit
import LayoutTree
import TestSupport
import Testing

/// Layout speaks of alignment rectangles, whichever way the superview counts.
///
/// - SeeAlso: `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`,
///   `Rules/Sizes.md#fitting-sizes`.
@MainActor @Suite(.serialized) struct AlignmentTests {
  /// Four visual insets and where they go: the upper one takes from the largest y where y grows up.
  @Test(arguments: [
    (false, NSRect(x: 12, y: 24, width: 94, height: 196)),
    (true, NSRect(x: 12, y: 21, width: 94, height: 196)),
  ])
  func insetsAreVisual(isFlipped: Bool, expected: NSRect) {
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 400, height: 400))
    let view = InsetView()
    view.insets = NSEdgeInsets(top: 1, left: 2, bottom: 4, right: 4)
    parent.addSubview(view)
    let frame = NSRect(x: 10, y: 20, width: 100, height: 201)
    #expect(view.alignmentRect(forFrame: frame) == expected)
    #expect(view.frame(forAlignmentRect: expected) == frame)
  }

  /// A view in no superview counts up, as a window does.
  @Test func aRootCountsUp() {
    let root = InsetView()
    root.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
    root.insets = NSEdgeInsets(top: 10, left: 0, bottom: 3, right: 0)
    let view = NSView()
    root.addFree(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 0, y: 3, width: 100, height: 87))
  }

  /// A superview of 320 × 504 and a view of 180 × 180 natural points with 20 more at the visual
  /// right and bottom, centred: the seed's log in UIKit's space is frame (70, 162, 200, 200).
  ///
  /// Where y grows up the frame reaches 20 points below its core: 504 − 162 − 200 = 142.
  @Test(arguments: [(false, 142.0), (true, 162)])
  func theNaturalSizeIsThatOfTheAlignmentRect(isFlipped: Bool, y: Double) {
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 320, height: 504))
    let view = InsetView()
    view.insets = NSEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
    view.natural = NSSize(width: 180, height: 180)
    parent.addFree(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 70, y: y, width: 200, height: 200))
    #expect(view.alignmentRect(forFrame: view.frame).size == NSSize(width: 180, height: 180))
    #expect(view.fittingSize == NSSize(width: 180, height: 180))
  }

  /// What a subclass makes of the pair is what layout does, in the superview's own space.
  @Test(arguments: [
    (false, NSRect(x: 10, y: 75, width: 40, height: 20)),
    (true, NSRect(x: 10, y: 5, width: 40, height: 20)),
  ])
  func overridersOfThePair(isFlipped: Bool, frame: NSRect) {
    /// Twice as large as its alignment rectangle, which begins where the frame's own y begins.
    final class Double: NSView {
      override func alignmentRect(forFrame frame: NSRect) -> NSRect {
        NSRect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height / 2)
      }
      override func frame(forAlignmentRect rect: NSRect) -> NSRect {
        NSRect(x: rect.minX, y: rect.minY, width: rect.width * 2, height: rect.height * 2)
      }
    }
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = Double()
    parent.addFree(view)
    // The alignment rectangle is 20 × 10 at 10 from the left; 5 from the top where y grows down, else
    // 15, so that its lower edge is at 75.
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: isFlipped ? 5 : 15),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame == frame)
  }

  /// The pair of insets that are read the wrong way round is found where the superview does not count so.
  @Test(arguments: [false, true]) func theInverseCheck(isFlipped: Bool) {
    /// Adds its ornament above, wherever above is for a superview that counts up.
    final class Ornamented: NSView {
      override func alignmentRect(forFrame frame: NSRect) -> NSRect {
        NSRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 8)
      }
      override func frame(forAlignmentRect rect: NSRect) -> NSRect {
        let isUp = superview?.isFlipped != true
        return NSRect(
          x: rect.minX, y: isUp ? rect.minY : rect.minY - 8, width: rect.width,
          height: rect.height + 8)
      }
    }
    let (log, found) = (LayoutProfile.standard.log, LayoutProfile.standard.alignmentMismatchFound)
    LayoutProfile.standard.checksAlignmentRects = true
    LayoutProfile.standard.log = { _ in }
    var mismatches: [AlignmentMismatch] = []
    LayoutProfile.standard.alignmentMismatchFound = { mismatches.append($0) }
    defer {
      LayoutProfile.standard.checksAlignmentRects = false
      LayoutProfile.standard.log = log
      LayoutProfile.standard.alignmentMismatchFound = found
    }
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = Ornamented()
    parent.addFree(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(mismatches.map(\.kind) == (isFlipped ? [.notInverse] : []))
  }

  /// Children see the superview's alignment rectangle; guides begin at it too.
  @Test(arguments: [false, true]) func whatChildrenSee(isFlipped: Bool) {
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    parent.insets = NSEdgeInsets(top: 10, left: 20, bottom: 30, right: 5)
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(parent)
    let (child, inGuide) = (NSView(), NSView())
    parent.addFree(child)
    parent.addFree(inGuide)
    parent.additionalSafeAreaInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = parent.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.leftAnchor.constraint(equalTo: parent.leftAnchor),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      child.rightAnchor.constraint(equalTo: parent.rightAnchor),
      inGuide.topAnchor.constraint(equalTo: guide.topAnchor),
      inGuide.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inGuide.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      inGuide.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(child.frame == NSRect(x: 20, y: isFlipped ? 10 : 30, width: 75, height: 60))
    #expect(inGuide.frame == NSRect(x: 22, y: isFlipped ? 11 : 33, width: 69, height: 56))
    #expect(guide.frame == inGuide.frame)
  }

  /// Each axis' natural length counts unless it is switched off; then nothing holds it.
  @Test func contentSizeConstraintsCanBeSwitchedOff() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = InsetView()
    view.natural = NSSize(width: 30, height: 40)
    parent.addFree(view)
    let width = view.widthAnchor.constraint(equalToConstant: 77)
    width.priority = NSLayoutConstraint.Priority(100)
    let height = view.heightAnchor.constraint(equalToConstant: 66)
    height.priority = NSLayoutConstraint.Priority(100)
    NSLayoutConstraint.activate([
      width, height, view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    #expect(view.isHorizontalContentSizeConstraintActive)
    #expect(view.isVerticalContentSizeConstraintActive)
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame.size == NSSize(width: 30, height: 40))
    view.isHorizontalContentSizeConstraintActive = false
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame.size == NSSize(width: 77, height: 40))
    view.isVerticalContentSizeConstraintActive = false
    view.isHorizontalContentSizeConstraintActive = true
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame.size == NSSize(width: 30, height: 66))
  }

  @Test func defaults() {
    let view = NSView()
    #expect(NSView.noIntrinsicMetric == -1)
    #expect(view.intrinsicContentSize == NSSize(width: -1, height: -1))
    for orientation in [NSLayoutConstraint.Orientation.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: orientation).rawValue == 250)
      #expect(view.contentCompressionResistancePriority(for: orientation).rawValue == 750)
    }
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(!NSView.requiresConstraintBasedLayout)
    #expect(view.autoresizingMask == [] && view.autoresizesSubviews)
    #expect(view.alignmentRectInsets.top == 0 && view.baselineOffsetFromBottom == 0)
    #expect(view.firstBaselineOffsetFromTop == 0 && view.lastBaselineOffsetFromBottom == 0)
  }

  /// The smallest size: of 30 points between 250 and 1000 only what must be.
  @Test func fittingIsTheSmallestSize() {
    let view = NSView()
    let (one, other) = (InsetView(), NSView())
    one.natural = NSSize(width: 30, height: 12.25)
    view.addFree(one)
    view.addFree(other)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      other.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 8),
      view.rightAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor, constant: 5),
      other.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      one.topAnchor.constraint(equalTo: view.topAnchor),
      view.bottomAnchor.constraint(equalTo: one.bottomAnchor),
    ])
    #expect(view.fittingSize == NSSize(width: 98, height: 13))
    #expect(view.frame == .zero)
  }
}

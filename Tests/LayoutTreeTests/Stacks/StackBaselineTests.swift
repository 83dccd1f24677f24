import Foundation
import LayoutTree
import StackArrangements
import Testing

/// Texts in stacks: baselines, and widths of texts that wrap
/// (`Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`,
/// `Rules/Stacks.md#baselines-of-a-stack`).
@MainActor @Suite struct StackBaselineTests {
  @Test(arguments: [StackArrangement.Alignment.firstBaseline, .lastBaseline])
  func rowsStandOnOneBaseline(_ alignment: StackArrangement.Alignment) {
    let (small, large) = (PlainText("small", size: 12), PlainText("large", size: 40))
    // The first view is kept below the top (`Rules/Stacks.md#alignment-across-a-stack`).
    let stack = PlainStack.free([large, small])
    stack.how.alignment = alignment
    stack.layoutIfNeeded()
    // Edges are snapped to half points.
    #expect(abs(small.lastBaseline - large.lastBaseline) <= 0.5)
    #expect(large.frame.minY == 0 && large.frame.maxY == stack.frame.height)
    #expect(small.frame.minY > 10)
  }

  /// Between texts the spacing counts from baseline to baseline, and from the edges to the outermost
  /// baselines (Apple, "isBaselineRelativeArrangement").
  @Test func columnsMeasureFromBaselines() {
    let (a, b) = (PlainText("first", size: 17), PlainText("second", size: 30))
    let stack = PlainStack.free([a, b])
    stack.how.axis = .vertical
    stack.how.spacing = .points(50)
    stack.how.isBaselineRelative = true
    stack.layoutIfNeeded()
    #expect(abs(a.firstBaseline - 50) <= 0.5)
    #expect(abs(b.firstBaseline - a.lastBaseline - 50) <= 0.5)
    #expect(abs(stack.frame.height - b.lastBaseline - 50) <= 0.5)
  }

  @Test func viewsWithoutTextMeasureFromEdges() {
    let (text, box) = (PlainText("text", size: 17), PlainView("view", 20, 30))
    let stack = PlainStack.free([box, text, PlainView("view", 20, 10)])
    stack.how.axis = .vertical
    stack.how.spacing = .points(50)
    stack.how.isBaselineRelative = true
    stack.layoutIfNeeded()
    #expect(box.frame.minY == 0)
    #expect(abs(text.firstBaseline - 80) <= 0.5)
    #expect(abs(stack.views[2].frame.minY - text.lastBaseline - 50) <= 0.5)
    #expect(stack.frame.height == stack.views[2].frame.maxY)
  }

  /// Rows ignore it (Apple, "isBaselineRelativeArrangement").
  @Test func rowsDoNotMeasureFromBaselines() {
    let stack = PlainStack.free([PlainText("a", size: 17), PlainText("b", size: 17)])
    stack.how.spacing = .points(9)
    stack.how.isBaselineRelative = true
    let frames = stack.laidOut
    #expect(frames[0].minX == 0 && frames[1].minX == frames[0].maxX + 9)
  }

  /// The system's distance between baselines is a line of text.
  @Test func theSystemsDistanceBetweenBaselinesIsALine() {
    let (a, b) = (PlainText("first", size: 16), PlainText("second", size: 16))
    let stack = PlainStack.free([a, b])
    stack.how.axis = .vertical
    stack.setSpacing(.system, after: a)
    stack.how.isBaselineRelative = true
    stack.layoutIfNeeded()
    // 16 above the lower baseline and 16 / 4 below the upper one.
    #expect(b.firstBaseline - a.lastBaseline == 20)
  }

  /// A row has the baseline of its tallest view, a column those of its first and last (`Rules/Stacks.md#baselines-of-a-stack`).
  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func aStackPassesOnBaselines(_ axis: NSLayoutConstraint.Axis) throws {
    let (small, large) = (PlainText("small", size: 12), PlainText("large", size: 40))
    let stack = PlainStack.free([small, large])
    stack.how.axis = axis
    stack.how.alignment = axis == .horizontal ? .center : .leading
    let root = try #require(stack.superview)
    let (first, last) = (PlainView("view", 5, 5), PlainView("view", 5, 5))
    for mark in [first, last] { root.insert(mark) }
    first.bottomAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    last.bottomAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(first.frame.maxY - (axis == .horizontal ? large : small).firstBaseline) <= 0.5)
    #expect(abs(last.frame.maxY - large.lastBaseline) <= 0.5)
    // Another view becomes the tallest.
    small.size = 60
    root.layoutIfNeeded()
    #expect(abs(first.frame.maxY - small.firstBaseline) <= 0.5)
    #expect(abs(last.frame.maxY - (axis == .horizontal ? small : large).lastBaseline) <= 0.5)
  }

  /// Two texts that do not fit side by side share the width as their lines would (`Rules/Stacks.md#lengths-that-nothing-decides-in-a-stack`).
  @Test func textsThatWrapShareARow() throws {
    let texts = ["one two three four five six", "one two three four five six seven eight nine"]
    let labels = texts.map { PlainText($0, size: 16, wraps: true) }
    // 27 and 44 characters of 8 points.
    let natural: [CGFloat] = [216, 352]
    let stack = PlainStack.alone(labels, width: 200, height: 300)
    let widths = stack.laidOut.map(\.width)
    #expect(widths[0] + widths[1] == 200)
    #expect(abs(widths[0] - 200 * natural[0] / (natural[0] + natural[1])) <= 0.5)
    let names = labels[1].node.identifiers(.horizontal)
    #expect(names.contains("UISV-text-width-disambiguation"))
  }
}

import Testing
import UIKit

/// Texts in stacks: baselines, and widths of texts that wrap (semantics 6 and 10).
@MainActor @Suite struct StackBaselineTests {
  private func label(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  /// The baseline of a label's first line below its superview's origin.
  private func firstBaseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
  /// The baseline of a label's last line.
  private func lastBaseline(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func rowsStandOnOneBaseline(_ alignment: UIStackView.Alignment) {
    let (small, large) = (label("small", size: 12), label("large", size: 40))
    // The first view is kept below the top (rules-ios 6.8).
    let stack = UIStackView.free([large, small])
    stack.alignment = alignment
    stack.layoutIfNeeded()
    // Edges are snapped to half points.
    #expect(abs(lastBaseline(small) - lastBaseline(large)) <= 0.5)
    #expect(large.frame.minY == 0 && large.frame.maxY == stack.frame.height)
    #expect(small.frame.minY > 10)
  }

  /// Between texts the spacing counts from baseline to baseline, and from the edges to the outermost
  /// baselines (Apple, "isBaselineRelativeArrangement").
  @Test func columnsMeasureFromBaselines() {
    let (a, b) = (label("first", size: 17), label("second", size: 30))
    let stack = UIStackView.free([a, b])
    stack.axis = .vertical
    stack.spacing = 50
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(abs(firstBaseline(a) - 50) <= 0.5)
    #expect(abs(firstBaseline(b) - lastBaseline(a) - 50) <= 0.5)
    #expect(abs(stack.frame.height - lastBaseline(b) - 50) <= 0.5)
  }

  @Test func viewsWithoutTextMeasureFromEdges() {
    let (text, box) = (label("text", size: 17), Sized(20, 30))
    let stack = UIStackView.free([box, text, Sized(20, 10)])
    stack.axis = .vertical
    stack.spacing = 50
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(box.frame.minY == 0)
    #expect(abs(firstBaseline(text) - 80) <= 0.5)
    #expect(abs(stack.arrangedSubviews[2].frame.minY - lastBaseline(text) - 50) <= 0.5)
    #expect(stack.frame.height == stack.arrangedSubviews[2].frame.maxY)
  }

  /// Rows ignore it (Apple, "isBaselineRelativeArrangement").
  @Test func rowsDoNotMeasureFromBaselines() {
    let stack = UIStackView.free([label("a", size: 17), label("b", size: 17)])
    stack.spacing = 9
    stack.isBaselineRelativeArrangement = true
    let frames = stack.laidOut
    #expect(frames[0].minX == 0 && frames[1].minX == frames[0].maxX + 9)
  }

  /// The system's distance between baselines is a line of text (8.1).
  @Test func theSystemsDistanceBetweenBaselinesIsALine() {
    let (a, b) = (label("first", size: 17), label("second", size: 17))
    let stack = UIStackView.free([a, b])
    stack.axis = .vertical
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    let line = a.font.ascender - a.font.descender
    #expect(abs(firstBaseline(b) - lastBaseline(a) - line) <= 0.5)
  }

  /// A row has the baseline of its tallest view, a column those of its first and last (10.1).
  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func aStackPassesOnBaselines(_ axis: NSLayoutConstraint.Axis) throws {
    let (small, large) = (label("small", size: 12), label("large", size: 40))
    let stack = UIStackView.free([small, large])
    stack.axis = axis
    stack.alignment = axis == .horizontal ? .center : .leading
    let root = try #require(stack.superview)
    let (first, last) = (Sized(5, 5), Sized(5, 5))
    for mark in [first, last] {
      mark.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(mark)
    }
    first.bottomAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    last.bottomAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(first.frame.maxY - firstBaseline(axis == .horizontal ? large : small)) <= 0.5)
    #expect(abs(last.frame.maxY - lastBaseline(large)) <= 0.5)
    // Another view becomes the tallest.
    small.font = .systemFont(ofSize: 60)
    root.layoutIfNeeded()
    #expect(abs(first.frame.maxY - firstBaseline(small)) <= 0.5)
    #expect(abs(last.frame.maxY - lastBaseline(axis == .horizontal ? small : large)) <= 0.5)
  }

  /// Two texts that do not fit side by side share the width as their lines would (10.2).
  @Test func textsThatWrapShareARow() throws {
    let texts = ["one two three four five six", "one two three four five six seven eight nine"]
    let labels = texts.map { label($0, size: 17) }
    let natural = labels.map(\.intrinsicContentSize.width)
    for label in labels { label.numberOfLines = 0 }
    let stack = UIStackView.alone(labels, width: 200, height: 300)
    let widths = stack.laidOut.map(\.width)
    #expect(widths[0] + widths[1] == 200)
    #expect(abs(widths[0] - 200 * natural[0] / (natural[0] + natural[1])) <= 0.5)
    let names = stack.identifiers(of: labels[1], .horizontal)
    #expect(names.contains("UISV-text-width-disambiguation"))
  }
}

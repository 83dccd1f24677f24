import Testing
import UIKit

/// Texts in stacks: baselines, and widths of texts that wrap
/// (`Rules/AlignmentRectangles.md#baselines-belong-to-the-alignment-rectangle`,
/// `Rules/Stacks.md#baselines-of-a-stack`).
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

  /// A row has the baseline of its tallest view, a column those of its first and last (`Rules/Stacks.md#baselines-of-a-stack`).
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
}

/// Alignment rectangles of views, and touches that are lost outside of a view.
extension Rule {
  /// A view whose two functions between frames and alignment rectangles are not inverse to each other.
  package static let alignmentNotInverse = Rule(
    "alignment-not-inverse", .warning,
    "alignmentRect(forFrame:) and frame(forAlignmentRect:) that do not undo each other")

  /// A natural size that contains the alignment insets, which frames add once more.
  package static let insetsCountedTwice = Rule(
    "insets-counted-twice", .warning,
    "an intrinsicContentSize that contains the alignment insets, which the frame adds once more")

  /// A control that sticks out of an ancestor that takes touches inside of it alone.
  package static let touchesOutsideParent = Rule(
    "touches-outside-parent", .warning,
    "a control that sticks out of a view, which gets no touches there")
}

public import Foundation

/// A view whose alignment rectangle probably differs from its author's intention.
///
/// Checked only while ``LayoutProfile/checksAlignmentRects`` is true. Rectangles are in points, in the
/// superview's native space, which is y up in AppKit unless it is flipped.
///
/// - SeeAlso: Apple, "alignmentRect(forFrame:)";
///   `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`,
///   `Rules/AlignmentRectangles.md#intrinsic-sizes-are-sizes-of-the-alignment-rectangle`.
@preconcurrency @MainActor public struct AlignmentMismatch {
  /// The kind of mismatch.
  public enum Kind: Hashable, Sendable {
    /// A view whose `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` are not inverse, so that
    /// constraints are not met visually.
    case notInverse
    /// An overridden natural size that includes the alignment insets, which the frame adds again.
    case insetsCountedTwice
    /// A control whose frame extends outside a superview, where it receives no touches.
    case touchesOutsideContainer
  }

  /// The kind of mismatch.
  public let kind: Kind
  /// The view.
  public let view: AnyObject
  /// The name of the view in reports.
  public let name: String
  /// The superview that blocks the touches, with its name in reports; nil for the other kinds.
  public var container: (view: AnyObject, name: String)? = nil
  /// The alignment rectangle that layout determined.
  public let alignmentRect: CGRect
  /// The frame that the view computes from it.
  public let frame: CGRect
  /// The alignment rectangle that the view computes from that frame.
  public let alignmentRectOfFrame: CGRect

  /// The message for the log, a few lines without a line feed at the end; the wording is not Apple's.
  public var message: String {
    switch kind {
    case .notInverse:
      """
      [AlignmentRects] \(name): alignmentRect(forFrame:) and frame(forAlignmentRect:) are not inverse.
      \tThe alignment rectangle \(Self.text(alignmentRect)) becomes the frame \(Self.text(frame)), \
      whose alignment rectangle is \(Self.text(alignmentRectOfFrame)).
      \tBoth must be overridden so that each undoes the other; alignmentRectInsets does both.
      """
    case .insetsCountedTwice:
      """
      [AlignmentRects] \(name): the alignment insets are counted twice.
      \tintrinsicContentSize adds them to the content, and the frame \(Self.text(frame)) adds them to \
      the alignment rectangle \(Self.text(alignmentRect)).
      \tThe natural size is that of the alignment rectangle, without insets.
      """
    case .touchesOutsideContainer:
      """
      [AlignmentRects] \(name): \(lostTouches ?? "touches are lost").
      \tIts frame is \(Self.text(frame)).
      """
    }
  }

  /// The effect on touches, in one sentence without its full stop; nil for the other kinds.
  package var lostTouches: String? {
    container.map {
      "touches at what sticks out of \($0.name) are lost: that view takes touches inside its bounds only"
    }
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(" + numbers.map { String(format: "%g", Double($0)) }.joined(separator: ", ") + ")"
  }
}

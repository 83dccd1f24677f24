public import Foundation

/// A view whose `alignmentRect(forFrame:)` and `frame(forAlignmentRect:)` are not inverse where layout put
/// it, so that what is aligned is not what constraints say.
///
/// Looked for only while ``LayoutSystem/checksAlignmentRects`` is on. Rectangles are in points, in the
/// superview's bounds, y down.
///
/// - SeeAlso: Apple, "alignmentRect(forFrame:)"; semantics 5.1-1 and 15-4.
@preconcurrency @MainActor public struct AlignmentMismatch {
  /// The view.
  public let view: AnyObject
  /// What reports call it.
  public let name: String
  /// The alignment rectangle that layout is about.
  public let alignmentRect: CGRect
  /// The frame that the view makes of it.
  public let frame: CGRect
  /// The alignment rectangle that the view makes of that frame.
  public let alignmentRectOfFrame: CGRect

  /// What is logged, three lines without a line feed at the end; the words are ours.
  public var message: String {
    """
    [AlignmentRects] \(name): alignmentRect(forFrame:) and frame(forAlignmentRect:) are not inverse.
    \tThe alignment rectangle \(Self.text(alignmentRect)) becomes the frame \(Self.text(frame)), \
    whose alignment rectangle is \(Self.text(alignmentRectOfFrame)).
    \tBoth must be overridden so that each undoes the other; alignmentRectInsets does both.
    """
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(" + numbers.map { String(format: "%g", Double($0)) }.joined(separator: ", ") + ")"
  }
}

package import Foundation
internal import LayoutTree

extension UIView {
  /// Returns the size of the frame around the fitting size, which is one of the alignment rectangle.
  ///
  /// Whatever gives a view a frame by its content asks this, so that ornaments outside of the alignment rectangle take
  /// no room from the content.
  ///
  /// - Parameters:
  ///   - target: The size of a frame, in points.
  ///   - horizontal: The priority of the target width.
  ///   - vertical: The priority of the target height.
  /// - Returns: The size of the frame, in points.
  /// - SeeAlso: `Rules/AlignmentRectangles.md#frames-from-fitting-sizes`.
  package func fittedFrameSize(
    _ target: CGSize = .zero, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    guard viewNode.profile.fittedSize == .alignmentRectangle else {
      return systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return frameSize(
      around: systemLayoutSizeFitting(
        alignmentSize(inFrame: target), withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical))
  }

  /// Returns the size of the alignment rectangle in a frame of a size, in points; never negative.
  func alignmentSize(inFrame size: CGSize) -> CGSize {
    let rect = alignmentRect(forFrame: CGRect(origin: .zero, size: size))
    return CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
  }

  /// Returns the size of the frame around an alignment rectangle of a size, in points.
  func frameSize(around size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }
}

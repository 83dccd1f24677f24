package import Foundation

extension NSView {
  /// The size of the frame whose alignment rectangle has the fitting size, in points.
  ///
  /// - SeeAlso: `Rules/AlignmentRectangles.md#frames-from-fitting-sizes`.
  package var fittedFrameSize: NSSize {
    guard viewNode.profile.fittedSize == .alignmentRectangle else { return fittingSize }
    return frame(forAlignmentRect: NSRect(origin: .zero, size: fittingSize)).size
  }
}

public import Foundation

/// Thumbnails and decoded images.
///
/// Everything is synchronous here.
extension UIImage {
  /// The image at a size in points, at its own scale; nil if the size is empty.
  ///
  /// The image is stretched to the size, not cropped: pass a size with its aspect ratio.
  ///
  /// Source: Apple, "preparingThumbnail(of:)".
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    guard small.cgImage != nil else { return nil }
    return small.withRenderingMode(renderingMode)
  }
  /// Passes the thumbnail to a handler; see ``preparingThumbnail(of:)``.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// Returns the thumbnail; see ``preparingThumbnail(of:)``.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Returns the image itself, which is already decoded.
  public func preparingForDisplay() -> UIImage? { self }
  /// Returns the image itself, which is already decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Passes the image itself to a handler.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
}

public import Foundation

/// Smaller and ready pictures; all is done at once here.
extension UIImage {
  /// The picture in a size in points, at its own scale; nil for a size without area.
  ///
  /// The picture is fitted to the size, not cut: state one of its proportions.
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
  /// The same, told afterwards; see ``preparingThumbnail(of:)``.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The same; see ``preparingThumbnail(of:)``.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// The picture, whose pixels are there already.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture, whose pixels are there already.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The picture, told afterwards.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
}

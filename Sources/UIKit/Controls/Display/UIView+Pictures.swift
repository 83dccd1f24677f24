public import Foundation
internal import ViewDrawing

extension UIView {
  /// A view that shows what this one looks like now, at the origin and of its size; nil for a view without area.
  ///
  /// - Parameter afterUpdates: Whether the tree is laid out first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }
  /// A view that shows what a part of this one looks like now; nil for a part without area.
  ///
  /// - Parameters:
  ///   - rect: The part, in the bounds of this view.
  ///   - afterUpdates: Whether the tree is laid out first.
  ///   - capInsets: The parts at the edges that keep their size when the new view is resized, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty, !bounds.isEmpty else { return nil }
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    let image = renderer.image { _ in
      let place = bounds.offsetBy(dx: -rect.minX, dy: -rect.minY)
      drawHierarchy(in: place, afterScreenUpdates: afterUpdates)
    }
    guard image.cgImage != nil else { return nil }
    return UIImageView(
      image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
  }
}

/// Pictures of a view in one call; Plumb's own, for programs without a screen.
extension UIView {
  /// The view and everything below it as a PNG file, laid out first.
  ///
  /// - Parameter scale: Pixels a point; the main screen's unless given.
  /// - Throws: For a view without area, or one larger than a picture may be.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    try ViewPicture.data(of: self, as: .png, scale: Double(scale ?? UIScreen.main.scale))
  }
  /// The view and everything below it as a PDF page of its size, laid out first.
  ///
  /// - Throws: For a view without area.
  public func pdfData() throws -> Data { try ViewPicture.data(of: self, as: .pdf) }
  /// The view and everything below it as an SVG document of its size, laid out first.
  ///
  /// - Throws: For a view without area.
  public func svgData() throws -> Data { try ViewPicture.data(of: self, as: .svg) }
}

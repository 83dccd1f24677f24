public import Drawing
public import Foundation
internal import ViewDrawing

extension UIView {
  /// A view at the origin that shows this view's current content at its size; nil for an empty view.
  ///
  /// - Parameter afterUpdates: Whether the tree is laid out first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }
  /// A view that shows the current content of a part of this view; nil for an empty part.
  ///
  /// - Parameters:
  ///   - rect: The part, in the bounds of this view.
  ///   - afterUpdates: Whether the tree is laid out first.
  ///   - capInsets: The insets of the parts that keep their size when the new view is resized, in points.
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

/// Pictures of a view in one call.
///
/// Not in UIKit.
extension UIView {
  /// The view and everything below it as a PNG file, laid out first.
  ///
  /// - Parameter scale: The number of pixels per point; nil uses the main screen's.
  /// - Throws: An error if the view is empty or larger than the maximum picture size.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    try ViewPicture.data(of: self, as: .png, scale: Double(scale ?? UIScreen.main.scale))
  }
  /// The view and everything below it as a PDF page of its size, laid out first.
  ///
  /// - Throws: An error if the view is empty.
  public func pdfData() throws -> Data { try ViewPicture.data(of: self, as: .pdf) }
  /// The view and everything below it as an SVG document of its size, laid out first.
  ///
  /// - Throws: An error if the view is empty.
  public func svgData() throws -> Data { try ViewPicture.data(of: self, as: .svg) }
  /// The parts of the view's picture that are drawn otherwise than on Apple's systems, laid out first; none of an empty view.
  ///
  /// - Complexity: That of a picture as SVG.
  public func pictureOmissions() -> PictureOmissions { ViewPicture.omissions(of: self) }
}

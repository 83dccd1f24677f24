public import Drawing
public import Foundation
internal import ViewDrawing

/// Pictures of a view in one call, for programs without a screen; not in AppKit.
extension NSView {
  /// The view and its subviews as a PNG file, after layout.
  ///
  /// - Parameter scale: Pixels per point; the main screen's unless given.
  /// - Throws: For a view without area, or one larger than a picture may be.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let screen = NSScreen.main?.backingScaleFactor ?? 2
    return try ViewPicture.data(of: self, as: .png, scale: Double(scale ?? screen))
  }
  /// The view and its subviews as a PDF page of the view's size, after layout.
  ///
  /// - Throws: For a view without area.
  public func pdfData() throws -> Data { try ViewPicture.data(of: self, as: .pdf) }
  /// A part of the view and its subviews as a PDF page of the part's size, after layout.
  ///
  /// - Parameter part: The part, in the view's coordinate space.
  /// - Throws: For a part without area.
  public func pdfData(inside part: NSRect) throws -> Data {
    if part == bounds { return try pdfData() }
    layoutSubtreeIfNeeded()
    var layers = ViewLayers(size: part.size)
    let top = isFlipped ? bounds.minY - part.minY : part.maxY - bounds.maxY
    let place = CGRect(
      x: bounds.minX - part.minX, y: top, width: bounds.width, height: bounds.height)
    layers.add(.view(self), in: place)
    return try ViewPicture.data(of: layers, as: .pdf)
  }
  /// The view and its subviews as an SVG document of the view's size, after layout.
  ///
  /// - Throws: For a view without area.
  public func svgData() throws -> Data { try ViewPicture.data(of: self, as: .svg) }
  /// The parts of the view's picture that are drawn otherwise than on Apple's systems, after layout; none of an empty view.
  ///
  /// - Complexity: That of a picture as SVG.
  public func pictureOmissions() -> PictureOmissions { ViewPicture.omissions(of: self) }
}

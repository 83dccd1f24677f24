public import Foundation
internal import ViewDrawing

/// Pictures of a view in one call; Plumb's own, for programs without a screen.
extension NSView {
  /// The view and everything below it as a PNG file, laid out first.
  ///
  /// - Parameter scale: Pixels a point; the main screen's unless given.
  /// - Throws: For a view without area, or one larger than a picture may be.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let screen = NSScreen.main?.backingScaleFactor ?? 2
    return try ViewPicture.data(of: self, as: .png, scale: Double(scale ?? screen))
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

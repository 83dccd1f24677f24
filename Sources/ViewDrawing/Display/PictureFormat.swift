package import Drawing
package import Foundation

/// The kinds of files that pictures are written as.
package enum PictureFormat: String, CaseIterable, Hashable, Codable, Sendable {
  /// Pixels.
  case png
  /// A page of the picture's size in points; text is text.
  case pdf
  /// A document of the picture's size in points; text is text.
  case svg

  /// Creates the format that a file's name ends in, whatever its letters' case; nil for any other ending.
  package init?(fileName: String) {
    self.init(rawValue: (fileName as NSString).pathExtension.lowercased())
  }

  /// Returns a new context for a picture.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels a point; ignored by formats without pixels.
  /// - Returns: Nil for a size without area, or one larger than a picture may be.
  package func context(size: CGSize, scale: Double) -> CGContext? {
    switch self {
    case .png: CGContext.bitmap(size: size, scale: scale)
    case .pdf: CGContext.pdf(size: size)
    case .svg: CGContext.svg(size: size)
    }
  }

  /// The file of what was drawn on a context of this format.
  ///
  /// - Throws: Where it cannot be written.
  package func data(from context: CGContext) throws(ImageError) -> Data {
    switch self {
    case .png:
      guard let image = context.makeImage() else {
        throw .encodingFailed("the bitmap cannot be read back")
      }
      return try image.pngData()
    case .pdf, .svg:
      guard let data = context.finish() else {
        throw .encodingFailed("the document cannot be ended")
      }
      return data
    }
  }
}

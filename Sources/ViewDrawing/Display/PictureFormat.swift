package import Drawing
package import Foundation

/// A file format for pictures.
package enum PictureFormat: String, CaseIterable, Hashable, Codable, Sendable {
  /// A PNG file with pixels.
  case png
  /// A PDF page with the picture's size in points; text remains text.
  case pdf
  /// An SVG document with the picture's size in points; text remains text.
  case svg

  /// Creates the format from a file name's extension, ignoring case; nil for any other extension.
  package init?(fileName: String) {
    self.init(rawValue: (fileName as NSString).pathExtension.lowercased())
  }

  /// Returns a new context for a picture.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - scale: The number of pixels per point; ignored by formats without pixels.
  /// - Returns: Nil for an empty size or one that exceeds the maximum.
  package func context(size: CGSize, scale: Double) -> CGContext? {
    switch self {
    case .png: CGContext.bitmap(size: size, scale: scale)
    case .pdf: CGContext.pdf(size: size)
    case .svg: CGContext.svg(size: size)
    }
  }

  /// Returns the file of a context of this format.
  ///
  /// - Throws: `ImageError` if the file cannot be written.
  package func data(from context: CGContext) throws(ImageError) -> Data {
    switch self {
    case .png:
      guard let data = try context.pngData() else {
        throw .encodingFailed("the bitmap cannot be read back")
      }
      return data
    case .pdf, .svg:
      guard let data = context.finish() else {
        throw .encodingFailed("the document cannot be ended")
      }
      return data
    }
  }
}

package import Drawing
package import Foundation
internal import LayoutTree
internal import PDFPictures

/// The locating and reading of pictures; unlike the initialisers of the fronts' classes, the functions report errors.
package enum ImageLoading {
  /// The reason why a file contains no usable picture.
  package enum Failure: Error, Sendable, Hashable {
    /// The file is missing or cannot be read; the reason is the system's message.
    case unreadable(path: String, reason: String)
    /// The file was read but is not a usable picture.
    case undecodable(path: String, ImageError)
  }

  /// The pixels of a picture in any supported format: those of `CGImage.decode`, and PDF.
  ///
  /// - Parameters:
  ///   - vectorScale: The number of pixels per unit of a vector picture; the first page of a PDF file is drawn.
  ///   - pixelLimit: The maximum width × height, in pixels.
  package static func bitmap(
    _ data: Data, vectorScale: Double = 1, pixelLimit: Int = CGImage.pixelLimit
  ) throws(ImageError) -> CGImage {
    CGImage.isPDF(data)
      ? try CGImage.firstPage(ofPDF: data, scale: vectorScale, pixelLimit: pixelLimit)
      : try CGImage.decode(data, vectorScale: vectorScale, pixelLimit: pixelLimit)
  }

  /// The number of pixels along each side of a unit in vector pictures that are examined.
  ///
  /// At one pixel per unit, the antialiased edges of thin strokes would be as wide as a narrow shadow and as frequent
  /// as the pixels they surround.
  package static let drawingDensity = 4
  /// The maximum width × height of a vector picture that is examined at a higher density.
  package static let examinedPixels = 1 << 22

  /// The pixels of a picture for examination; vector pictures have ``drawingDensity`` pixels along each side of a unit,
  /// or fewer to stay within the limit.
  ///
  /// - Parameter pixelLimit: The maximum width × height of a bitmap picture.
  package static func examined(
    _ data: Data, pixelLimit: Int
  ) throws(ImageError) -> (image: CGImage, density: Int) {
    var density = isDrawing(data) ? drawingDensity : 1
    while density > 1 {
      let limit = min(examinedPixels, pixelLimit)
      do throws(ImageError) {
        return (try bitmap(data, vectorScale: Double(density), pixelLimit: limit), density)
      } catch {
        guard case .badDimensions = error else { throw error }
        density /= 2
      }
    }
    return (try bitmap(data, pixelLimit: pixelLimit), 1)
  }

  /// Whether data is a vector picture: SVG or PDF.
  private static func isDrawing(_ data: Data) -> Bool {
    CGImage.isPDF(data) || CGImage.isMarkup(data)
  }

  /// Returns a decoded picture with `scale` pixels per point; vector pictures are drawn at that scale.
  package static func image(_ data: Data, scale: CGFloat) throws(ImageError) -> ImageContent {
    let usable = scale > 0 && scale.isFinite ? scale : 1
    let bitmap = try bitmap(data, vectorScale: Double(usable))
    return ImageContent(bitmap: bitmap, scale: usable)
  }

  /// Returns a picture file with `scale` pixels per point; nil for the scale in the file's name.
  package static func image(
    atPath path: String, scale stated: CGFloat? = nil
  ) throws(Failure) -> ImageContent {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    do {
      let isVector = [".svg", ".pdf"].contains(where: path.lowercased().hasSuffix)
      // A vector picture has no pixels; it is drawn for the screen.
      if isVector {
        var content = try image(data, scale: ScreenScale.main)
        content.vector = VectorPicture(data)
        return content
      }
      return try image(data, scale: stated ?? scale(ofPath: path))
    } catch {
      throw .undecodable(path: path, error)
    }
  }

  /// The scale in a file's name: 2 for `name@2x.png`, 1 without a suffix.
  package static func scale(ofPath path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let device = stem.split(separator: "~").first.map(String.init) ?? stem
    if device.hasSuffix("@2x") { return 2 }
    if device.hasSuffix("@3x") { return 3 }
    return 1
  }
}

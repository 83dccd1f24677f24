package import Drawing
package import Foundation
internal import LayoutTree
internal import PDFPictures

/// Finds and reads pictures; unlike the initialisers of the fronts' classes it says what went wrong.
package enum ImageLoading {
  /// A reason for which a file gave no picture.
  package enum Failure: Error, Sendable, Hashable {
    /// The file is missing or cannot be read; the text is the system's.
    case unreadable(path: String, reason: String)
    /// The file was read and is not a usable picture.
    case undecodable(path: String, ImageError)
  }

  /// The pixels of a picture in any format that is read: those of `CGImage.decode`, and PDF.
  ///
  /// - Parameters:
  ///   - vectorScale: Pixels a unit of a drawing's own size; of a PDF file the first page is drawn.
  ///   - pixelLimit: The largest width × height.
  package static func bitmap(
    _ data: Data, vectorScale: Double = 1, pixelLimit: Int = CGImage.pixelLimit
  ) throws(ImageError) -> CGImage {
    CGImage.isPDF(data)
      ? try CGImage.firstPage(ofPDF: data, scale: vectorScale, pixelLimit: pixelLimit)
      : try CGImage.decode(data, vectorScale: vectorScale, pixelLimit: pixelLimit)
  }

  /// Pixels along a side of each unit of a drawing that is examined.
  ///
  /// Drawn at one pixel a unit, the smoothed edges of thin strokes are as wide as a narrow shadow and as frequent
  /// as what they surround.
  package static let drawingDensity = 4
  /// The largest width × height of a drawing that is examined more densely than it is stated.
  package static let examinedPixels = 1 << 22

  /// The pixels of a picture for looking at them; drawings have ``drawingDensity`` of them along a side of each
  /// unit, or fewer where that would be too many.
  ///
  /// - Parameter pixelLimit: The largest width × height of what has pixels of its own.
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

  /// Whether data has no pixels of its own: SVG and PDF.
  private static func isDrawing(_ data: Data) -> Bool {
    CGImage.isPDF(data) || CGImage.isMarkup(data)
  }

  /// A decoded picture at `scale` pixels per point; vector pictures are drawn at that scale.
  package static func image(_ data: Data, scale: CGFloat) throws(ImageError) -> ImageContent {
    let usable = scale > 0 && scale.isFinite ? scale : 1
    let bitmap = try bitmap(data, vectorScale: Double(usable))
    return ImageContent(bitmap: bitmap, scale: usable)
  }

  /// A picture file at `scale` pixels per point; nil takes what the file's name states.
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
      // A drawing has no pixels of its own: it is drawn for the screen.
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

  /// The scale a file's name states: `name@2x.png` is 2, everything else 1.
  package static func scale(ofPath path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let device = stem.split(separator: "~").first.map(String.init) ?? stem
    if device.hasSuffix("@2x") { return 2 }
    if device.hasSuffix("@3x") { return 3 }
    return 1
  }
}

internal import Drawing
package import Foundation
internal import InsetDetection
internal import ViewDrawing

/// The picture of a detection: the core with a yellow outline, and the ornament tinted and hatched.
///
/// Shadows, glows and strokes are hatched in blue, badges in magenta. Small pictures are enlarged by a whole factor, so
/// that pixels can be counted.
package enum InsetPicture {
  /// The minimum length of the longer side of an enlarged picture, in pixels.
  private static let wanted = 320
  /// The distance between hatching lines, in pixels of the enlarged picture.
  private static let hatching = 6

  /// The PNG file of an examined picture.
  ///
  /// - Throws: `WorkbenchError.picture` if the file cannot be read or drawn.
  package static func png(of picture: PictureInsets) throws(WorkbenchError) -> Data {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: picture.path))
      let (image, _) = try ImageLoading.examined(data, pixelLimit: InsetDetector.maximumPixels)
      return try drawn(image, picture.detection).pngData()
    } catch {
      throw .picture(path: picture.path, why: "\(error)")
    }
  }

  /// Returns the enlarged picture with its marks.
  static func drawn(_ image: CGImage, _ detection: Detection) throws(ImageError) -> CGImage {
    let factor = max(1, min(8, wanted / max(1, max(image.width, image.height))))
    let (width, height) = (image.width * factor, image.height * factor)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    let core = detection.core
    for y in 0..<height {
      for x in 0..<width {
        let from = (y / factor) * image.width + x / factor
        let region = detection.regions.isEmpty ? .core : detection.regions[from]
        let isLine = (x + y) % hatching == 0
        var color = background(x, y, factor)
        let alpha = Int(image.pixels[from * 4 + 3])
        for part in 0..<3 {
          color[part] = Int(image.pixels[from * 4 + part]) + color[part] * (255 - alpha) / 255
        }
        if let mark = mark(region) { color = mixed(color, mark, isLine ? 85 : 35) }
        if let core, isOutline(x, y, core, factor) { color = [0, 214, 255] }
        for part in 0..<3 { bytes[(y * width + x) * 4 + part] = UInt8(min(255, color[part])) }
      }
    }
    return try CGImage(width: width, height: height, pixels: bytes)
  }

  /// The checkerboard behind transparent pixels: blue, green and red.
  private static func background(_ x: Int, _ y: Int, _ factor: Int) -> [Int] {
    let square = max(4, factor)
    return (x / square + y / square) % 2 == 0 ? [255, 255, 255] : [236, 236, 236]
  }

  /// Returns the colour of a region's marks: blue, green and red; nil for a region without marks.
  private static func mark(_ region: Detection.Region) -> [Int]? {
    switch region {
    case .clear, .core: nil
    case .soft: [220, 120, 30]
    case .badge: [190, 20, 210]
    }
  }

  private static func mixed(_ color: [Int], _ mark: [Int], _ percent: Int) -> [Int] {
    (0..<3).map { (color[$0] * (100 - percent) + mark[$0] * percent) / 100 }
  }

  /// Whether a pixel of the enlarged picture is on the core's outline, two pixels wide inside.
  private static func isOutline(_ x: Int, _ y: Int, _ core: PixelRect, _ factor: Int) -> Bool {
    let (left, top) = (core.left * factor, core.top * factor)
    let (right, bottom) = (core.right * factor, core.bottom * factor)
    guard x >= left, x < right, y >= top, y < bottom else { return false }
    return x < left + 2 || x >= right - 2 || y < top + 2 || y >= bottom - 2
  }
}

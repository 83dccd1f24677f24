internal import Drawing
internal import Foundation

/// A picture with an outline around a rectangle, to show the location of a view.
enum MarkedPicture {
  /// The outline's colour in bitmap order: blue, green, red, alpha.
  private static let red: [UInt8] = [0, 0, 255, 255]

  /// Returns a PNG file with a red outline around a rectangle; the unchanged file if it is not a picture.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in pixels; parts outside the picture are not drawn.
  ///   - width: The width of the outline, in pixels.
  static func mark(_ png: Data, _ rect: CGRect, width: Int) -> Data {
    guard let image = try? CGImage.decode(png), rect.isFinite else { return png }
    var pixels = Array(image.pixels)
    let inner = rect.intersection(
      CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard !inner.isNull else { return png }
    let (left, right) = (Int(inner.minX), min(Int(inner.maxX.rounded(.up)), image.width))
    let (top, bottom) = (Int(inner.minY), min(Int(inner.maxY.rounded(.up)), image.height))
    for y in top..<max(top, bottom) {
      for x in left..<max(left, right) {
        let isLine =
          x < left + width || x >= right - width || y < top + width || y >= bottom - width
        guard isLine else { continue }
        let start = (y * image.width + x) * 4
        pixels.replaceSubrange(start..<start + 4, with: red)
      }
    }
    let marked = try? CGImage(width: image.width, height: image.height, pixels: pixels)
    return (try? marked?.pngData()) ?? png
  }
}

extension CGRect {
  /// Whether all numbers are finite and small enough for pixel coordinates.
  fileprivate var isFinite: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e6 }
  }
}

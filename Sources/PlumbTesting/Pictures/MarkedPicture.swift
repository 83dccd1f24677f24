internal import Drawing
internal import Foundation

/// A picture with a frame around a rectangle, to show where something is.
enum MarkedPicture {
  /// The line's colour in the order of a bitmap: blue, green, red, alpha.
  private static let red: [UInt8] = [0, 0, 255, 255]

  /// A PNG file with a red line around a rectangle; the same file where it is not a picture.
  ///
  /// - Parameters:
  ///   - rect: In pixels; what lies outside is not drawn.
  ///   - width: Of the line, in pixels.
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
  /// Whether all numbers are finite and small enough for pixels.
  fileprivate var isFinite: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e6 }
  }
}

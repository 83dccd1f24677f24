internal import Drawing
package import Foundation

/// The differences between two pictures.
package struct PictureDifference {
  /// The number of differing pixels, including pixels of only one picture.
  package private(set) var count = 0
  /// The largest difference of a pixel component, up to 255.
  package private(set) var largest = 0
  /// The number of visibly different pixels: those whose colour distance exceeds the limit.
  package private(set) var seen = 0
  /// The number of compared pixels.
  package let total: Int
  /// The widths and heights, in pixels.
  package let sizes: (expected: CGSize, actual: CGSize)
  /// A PNG that covers both pictures, with differences in red, stronger for larger ones, on a pale grey version of the
  /// expected picture.
  package private(set) var picture = Data()

  /// Creates the comparison of two files; nil if one of them is not a picture.
  ///
  /// - Parameter distance: The maximum ``LabColor`` distance of colours that count as equal.
  package init?(expected: Data, actual: Data, distance limit: Double = 0) {
    guard let one = try? CGImage.decode(expected), let other = try? CGImage.decode(actual) else {
      return nil
    }
    sizes = (
      CGSize(width: one.width, height: one.height), CGSize(width: other.width, height: other.height)
    )
    let (width, height) = (max(one.width, other.width), max(one.height, other.height))
    total = width * height
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (Self.pixel(one, x, y), Self.pixel(other, x, y))
        let distances = zip(a, b).map { abs(Int($0) - Int($1)) }
        let distance = distances.max() ?? 0
        let isSeen = distance > 0 || a.isEmpty || b.isEmpty
        if isSeen { count += 1 }
        if isSeen,
          a.isEmpty || b.isEmpty || limit <= 0 || LabColor(a).distance(to: LabColor(b)) > limit
        {
          seen += 1
        }
        largest = max(largest, a.isEmpty || b.isEmpty ? 255 : distance)
        let lightest = Int(a.prefix(3).max() ?? 255)
        let grey = UInt8(200 + lightest * 55 / 255)
        let rest = UInt8(max(0, 140 - distance * 2))
        bytes += isSeen ? [rest, rest, 255, 255] : [grey, grey, grey, 255]
      }
    }
    let image = try? CGImage(width: width, height: height, pixels: bytes)
    picture = (try? image?.pngData()) ?? Data()
  }

  /// Whether the pictures are equal.
  package var isEmpty: Bool { count == 0 }

  /// A sentence without its full stop.
  package var summary: String {
    "\(count) pixels differ, by \(largest) of 255 at most"
      + (sizes.expected == sizes.actual
        ? "" : ", and the sizes are \(Self.text(sizes.expected)) and \(Self.text(sizes.actual))")
  }

  private static func text(_ size: CGSize) -> String {
    "\(Int(size.width)) × \(Int(size.height))"
  }

  /// Returns the four bytes of a pixel; empty outside the picture.
  private static func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> ArraySlice<UInt8> {
    guard x < image.width, y < image.height else { return [] }
    let at = (y * image.width + x) * 4
    return image.pixels[at..<at + 4]
  }
}

internal import CPNG
package import Foundation

/// Writes PNG files with libpng: 8-bit RGB, with alpha where a pixel is not opaque.
///
/// Screens are large and mostly flat: without filters and at a fast level of zlib they are nearly as
/// small in a quarter of the time. The same pixels give the same bytes.
struct PNGWriter {
  private let image: CGImage
  private let channels: Int
  /// From this many pixels on a picture is large.
  private static let largeCount = 1_000_000

  init(_ image: CGImage) {
    self.image = image
    let isOpaque = image.pixels.withUnsafeBufferPointer { bytes in
      var all: UInt8 = 255
      for at in stride(from: 3, to: bytes.count, by: 4) { all &= bytes[at] }
      return all == 255
    }
    channels = isOpaque ? 3 : 4
  }

  /// The file.
  func data() throws(ImageError) -> Data {
    var target = png_image()
    target.version = png_uint_32(PNG_IMAGE_VERSION)
    target.width = png_uint_32(image.width)
    target.height = png_uint_32(image.height)
    let alpha = channels == 3 ? 0 : PNG_FORMAT_FLAG_ALPHA
    target.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | alpha)
    let isLarge = image.width * image.height >= Self.largeCount
    if isLarge { target.flags = png_uint_32(PNG_IMAGE_FLAG_FAST) }
    let pixels = straight()
    var isWritten = false
    let bytes = [UInt8](
      unsafeUninitializedCapacity: Self.bound(pixels.count + image.height)
    ) { file, count in
      var size = png_alloc_size_t(file.count)
      isWritten =
        png_image_write_to_memory(&target, file.baseAddress, &size, 0, pixels, 0, nil) != 0
      count = isWritten ? Int(size) : 0
    }
    guard isWritten else {
      let why = withUnsafeBytes(of: target.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .encodingFailed(why)
    }
    return Data(bytes)
  }

  /// The most bytes that a file takes: those of rows that zlib cannot pack, and chunks.
  ///
  /// Source: `PNG_IMAGE_PNG_SIZE_MAX` of libpng's png.h.
  private static func bound(_ rows: Int) -> Int { rows + rows / 8 + rows / 64 + 1024 }

  /// All pixels as red, green, blue and perhaps alpha, not multiplied.
  private func straight() -> [UInt8] {
    let total = image.width * image.height
    return [UInt8](unsafeUninitializedCapacity: total * channels) { target, count in
      image.pixels.withUnsafeBufferPointer { pixels in
        var to = 0
        for from in stride(from: 0, to: total * 4, by: 4) {
          let alpha = Int(pixels[from + 3])
          for part in 0..<3 {
            let value = pixels[from + 2 - part]
            target[to + part] = channels == 3 ? value : Self.divided(Int(value), by: alpha)
          }
          if channels == 4 { target[to + 3] = UInt8(alpha) }
          to += channels
        }
      }
      count = total * channels
    }
  }

  /// A part of a colour that was multiplied with the alpha, to the nearest; nothing where nothing is seen.
  private static func divided(_ value: Int, by alpha: Int) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
  }
}

extension CGImage {
  /// This picture as a PNG file; the same pixels give the same bytes.
  package func pngData() throws(ImageError) -> Data { try PNGWriter(self).data() }
}

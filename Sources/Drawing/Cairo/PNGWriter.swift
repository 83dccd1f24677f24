internal import CPNG
package import Foundation

/// A writer of PNG files: 8 bits in a palette, or 8-bit RGB, with alpha if a pixel is not opaque.
///
/// The compression depends on the picture. Rows of mostly flat pictures, such as screens, are not filtered: a filter
/// would hide repetitions from zlib. Pictures whose pixels mostly differ from their neighbours, such as photographs,
/// are filtered by libpng. Equal pixels result in equal bytes.
struct PNGWriter {
  private let image: PixelRows
  private let palette: PNGPalette?
  private let channels: Int
  private let isFlat: Bool
  /// The minimum number of pixels of a large picture, which is compressed with a faster setting.
  private static let largeCount = 1_000_000

  init(_ image: PixelRows) {
    self.image = image
    palette = PNGPalette(image)
    guard palette == nil else {
      (channels, isFlat) = (1, true)
      return
    }
    let (alpha, repeated) = Self.counts(image)
    channels = alpha == 255 ? 3 : 4
    isFlat = 2 * repeated >= image.width * image.height
  }

  /// Returns the bits that the alpha of all pixels has, and the number of pixels that equal the previous or upper one.
  ///
  /// Without a branch in it, the loop works on several pixels at a time.
  private static func counts(_ image: PixelRows) -> (alpha: UInt32, repeated: Int) {
    // In memory, the pixels are blue, green, red and alpha.
    guard let pixels = image.pixels.baseAddress else { return (0, 0) }
    let (width, count) = (image.width, image.width * image.height)
    var (all, repeated) = (UInt32(littleEndian: pixels[0]), 0)
    for at in 1..<min(width, count) {
      all &= UInt32(littleEndian: pixels[at])
      repeated &+= pixels[at] == pixels[at - 1] ? 1 : 0
    }
    for at in width..<count {
      all &= UInt32(littleEndian: pixels[at])
      let (left, above) = (pixels[at] == pixels[at - 1], pixels[at] == pixels[at - width])
      repeated &+= (left ? 1 : 0) | (above ? 1 : 0)
    }
    return (all >> 24, repeated)
  }

  /// The file.
  func data() throws(ImageError) -> Data { isFlat ? try flat() : try filtered() }

  private var isLarge: Bool { image.width * image.height >= Self.largeCount }

  /// Returns the file of a picture with repeating rows.
  ///
  /// Of large pictures, level 6 takes a sixth more time than level 5 and saves a hundredth of the bytes.
  ///
  /// - SeeAlso: `Documentation/Decisions/png-and-zlib.md`.
  private func flat() throws(ImageError) -> Data {
    let rows = palette?.rows ?? straight(rowStart: [0])
    guard let packed = Deflate.packed(rows, level: isLarge ? 5 : 6) else {
      throw .encodingFailed("no memory")
    }
    let form =
      palette.map { PNGFile.Form.palette($0.colours.map(Self.straight)) }
      ?? (channels == 3 ? .opaque : .transparent)
    return PNGFile(width: image.width, height: image.height, form, packed: packed).data
  }

  /// Returns the file of a picture whose pixels differ from their neighbours.
  private func filtered() throws(ImageError) -> Data {
    var target = png_image()
    target.version = png_uint_32(PNG_IMAGE_VERSION)
    target.width = png_uint_32(image.width)
    target.height = png_uint_32(image.height)
    let alpha = channels == 3 ? 0 : PNG_FORMAT_FLAG_ALPHA
    target.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | alpha)
    if isLarge { target.flags = png_uint_32(PNG_IMAGE_FLAG_FAST) }
    let pixels = straight(rowStart: [])
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

  /// Returns the maximum number of bytes in a file: incompressible rows, and chunks.
  ///
  /// Source: `PNG_IMAGE_PNG_SIZE_MAX` of libpng's png.h.
  private static func bound(_ rows: Int) -> Int { rows + rows / 8 + rows / 64 + 1024 }

  /// Returns all pixels row by row as unpremultiplied red, green, blue and possibly alpha.
  ///
  /// - Parameter rowStart: The bytes before each row.
  private func straight(rowStart: [UInt8]) -> [UInt8] {
    channels == 3 ? opaque(rowStart) : transparent(rowStart)
  }

  /// Returns the pixels of an opaque picture, which need no division.
  private func opaque(_ rowStart: [UInt8]) -> [UInt8] {
    let (width, height) = (image.width, image.height)
    let total = height * (width * 3 + rowStart.count)
    return [UInt8](unsafeUninitializedCapacity: total) { target, count in
      guard var to = target.baseAddress, var from = image.pixels.baseAddress else { return }
      for _ in 0..<height {
        for byte in rowStart {
          to[0] = byte
          to += 1
        }
        for _ in 0..<width {
          let pixel = UInt32(littleEndian: from[0])
          to[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          to[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          to[2] = UInt8(truncatingIfNeeded: pixel)
          to += 3
          from += 1
        }
      }
      count = total
    }
  }

  private func transparent(_ rowStart: [UInt8]) -> [UInt8] {
    let (width, height) = (image.width, image.height)
    let total = height * (width * channels + rowStart.count)
    return [UInt8](unsafeUninitializedCapacity: total) { target, count in
      let pixels = UnsafeRawBufferPointer(image.pixels)
      var to = 0
      for row in 0..<height {
        for byte in rowStart {
          target[to] = byte
          to += 1
        }
        for from in stride(from: row * width * 4, to: (row + 1) * width * 4, by: 4) {
          let alpha = Int(pixels[from + 3])
          for part in 0..<3 {
            let value = pixels[from + 2 - part]
            target[to + part] = alpha == 255 ? value : Self.divided(Int(value), by: alpha)
          }
          if channels == 4 { target[to + 3] = UInt8(alpha) }
          to += channels
        }
      }
      count = total
    }
  }

  /// Returns the red, green, blue and alpha of a premultiplied pixel.
  private static func straight(_ pixel: UInt32) -> [UInt8] {
    let pixel = UInt32(littleEndian: pixel)
    let alpha = Int(pixel >> 24)
    return [16, 8, 0].map { divided(Int(pixel >> $0 & 255), by: alpha) } + [UInt8(alpha)]
  }

  /// Returns a component without premultiplication, rounded; 0 for transparent pixels.
  private static func divided(_ value: Int, by alpha: Int) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
  }
}

extension CGImage {
  /// Returns this picture as a PNG file; equal pixels give equal bytes.
  package func pngData() throws(ImageError) -> Data {
    let file: Result<Data, ImageError> = pixels.withUnsafeBytes { bytes in
      let rows = PixelRows(
        width: width, height: height, pixels: bytes.bindMemory(to: UInt32.self))
      return Result { () throws(ImageError) in try PNGWriter(rows).data() }
    }
    return try file.get()
  }
}

/// The premultiplied pixels of a bitmap, rows from the top without padding, while their memory is there.
struct PixelRows {
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  /// The pixels: blue, green, red and alpha in memory.
  let pixels: UnsafeBufferPointer<UInt32>
}

extension CGContext {
  /// Returns the bitmap as a PNG file without a copy of its pixels; nil for PDF and SVG.
  ///
  /// - Throws: `ImageError.encodingFailed` without memory.
  package func pngData() throws(ImageError) -> Data? {
    guard let bitmap, let rows = bitmap.rows else { return nil }
    defer { withExtendedLifetime(bitmap) {} }
    return try PNGWriter(rows).data()
  }
}

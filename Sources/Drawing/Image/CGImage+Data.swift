public import Foundation

extension CGImage {
  /// Creates a picture from bytes with eight bits per component: grey, RGB, or RGB with a fourth byte.
  ///
  /// - Parameters:
  ///   - bitsPerPixel: 8, 24 or 32.
  ///   - bytesPerRow: The distance between rows.
  ///   - space: The interpretation of colours; Display P3 is converted to sRGB.
  ///   - bitmapInfo: The position of alpha, and the byte order of 32-bit words.
  ///   - provider: The bytes.
  ///   - decode: Not used; components range from 0 to 1.
  /// - Returns: Nil for other layouts, too few bytes, or invalid sides.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil,
      let layout = PixelLayout(bitsPerPixel: bitsPerPixel, space, bitmapInfo),
      let data = provider.data, Self.isAllowed(width: width, height: height),
      bytesPerRow >= width * layout.bytes, bytesPerRow <= 1 << 32,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytes
    else { return nil }
    let source = [UInt8](data)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let color = layout.color(source, at: y * bytesPerRow + x * layout.bytes)
        let at = (y * width + x) * 4
        for (part, value) in [color.blue, color.green, color.red, 1].enumerated() {
          pixels[at + part] = UInt8((value * color.alpha * 255).rounded())
        }
      }
    }
    do { try self.init(width: width, height: height, pixels: pixels) } catch { return nil }
  }

  /// Creates an image mask from bytes with eight bits per pixel: 0 paints, 255 does not.
  ///
  /// - Parameter decode: Two numbers; 1 and 0 invert the mask.
  /// - Returns: Nil for other layouts, too few bytes, or invalid sides.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, Self.isAllowed(width: width, height: height),
      let data = provider.data, bytesPerRow >= width, bytesPerRow <= 1 << 32,
      data.count >= bytesPerRow * (height - 1) + width
    else { return nil }
    let isTurned = decode.map { $0[0] > $0[1] } ?? false
    let source = [UInt8](data)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for value in source[y * bytesPerRow..<y * bytesPerRow + width] {
        let value = isTurned ? 255 - value : value
        pixels += [value, value, value, 255]
      }
    }
    do {
      try self.init(width: width, height: height, pixels: pixels, isMask: true)
    } catch {
      return nil
    }
  }

  /// The picture's bytes, in the layout of ``bitmapInfo``.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(pixels)) }
  /// The interpretation of the bytes: sRGB.
  public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpace(kind: .sRGB) }
  /// Alpha before premultiplied colours.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// 32-bit words, low byte first: blue, green, red and alpha in memory.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }
}

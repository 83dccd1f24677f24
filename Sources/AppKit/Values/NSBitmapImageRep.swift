public import Drawing
public import Foundation
internal import ViewDrawing

/// An image made of pixels.
///
/// Source: Apple, "NSBitmapImageRep".
///
/// Pixels have eight bits per component, premultiplied sRGB.
///
/// Unchecked: Apple's declaration; a program that changes one does so on one thread at a time.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  /// An image file format.
  ///
  /// Source: Apple, "NSBitmapImageRep.FileType"; PNG, JPEG and TIFF are written.
  public enum FileType: UInt, Sendable {
    case tiff = 0
    case bmp = 1
    case gif = 2
    case jpeg = 3
    case png = 4
    case jpeg2000 = 5
  }

  /// An option for writing a file; only the compression factor of JPEG has an effect.
  ///
  /// Source: Apple, "NSBitmapImageRep.PropertyKey".
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number from 0 to 1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// Whether the file is decoded progressively.
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  private var pixels: CGImage?
  /// The bytes that a program got to change; its pixels take precedence once they exist.
  private var bytes: UnsafeMutablePointer<UInt8>?
  deinit { bytes?.deallocate() }
  /// The context that draws into the representation; its pixels take precedence once it exists.
  private var page: CGContext?

  /// Creates a representation at one pixel per point.
  public init(cgImage: CGImage) {
    pixels = cgImage
    super.init()
    size = NSSize(width: cgImage.width, height: cgImage.height)
    (pixelsWide, pixelsHigh, bitsPerSample) = (cgImage.width, cgImage.height, 8)
  }

  /// Creates a representation from an image file's bytes at one pixel per point; nil when they cannot be
  /// decoded.
  public convenience init?(data: Data) {
    guard let image = try? ImageLoading.bitmap(data) else { return nil }
    self.init(cgImage: image)
  }

  /// Creates transparent pixels for drawing through ``NSGraphicsContext/init(bitmapImageRep:)``.
  ///
  /// Returns nil for sides that are not positive or too large, and for planes, since memory is always allocated
  /// by the representation. The arguments about the memory layout are accepted; it is always four components of
  /// eight bits.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int,
    hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int,
    bitsPerPixel pBits: Int
  ) {
    guard planes == nil, !isPlanar, CGImage.isAllowed(width: width, height: height) else {
      return nil
    }
    pixels = try? CGImage(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    super.init()
    size = NSSize(width: width, height: height)
    (pixelsWide, pixelsHigh, bitsPerSample) = (width, height, 8)
    hasAlpha = alpha
  }

  /// The current pixels.
  open var cgImage: CGImage? {
    if let bytes { return Self.image(bytes, pixelsWide, pixelsHigh) }
    return page?.makeImage() ?? pixels
  }
  private static func image(
    _ bytes: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int
  ) -> CGImage? {
    var list = Array(UnsafeBufferPointer(start: bytes, count: width * height * 4))
    for at in stride(from: 0, to: list.count, by: 4) { list.swapAt(at, at + 2) }
    return try? CGImage(width: width, height: height, pixels: list)
  }
  /// The bytes of the pixels, rows from the top: red, green, blue and opacity, which colours are multiplied by.
  ///
  /// Bytes that a program writes there are drawn, until a context draws into the representation.
  open var bitmapData: UnsafeMutablePointer<UInt8>? {
    if let bytes { return bytes }
    guard let image = cgImage, !image.pixels.isEmpty else { return nil }
    let made = UnsafeMutablePointer<UInt8>.allocate(capacity: image.pixels.count)
    made.initialize(from: image.pixels, count: image.pixels.count)
    for at in stride(from: 0, to: image.pixels.count, by: 4) {
      (made[at], made[at + 2]) = (made[at + 2], made[at])
    }
    bytes = made
    page = nil
    return made
  }
  private func byte(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8>? {
    guard x >= 0, y >= 0, x < pixelsWide, y < pixelsHigh else { return nil }
    return bitmapData.map { $0 + (y * pixelsWide + x) * 4 }
  }
  /// Sets the colour of a pixel, relative to the upper left corner; does nothing outside the image.
  open func setColor(_ color: NSColor, atX x: Int, y: Int) {
    guard let byte = byte(x, y), let color = color.usingColorSpace(.sRGB) else { return }
    let alpha = min(1, max(0, color.alphaComponent))
    let parts = [color.redComponent, color.greenComponent, color.blueComponent]
    for (index, part) in parts.enumerated() {
      byte[index] = UInt8((min(1, max(0, part)) * alpha * 255).rounded())
    }
    byte[3] = UInt8((alpha * 255).rounded())
  }
  /// Reads the four components of a pixel.
  open func getPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {
    guard let byte = byte(x, y) else { return }
    for index in 0..<4 { p[index] = Int(byte[index]) }
  }
  /// Sets the four components of a pixel.
  open func setPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int) {
    guard let byte = byte(x, y) else { return }
    for index in 0..<4 { byte[index] = UInt8(clamping: p[index]) }
  }
  /// The number of bits per pixel: 32.
  open var bitsPerPixel: Int { 32 }
  /// The number of bytes per row.
  open var bytesPerRow: Int { pixelsWide * 4 }
  /// The number of components per pixel.
  open var samplesPerPixel: Int { 4 }
  /// Whether each component has a separate plane: always false.
  open var isPlanar: Bool { false }
  /// The colour space of the components.
  open var colorSpace: NSColorSpace { .sRGB }

  /// The colour of a pixel, relative to the upper left corner; nil outside the image.
  open func colorAt(x: Int, y: Int) -> NSColor? {
    cgImage?.color(x: x, y: y).map {
      NSColor(srgbRed: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
  }

  /// Returns the image as file data: PNG, JPEG or uncompressed TIFF; nil for other formats.
  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    guard let image = cgImage else { return nil }
    switch storageType {
    case .png: return try? image.pngData()
    case .jpeg:
      let quality = properties[.compressionFactor] as? Double ?? 0.8
      return try? image.jpegData(quality: quality)
    case .tiff: return TIFFWriter.data(of: image)
    default: return nil
    }
  }

  open override func draw() -> Bool {
    guard let context = GraphicsStack.current.context, let cgImage else { return false }
    context.draw(cgImage, in: NSRect(origin: .zero, size: size))
    return true
  }

  open override func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context: NSGraphicsContext?, hints: [HintKey: Any]?
  ) -> CGImage? { cgImage }

  /// Returns a context that draws into the pixels, in points of ``NSImageRep/size``, y up.
  func makeContext() -> CGContext? {
    guard let image = cgImage,
      let context = CGContext(
        data: nil, width: pixelsWide, height: pixelsHigh, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    else { return nil }
    let pixels = NSSize(width: pixelsWide, height: pixelsHigh)
    context.draw(image, in: NSRect(origin: .zero, size: pixels))
    if size.width > 0, size.height > 0 {
      context.scaleBy(x: CGFloat(pixelsWide) / size.width, y: CGFloat(pixelsHigh) / size.height)
    }
    page = context
    bytes?.deallocate()
    bytes = nil
    return context
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    guard let image = cgImage else { return self }
    let copy = NSBitmapImageRep(cgImage: image)
    copy.size = size
    copy.hasAlpha = hasAlpha
    return copy
  }
}

/// The name of a colour space.
///
/// Source: Apple, "NSColorSpaceName".
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a colour space name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Device RGB.
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  /// Device grey.
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
  /// Calibrated RGB.
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  /// Calibrated grey.
  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
  /// Named colours of a catalogue.
  public static let named = NSColorSpaceName(rawValue: "NSNamedColorSpace")
}

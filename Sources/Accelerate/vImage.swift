public import Drawing
public import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The code of a result; 0 means success.
public typealias vImage_Error = Int
/// A number of flags.
public typealias vImage_Flags = UInt32
/// A pixel of four bytes.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// The result of a call that succeeded.
public let kvImageNoError: vImage_Error = 0
/// The result of a call with a kernel of an even size.
public let kvImageInvalidKernelSize: vImage_Error = -21_767
/// The result of a call with buffers that do not fit.
public let kvImageBufferSizeMismatch: vImage_Error = -21_774
/// The result of a call with an argument that does not fit.
public let kvImageInvalidParameter: vImage_Error = -21_773
/// No flags.
public let kvImageNoFlags = 0
/// The pixels of edges count beyond them.
public let kvImageEdgeExtend = 8
/// A colour counts beyond edges; taken for ``kvImageEdgeExtend``.
public let kvImageBackgroundColorFill = 4
/// Finer scaling; has no effect.
public let kvImageHighQualityResampling = 32
/// No memory is made.
public let kvImageNoAllocate = 512
/// Only the size of memory is returned.
public let kvImageGetTempBufferSize = 128
/// No threads; has no effect.
public let kvImageDoNotTile = 16

/// The names of the library in Swift.
///
/// - SeeAlso: Apple, "vImage".
public enum vImage {
  /// An error of a call.
  public enum Error: Int, Swift.Error {
    /// An argument does not fit.
    case invalidParameter = -21_773
    /// Buffers do not fit.
    case bufferSizeMismatch = -21_774
    /// There is no memory.
    case memoryAllocationError = -21_771
  }
}

/// Pixels in memory.
///
/// - SeeAlso: Apple, "vImage_Buffer".
public struct vImage_Buffer {
  /// The first byte of the first row.
  public var data: UnsafeMutableRawPointer!
  /// The height in pixels.
  public var height: vImagePixelCount
  /// The width in pixels.
  public var width: vImagePixelCount
  /// The bytes of a row.
  public var rowBytes: Int

  /// Creates a buffer without memory.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  /// Creates a buffer of memory that is someone else's.
  public init(
    data: UnsafeMutableRawPointer?, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
  /// Creates a buffer of new memory, which ``free()`` releases.
  ///
  /// - Parameter bitsPerPixel: 8, 16, 32, 64 or 128.
  /// - Throws: `vImage.Error.invalidParameter` for sides or sizes that are not positive or too large.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    guard width > 0, height > 0,
      vImageBuffer_Init(
        &self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, 0)
        == kvImageNoError
    else { throw vImage.Error.invalidParameter }
  }
  /// The size in pixels.
  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
  /// Releases memory that a call made.
  public func free() { data?.deallocate() }
}

/// The format of a bitmap's pixels, of which four bytes each are read.
///
/// - SeeAlso: Apple, "vImage_CGImageFormat".
public struct vImage_CGImageFormat {
  /// The bits of a component.
  public var bitsPerComponent: UInt32
  /// The bits of a pixel.
  public var bitsPerPixel: UInt32
  /// The space of colours.
  public var colorSpace: Unmanaged<CGColorSpace>?
  /// The places of components.
  public var bitmapInfo: CGBitmapInfo
  /// Creates a format.
  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>?,
    bitmapInfo: CGBitmapInfo, version: UInt32 = 0, decode: UnsafePointer<CGFloat>? = nil,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    (self.colorSpace, self.bitmapInfo) = (colorSpace, bitmapInfo)
  }
}

/// Makes memory with a bitmap's pixels, which ``vImage_Buffer/free()`` releases; always premultiplied, with blue first.
public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  let data = UnsafeMutableRawPointer.allocate(byteCount: image.pixels.count, alignment: 16)
  image.pixels.withUnsafeBytes { bytes in
    if let start = bytes.baseAddress { data.copyMemory(from: start, byteCount: bytes.count) }
  }
  buf.pointee = vImage_Buffer(
    data: data, height: vImagePixelCount(image.height), width: vImagePixelCount(image.width),
    rowBytes: image.width * 4)
  return kvImageNoError
}

/// Makes memory for pixels, which ``vImage_Buffer/free()`` releases.
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount,
  _ width: vImagePixelCount, _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  let pixels = width.multipliedReportingOverflow(by: height)
  guard !pixels.overflow, pixels.partialValue > 0, pixels.partialValue <= 64_000_000,
    [8, 16, 32, 64, 128].contains(pixelBits)
  else { return kvImageInvalidParameter }
  let rowBytes = Int(width) * Int(pixelBits) / 8
  let data = UnsafeMutableRawPointer.allocate(byteCount: rowBytes * Int(height), alignment: 16)
  data.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes * Int(height))
  buf.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: rowBytes)
  return kvImageNoError
}

/// Creates a bitmap of memory that holds premultiplied pixels with blue first.
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
  _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
  _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags,
  _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>? {
  guard let pixels = PixelRows(buf.pointee),
    let image = try? CGImage(
      width: pixels.width, height: pixels.height,
      pixels: (0..<pixels.height).flatMap { pixels.row($0) })
  else {
    error?.pointee = kvImageInvalidParameter
    return nil
  }
  error?.pointee = kvImageNoError
  return .passRetained(image)
}

/// Converts numbers of 16 bits to numbers of 32 bits.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee, from: Float16.self) { Float($0) }
}

/// Converts numbers of 32 bits to numbers of 16 bits.
public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee, from: Float.self) { Float16($0) }
}

/// Converts each pixel of a buffer to a pixel of another one.
private func convert<From, To>(
  _ source: vImage_Buffer, _ target: vImage_Buffer, from: From.Type, _ value: (From) -> To
) -> vImage_Error {
  let (from, to) = (MemoryLayout<From>.size, MemoryLayout<To>.size)
  guard target.width <= source.width, target.height <= source.height,
    let input = source.data, let output = target.data,
    source.rowBytes >= Int(target.width) * from, target.rowBytes >= Int(target.width) * to
  else { return kvImageBufferSizeMismatch }
  for row in 0..<Int(target.height) {
    for column in 0..<Int(target.width) {
      let pixel = input.load(
        fromByteOffset: row * source.rowBytes + column * from, as: From.self)
      output.storeBytes(
        of: value(pixel), toByteOffset: row * target.rowBytes + column * to, as: To.self)
    }
  }
  return kvImageNoError
}

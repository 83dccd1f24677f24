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

/// Pixels in memory, four bytes each.
///
/// - SeeAlso: Apple, "vImage_Buffer".
public struct vImage_Buffer {
  /// The first byte of the first row.
  public var data: UnsafeMutableRawPointer?
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
  let bytes = width.multipliedReportingOverflow(by: height)
  guard !bytes.overflow, bytes.partialValue > 0, bytes.partialValue <= 64_000_000, pixelBits == 32
  else { return kvImageInvalidParameter }
  let data = UnsafeMutableRawPointer.allocate(byteCount: Int(width * height) * 4, alignment: 16)
  data.initializeMemory(as: UInt8.self, repeating: 0, count: Int(width * height) * 4)
  buf.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: Int(width) * 4)
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

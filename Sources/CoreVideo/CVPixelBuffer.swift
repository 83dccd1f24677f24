@_exported public import Foundation
@_exported public import FoundationShims

/// The code of a result; 0 means success.
public typealias CVReturn = Int32
/// A number of flags.
public typealias CVOptionFlags = UInt64
/// A four-letter code of a format of pixels.
public typealias OSType = UInt32
/// The result of a call that succeeded.
public let kCVReturnSuccess: CVReturn = 0
/// The result of a call that failed.
public let kCVReturnError: CVReturn = -6660
/// The result of a call with an argument that does not fit.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The result of a call for a display that is not there.
public let kCVReturnInvalidDisplay: CVReturn = -6670
/// Opacity, red, green and blue, a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// Blue, green, red and opacity, a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Red, green, blue and opacity, a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// The key of a format of pixels.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of a width in pixels.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of a height in pixels.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The key of whether Core Graphics draws into a buffer.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The key of whether Core Graphics reads a buffer.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"

/// Pixels in memory, four bytes each.
///
/// Unchecked: as on Apple's systems, who locks the memory takes care of who writes.
///
/// - SeeAlso: Apple, "CVPixelBuffer".
public final class CVPixelBuffer: @unchecked Sendable {
  /// The sides, in pixels.
  let width: Int, height: Int
  /// The format's code.
  let format: OSType
  /// The bytes of rows, without padding.
  let memory: UnsafeMutableRawBufferPointer

  /// The maximum number of pixels.
  private static let limit = 64_000_000

  fileprivate init?(width: Int, height: Int, _ format: OSType) {
    let formats = [kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA]
    guard width > 0, height > 0, width <= Self.limit / height, formats.contains(format) else {
      return nil
    }
    (self.width, self.height, self.format) = (width, height, format)
    memory = .allocate(byteCount: width * height * 4, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { memory.deallocate() }
}

/// A picture in memory.
public typealias CVImageBuffer = CVPixelBuffer
/// Memory of a medium.
public typealias CVBuffer = CVPixelBuffer

/// Whether memory is only read while it is locked.
///
/// - SeeAlso: Apple, "CVPixelBufferLockFlags".
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: CVOptionFlags
  /// Creates flags from their bits.
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  /// Only read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Creates clear pixels with four bytes each; other formats fail.
public func CVPixelBufferCreate(
  _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = CVPixelBuffer(width: width, height: height, pixelFormatType)
  return pixelBufferOut.pointee == nil ? kCVReturnInvalidArgument : kCVReturnSuccess
}
/// Does nothing: memory stays where it is.
@discardableResult public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Does nothing: memory stays where it is.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// The first byte of the first row.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.memory.baseAddress
}
/// The width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// The height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// The bytes of a row.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.width * 4
}
/// The bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.memory.count
}
/// The code of the format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}

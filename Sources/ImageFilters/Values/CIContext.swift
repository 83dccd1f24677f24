public import Drawing
public import Foundation

/// An option of a context; none is read.
///
/// - SeeAlso: Apple, "CIContextOption".
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws, as it always does here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space in which filters calculate.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of what is drawn.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether intermediate results are kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// Whether little energy is used.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  /// The name for logs.
  public static let name = CIContextOption(rawValue: "name")
}

/// A name of an option of a written picture.
///
/// - SeeAlso: Apple, "CIImageRepresentationOption".
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A maker of bitmaps from images.
///
/// - SeeAlso: Apple, "CIContext".
open class CIContext: NSObject {
  /// Creates a context.
  public override init() {}
  /// Creates a context; options are not read.
  public init(options: [CIContextOption: Any]?) {}
  /// Creates a context whose drawing goes into bitmaps; that of Core Graphics is not read.
  public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {}

  /// Returns the bitmap of an area; nil for an empty or too large one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.pixels(in: fromRect)?.bitmap
  }
  /// Returns the bitmap of an area, always in sRGB with eight bits a component.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }
  /// Writes the bytes of an area, rows from the top.
  ///
  /// - Parameter format: ``CIFormat/RGBA8``, ``CIFormat/BGRA8`` or ``CIFormat/ARGB8``; others write nothing.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    // The places of red, green, blue and opacity among a pixel's bytes.
    let orders: [CIFormat: [Int]] = [
      .RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [1, 2, 3, 0],
    ]
    guard let order = orders[format], let bitmap = createCGImage(image, from: bounds),
      rowBytes >= bitmap.width * 4
    else { return }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let from = (y * bitmap.width + x) * 4
        for (component, source) in [2, 1, 0, 3].enumerated() {
          data.storeBytes(
            of: bitmap.pixels[from + source], toByteOffset: y * rowBytes + x * 4 + order[component],
            as: UInt8.self)
        }
      }
    }
  }
  /// Returns a PNG file of an image; nil for one without end.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    image.cgImage.flatMap { try? $0.pngData() }
  }
  /// Returns a JPEG file of an image; nil for one without end.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    image.cgImage.flatMap { try? $0.jpegData(quality: 0.9) }
  }
  /// Returns nil: HEIF files are not written.
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { nil }
  /// Does nothing: nothing is kept.
  open func clearCaches() {}
}

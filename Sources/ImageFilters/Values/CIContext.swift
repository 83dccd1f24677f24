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
  /// - Parameter format: A constant of ``CIFormat``; others write nothing, nor do rows with less than `rowBytes`.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let layout = FormatLayout(format), let raster = image.pixels(in: bounds),
      rowBytes >= raster.width * layout.bytes
    else { return }
    layout.write(raster, to: data, bytesPerRow: rowBytes)
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

internal import Drawing
public import Foundation
internal import ViewDrawing

extension NSImage {
  /// The image as an uncompressed TIFF file; nil without pixels.
  public var tiffRepresentation: Data? {
    cgImage(forProposedRect: nil, context: nil, hints: nil).map { TIFFWriter.data(of: $0) }
  }
  /// Returns the image as a TIFF file; it is not compressed.
  public func tiffRepresentation(
    using comp: NSBitmapImageRep.TIFFCompression, factor: Float
  ) -> Data? { tiffRepresentation }
  /// Creates an image from a pasteboard; nil for none.
  public convenience init?(pasteboard: NSPasteboard) {
    let data = [NSPasteboard.PasteboardType.png, .tiff].lazy.compactMap {
      pasteboard.data(forType: $0)
    }
    guard let data = data.first else { return nil }
    self.init(data: data)
  }
  /// Whether a pasteboard has an image.
  public class func canInit(with pasteboard: NSPasteboard) -> Bool {
    pasteboard.availableType(from: [.png, .tiff]) != nil
  }
  /// The identifiers of the types of files that are read.
  public class var imageTypes: [String] {
    [
      "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp",
      "public.svg-image",
    ]
  }
  /// The identifiers of the types of files that are read without conversion.
  public class var imageUnfilteredTypes: [String] { imageTypes }
  /// Whether a rectangle touches a pixel of the image that is not transparent.
  ///
  /// - Parameters:
  ///   - testRectDestSpace: The rectangle.
  ///   - imageRectDestSpace: The rectangle in which the image is drawn.
  ///   - context: The context; nil for the current one.
  ///   - hints: Not used.
  ///   - flipped: Whether y grows down.
  public func hitTest(
    _ testRectDestSpace: NSRect, withDestinationRect imageRectDestSpace: NSRect,
    context: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?, flipped: Bool
  ) -> Bool {
    guard let bitmap = cgImage(forProposedRect: nil, context: context, hints: hints) else {
      return false
    }
    return HitPixels.isOpaque(bitmap, testRectDestSpace, in: imageRectDestSpace, flipped: flipped)
  }
  /// Forgets buffered pixels; does nothing, as every picture is drawn from scratch.
  public func recache() {}
  /// Returns the scale of the image for layers of a scale; the scale.
  public func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat {
    preferredContentsScale > 0 ? preferredContentsScale : CGFloat(ScreenScale.main)
  }
  /// Returns the image for a layer of a scale; the image.
  public func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { self }
}

extension NSImage: NSPasteboardWriting {
  /// TIFF and PNG.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [.tiff, .png]
  }
  /// Returns the image as a file.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    guard let bitmap = cgImage(forProposedRect: nil, context: nil, hints: nil) else { return nil }
    return type == .png ? try? bitmap.pngData() : TIFFWriter.data(of: bitmap)
  }
}

/// Writes pixels as a TIFF file without compression: eight bits of red, green, blue and opacity.
///
/// Source: TIFF, Revision 6.0, sections 2, 6 and 18.
enum TIFFWriter {
  static func data(of image: CGImage) -> Data {
    let (width, height) = (image.width, image.height)
    var data = Data([0x49, 0x49, 42, 0])
    func append(_ value: UInt32, _ count: Int) {
      for byte in 0..<count { data.append(UInt8(truncatingIfNeeded: value >> (8 * UInt32(byte)))) }
    }
    let size = UInt32(width * height * 4)
    append(8 + size + 8, 4)
    for at in stride(from: 0, to: image.pixels.count, by: 4) {
      data.append(contentsOf: [
        image.pixels[at + 2], image.pixels[at + 1], image.pixels[at], image.pixels[at + 3],
      ])
    }
    // The bits of the four components.
    for _ in 0..<4 { append(8, 2) }
    let tags: [(tag: UInt32, type: UInt32, count: UInt32, value: UInt32)] = [
      (256, 4, 1, UInt32(width)), (257, 4, 1, UInt32(height)), (258, 3, 4, 8 + size),
      (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, 8), (277, 3, 1, 4), (278, 4, 1, UInt32(height)),
      (279, 4, 1, size), (284, 3, 1, 1), (338, 3, 1, 1),
    ]
    append(UInt32(tags.count), 2)
    for entry in tags {
      append(entry.tag, 2)
      append(entry.type, 2)
      append(entry.count, 4)
      append(entry.value, 4)
    }
    append(0, 4)
    return data
  }
}

extension NSBitmapImageRep {
  /// The compression of a TIFF file; none is used.
  public enum TIFFCompression: UInt, Sendable {
    case none = 1
    case ccittfax3 = 3
    case ccittfax4 = 4
    case lzw = 5
    case jpeg = 6
    case next = 32766
    case packBits = 32773
    case oldJPEG = 32865
  }
  /// The image as an uncompressed TIFF file.
  public var tiffRepresentation: Data? { cgImage.map { TIFFWriter.data(of: $0) } }
  /// Returns the image as a TIFF file; it is not compressed.
  public func tiffRepresentation(using comp: TIFFCompression, factor: Float) -> Data? {
    tiffRepresentation
  }
  /// Returns images as a TIFF file; the first one only.
  public class func tiffRepresentationOfImageReps(in array: [NSImageRep]) -> Data? {
    (array.first as? NSBitmapImageRep)?.tiffRepresentation
  }
  /// Returns images as a file; the first one only.
  public class func representationOfImageReps(
    in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    (imageReps.first as? NSBitmapImageRep)?.representation(
      using: storageType, properties: properties)
  }
  /// Returns the image in a colour space; the image, as pixels are sRGB.
  public func converting(
    to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent
  ) -> NSBitmapImageRep? { self }
  /// Returns the image with its pixels read in a colour space; the image, as pixels are sRGB.
  public func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? { self }
  /// The number of planes: 1.
  public var numberOfPlanes: Int { 1 }
  /// The number of bytes of a plane.
  public var bytesPerPlane: Int { bytesPerRow * pixelsHigh }
  /// The order of components: red, green, blue and opacity.
  public var bitmapFormat: Format { [] }
  /// The order of components.
  public struct Format: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates an order from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The opacity comes first.
    public static let alphaFirst = Format(rawValue: 1)
    /// Colours are not multiplied by the opacity.
    public static let alphaNonpremultiplied = Format(rawValue: 2)
    /// Components are floating-point numbers.
    public static let floatingPointSamples = Format(rawValue: 4)
  }
}

/// The way in which colours that a space lacks are shown; without effect.
public enum NSColorRenderingIntent: Int, Sendable {
  case `default`, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

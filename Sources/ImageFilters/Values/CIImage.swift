public import Drawing
public import Foundation

/// An image for filters: a plane with y up, of which an area has pixels.
///
/// Pixels are calculated when an image is made, in sRGB as encoded; on Apple's systems they are calculated when drawn, in linear
/// light. An image without end is a function of places, and has pixels once it is cropped.
///
/// - Errors: Areas above 16,000,000 pixels are empty.
/// - SeeAlso: Apple, "CIImage".
///
/// Unchecked: open for subclasses; what it stores is constant.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// The source of an image's pixels.
  enum Content {
    case pixels(Raster)
    /// A colour at each place, without end.
    case plane(@Sendable (CGPoint) -> SIMD4<Float>)
    case empty
  }

  /// The pixels.
  let content: Content
  /// The properties that programs stated.
  private let stated: [String: Any]

  init(_ content: Content, properties: [String: Any] = [:]) {
    self.content = content
    stated = properties
  }
  init(_ raster: Raster?) {
    content = raster.map { .pixels($0) } ?? .empty
    stated = [:]
  }

  /// Creates an image with the pixels of another one.
  package convenience init(copying other: CIImage) {
    self.init(other.content, properties: other.stated)
  }
  /// Creates an image of a bitmap, with its lower left corner at the origin.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(Raster(image))
  }
  /// Creates an image of a file's bytes; nil if they are not a picture.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = try? CGImage.decode(data) else { return nil }
    self.init(cgImage: image)
  }
  /// Creates an image of a file; nil if that is not a picture.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// Creates an image of one colour, without end.
  public convenience init(color: CIColor) {
    let pixel = color.pixel.premultiplied
    self.init(.plane { _ in pixel })
  }
  /// Creates an image of rows of bytes in a format, from the top.
  ///
  /// - Parameter f: ``CIFormat/RGBA8``, ``CIFormat/BGRA8`` or ``CIFormat/ARGB8``; others are empty.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format f: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let (width, height) = (Int(size.width), Int(size.height))
    var info: CGBitmapInfo?
    switch f {
    case .RGBA8: info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    case .ARGB8: info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
    case .BGRA8:
      info = [
        .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
      ]
    default: info = nil
    }
    let image = info.flatMap { info in
      CGDataProvider(data: data).flatMap {
        CGImage(
          width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
          bytesPerRow: bytesPerRow, space: colorSpace ?? CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: info, provider: $0, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent)
      }
    }
    self.init(image.flatMap { Raster($0) })
  }
  /// An image without pixels.
  open class func empty() -> CIImage { CIImage(.empty) }
  /// Clear, without end.
  open class var clear: CIImage { CIImage(color: .clear) }
  /// Black, without end.
  open class var black: CIImage { CIImage(color: .black) }
  /// White, without end.
  open class var white: CIImage { CIImage(color: .white) }

  /// The area that has pixels, with y up; without end for colours and patterns.
  open var extent: CGRect {
    switch content {
    case .pixels(let raster): raster.area
    case .plane: .infinite
    case .empty: .zero
    }
  }
  /// The properties, as stated.
  open var properties: [String: Any] { stated }
  /// The space of the pixels: sRGB.
  open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The bitmap; nil for an image without end or without pixels.
  open var cgImage: CGImage? {
    guard case .pixels(let raster) = content else { return nil }
    return raster.bitmap
  }
  /// The address; nil.
  open var url: URL? { nil }

  /// Returns the image with other properties.
  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    let named = properties.map { ("\($0.key)", $0.value) }
    return CIImage(content, properties: Dictionary(named) { first, _ in first })
  }
  /// Returns the part inside a rectangle, extended to whole pixels.
  open func cropped(to rect: CGRect) -> CIImage {
    let area = rect.integral.intersection(extent)
    guard !area.isNull, !area.isEmpty else { return CIImage(.empty) }
    return CIImage(pixels(in: area))
  }
  /// Returns the image transformed.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    switch content {
    case .empty: return self
    case .plane(let color):
      let inverse = matrix.inverted()
      return CIImage(.plane { color($0.applying(inverse)) })
    case .pixels(let raster):
      var result = Raster(raster.area.applying(matrix))
      let inverse = matrix.inverted()
      let isWhole = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
      let isGrown = abs(matrix.a) >= 1 && abs(matrix.d) >= 1 && matrix.b == 0 && matrix.c == 0
      // Whole steps and whole multiples keep pixels sharp, as codes need.
      let isSharp =
        isWhole || isGrown && matrix.a == matrix.a.rounded() && matrix.d == matrix.d.rounded()
      result?.fill { place in
        let point = place.applying(inverse)
        return isSharp
          ? raster.pixel(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
          : raster.sample(point)
      }
      return CIImage(result)
    }
  }
  /// Returns the image transformed; the pixels are those of ``transformed(by:)``.
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  /// Returns the image turned and mirrored as a picture with an orientation is shown.
  ///
  /// - Parameter orientation: The number from 1 to 8 of the Exif standard.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }
  /// Returns the transform of ``oriented(forExifOrientation:)``.
  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    let known = UInt32(exactly: orientation).flatMap { CGImagePropertyOrientation(rawValue: $0) }
    return known?.transform(of: extent.size) ?? .identity
  }
  /// Returns the image with the pixels of its edges repeated without end.
  open func clampedToExtent() -> CIImage {
    guard case .pixels(let raster) = content else { return self }
    return CIImage(
      .plane { place in
        let x = min(max(Int(place.x.rounded(.down)), raster.x), raster.x + raster.width - 1)
        let y = min(max(Int(place.y.rounded(.down)), raster.y), raster.y + raster.height - 1)
        return raster.pixel(x, y)
      })
  }
  /// Returns this image over another one.
  open func composited(over dest: CIImage) -> CIImage {
    combined(with: dest) { $0 + $1 * (1 - $0.w) }
  }
  /// Returns the image filtered by a name with values.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return CIImage(.empty) }
    for (key, value) in params { filter.setValue(value, forKey: key) }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? CIImage(.empty)
  }
  /// Returns the image filtered by a name with its default values.
  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }
  /// Returns the image blurred by a Gauss curve of a deviation, in pixels.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma: sigma) }
  /// Returns the image opaque inside a rectangle.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    mapped { pixel in SIMD4(SIMD3(pixel.x, pixel.y, pixel.z), 1) }.cropped(to: extent)
  }
  /// Returns the image itself: pixels are premultiplied.
  open func premultiplyingAlpha() -> CIImage { self }
  /// Returns the same object: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CIImage {
  /// Returns the colours of an area.
  func pixels(in area: CGRect) -> Raster? {
    guard var result = Raster(area) else { return nil }
    switch content {
    case .empty: return nil
    case .plane(let color): result.fill(color)
    case .pixels(let raster):
      result.fill {
        raster.pixel(Int($0.x.rounded(.down)), Int($0.y.rounded(.down)))
      }
    }
    return result
  }

  /// Returns the colour at a place.
  func color(at place: CGPoint) -> SIMD4<Float> {
    switch content {
    case .empty: .zero
    case .plane(let color): color(place)
    case .pixels(let raster):
      raster.pixel(Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
    }
  }

  /// Returns the image with each pixel changed.
  func mapped(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    switch content {
    case .empty: return self
    case .plane(let color): return CIImage(.plane { change(color($0)) })
    case .pixels(var raster):
      for index in raster.pixels.indices { raster.pixels[index] = change(raster.pixels[index]) }
      return CIImage(raster)
    }
  }

  /// Returns the pixels of two images combined: in both areas together, or in `area`.
  func combined(
    with other: CIImage, in area: CGRect? = nil,
    _ combine: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    let union = area ?? extent.union(other.extent)
    guard union.width < 1e9, union.height < 1e9 else {
      return CIImage(.plane { combine(self.color(at: $0), other.color(at: $0)) })
    }
    var result = Raster(union)
    result?.fill { combine(self.color(at: $0), other.color(at: $0)) }
    return CIImage(result)
  }
}

/// A name of a format of pixels.
///
/// - SeeAlso: Apple, "CIFormat".
public struct CIFormat: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int32
  /// Creates a format of its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue and opacity, a byte each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Blue, green, red and opacity, a byte each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Opacity, red, green and blue, a byte each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// One colour, a byte.
  public static let R8 = CIFormat(rawValue: 259)
  /// Opacity alone, a byte.
  public static let A8 = CIFormat(rawValue: 257)
  /// One colour, two bytes.
  public static let Rh = CIFormat(rawValue: 2053)
  /// One colour, four bytes.
  public static let Rf = CIFormat(rawValue: 2309)
  /// Red, green, blue and opacity, two bytes each.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// Red, green, blue and opacity, four bytes each.
  public static let RGBAf = CIFormat(rawValue: 2312)
}

/// An option of an image; none is read.
///
/// - SeeAlso: Apple, "CIImageOption".
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space of colours.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Properties.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether the orientation is applied.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}

extension CIImage {
  /// Returns the image turned and mirrored as a picture with an orientation is shown.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }
}

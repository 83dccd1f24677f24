import Drawing
import Foundation
import FoundationShims
import ImageIO
import Testing

/// Files of pictures, read and written.
@Suite struct SourceTests {
  /// Three pictures of 3 × 2 pixels, red, green and blue, shown for 30, 200 and 50 ms, four times; written by Pillow 11.
  private static let gif = """
    R0lGODlhAwACAIEAAP8AAAAAAAAAAAAAACH/C05FVFNDQVBFMi4wAwEEAAAh+QQAAwAAACwAAAAAAwACAAAIBgABCBwYEAAh+QQBFAABACwAAAAA\
    AwACAIEA/wAAAAAAAAAAAAAIBgABCBwYEAAh+QQBBQABACwAAAAAAwACAIEAAP8AAAAAAAAAAAAIBgABCBwYEAA7
    """

  private func picture(_ colors: [[UInt8]], width: Int) throws -> CGImage {
    try CGImage(width: width, height: colors.count / width, pixels: colors.flatMap { $0 })
  }
  /// A picture of 3 × 2 pixels whose red tells the column and whose green tells the row.
  private func map() throws -> CGImage {
    var colors: [[UInt8]] = []
    for row in 0..<2 {
      for column in 0..<3 { colors.append([0, UInt8(100 * row), UInt8(50 + 50 * column), 255]) }
    }
    return try picture(colors, width: 3)
  }

  @Test func animatedFile() throws {
    let data = try #require(Data(base64Encoded: Self.gif))
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(
      CGImageSourceGetCount(source) == 3 && CGImageSourceGetType(source) == "com.compuserve.gif")
    let colors = try (0..<3).map { index in
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      return try #require(image.color(x: 1, y: 1))
    }
    #expect(colors.map(\.red) == [1, 0, 0] && colors.map(\.green) == [0, 1, 0])
    #expect(colors.map(\.blue) == [0, 0, 1])
    let delays = (0..<3).map { index -> Double? in
      let values = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = values?[kCGImagePropertyGIFDictionary] as? [String: Any]
      return gif?[kCGImagePropertyGIFUnclampedDelayTime] as? Double
    }
    #expect(delays == [0.03, 0.2, 0.05])
    let first = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyGIFDictionary]
    #expect((first as? [String: Any])?[kCGImagePropertyGIFDelayTime] as? Double == 0.1)
    let file = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary]
    #expect((file as? [String: Any])?[kCGImagePropertyGIFLoopCount] as? Int == 4)
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
    // A file that is cut off has the pictures before, or none, and never ends the program.
    for count in 0..<data.count {
      let part = try #require(CGImageSourceCreateWithData(data.prefix(count) as CFData, nil))
      #expect(CGImageSourceGetCount(part) <= 3)
    }
  }

  @Test func writtenFilesAreRead() throws {
    let image = try map()
    for (type, isExact) in [("public.png", true), ("public.jpeg", false)] {
      let target = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(target, type, 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationSetProperties(
        destination, [kCGImageDestinationLossyCompressionQuality: 1] as CFDictionary)
      CGImageDestinationAddImage(destination, image, nil)
      #expect(CGImageDestinationFinalize(destination) && target.length > 60)
      let source = try #require(CGImageSourceCreateWithData(target, nil))
      #expect(
        CGImageSourceGetType(source) == type && CGImageSourceGetPrimaryImageIndex(source) == 0)
      #expect(CGImageSourceGetStatus(source) == .statusComplete)
      #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
      let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect(again.width == 3 && (again.pixels == image.pixels) == isExact)
      let values = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
      #expect(values[kCGImagePropertyPixelWidth] as? Int == 3)
      #expect(values[kCGImagePropertyPixelHeight] as? Int == 2)
      #expect(values[kCGImagePropertyOrientation] as? Int == 1)
      #expect(values[kCGImagePropertyHasAlpha] as? Bool == false)
      #expect(values[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelRGB)
      #expect(
        values[kCGImagePropertyDepth] as? Int == 8 && values[kCGImagePropertyDPIWidth] as? Int == 72
      )
      #expect(
        values[kCGImagePropertyDPIHeight] != nil && values[kCGImagePropertyProfileName] != nil)
      #expect(CGImageSourceCopyProperties(source, nil)?.count == 0)
      let copy = try #require(CGImageDestinationCreateWithData(NSMutableData(), type, 1, nil))
      CGImageDestinationAddImageFromSource(copy, source, 0, nil)
      #expect(CGImageDestinationFinalize(copy))
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
    #expect(CFArrayGetCount(CGImageDestinationCopyTypeIdentifiers()) == 2)
    #expect((CGImageSourceCopyTypeIdentifiers() as? [String])?.contains("public.png") == true)
  }

  @Test func filesAndProviders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    let destination = try #require(
      CGImageDestinationCreateWithURL(file as CFURL, "public.png", 1, nil))
    CGImageDestinationAddImage(destination, try map(), nil)
    #expect(CGImageDestinationFinalize(destination))
    #expect(CGImageSourceCreateWithURL(file as CFURL, nil).map(CGImageSourceGetCount) == 1)
    #expect(CGImageSourceCreateWithURL(folder as CFURL, nil) == nil)
    let provider = try #require(CGDataProvider(data: try Data(contentsOf: file)))
    #expect(CGImageSourceCreateWithDataProvider(provider, nil).map(CGImageSourceGetCount) == 1)
    let growing = CGImageSourceCreateIncremental(nil)
    #expect(
      CGImageSourceGetStatus(growing) == .statusIncomplete && CGImageSourceGetCount(growing) == 0)
    CGImageSourceUpdateData(growing, try Data(contentsOf: file) as CFData, true)
    #expect(CGImageSourceGetCount(growing) == 1)
    CGImageSourceUpdateData(growing, Data([1, 2, 3]) as CFData, true)
    #expect(
      CGImageSourceGetStatus(growing) == .statusUnknownType && CGImageSourceGetType(growing) == nil)
    let states: [CGImageSourceStatus] = [
      .statusUnexpectedEOF, .statusInvalidData, .statusReadingHeader,
    ]
    #expect(states.map(\.rawValue) == [-5, -4, -2])
  }

  /// The places of pixels in a picture as shown.
  ///
  /// Source: Exif 2.3, "Orientation".
  @Test(arguments: 1...8) func orientations(_ number: Int) throws {
    let image = try map()
    let shown = try #require(image.thumbnail(longestSide: nil, orientation: number))
    #expect(shown.width == (number > 4 ? 2 : 3))
    for y in 0..<2 {
      for x in 0..<3 {
        let place: (Int, Int) =
          switch number {
          case 1: (x, y)
          case 2: (2 - x, y)
          case 3: (2 - x, 1 - y)
          case 4: (x, 1 - y)
          case 5: (y, x)
          case 6: (1 - y, x)
          case 7: (1 - y, 2 - x)
          default: (y, 2 - x)
          }
        let (a, b) = (image.color(x: x, y: y), shown.color(x: place.0, y: place.1))
        #expect(abs((a?.red ?? 9) - (b?.red ?? 0)) < 0.02, "\(number): \(x), \(y)")
        #expect(abs((a?.green ?? 9) - (b?.green ?? 0)) < 0.02, "\(number): \(x), \(y)")
      }
    }
  }

  @Test func thumbnails() throws {
    let image = try picture(Array(repeating: [0, 0, 255, 255], count: 200), width: 20)
    let data = try image.pngData()
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options: [CFString: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: 8, kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceCreateThumbnailFromImageAlways: true,
    ]
    let small = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(small.width == 8 && small.height == 4)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width == 20)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, nil) == nil)
  }

  @Test func keysAreNames() {
    let keys: Set = [
      kCGImageSourceShouldCache, kCGImageSourceShouldCacheImmediately,
      kCGImageSourceShouldAllowFloat, kCGImageSourceTypeIdentifierHint,
      kCGImageSourceCreateThumbnailFromImageIfAbsent, kCGImageSourceSubsampleFactor,
      kCGImageDestinationBackgroundColor, kCGImagePropertyColorModelGray,
      kCGImagePropertyExifDictionary, kCGImagePropertyTIFFDictionary, kCGImagePropertyGPSDictionary,
      kCGImagePropertyIPTCDictionary, kCGImagePropertyPNGDictionary, kCGImagePropertyJFIFDictionary,
      kCGImagePropertyAPNGDelayTime, kCGImagePropertyAPNGUnclampedDelayTime,
      kCGImagePropertyHEICSDictionary, kCGImagePropertyWebPDictionary,
    ]
    #expect(keys.count == 18)
  }
}

import Drawing
import Foundation
import ImageFilters
import Testing

/// Vectors, colours, images and contexts.
@Suite struct ImageValueTests {
  @Test func vectors() {
    let numbers: [CGFloat] = [1, 2, 3, 4, 5, 6]
    let vector = CIVector(values: numbers, count: 6)
    #expect(vector.count == 6 && vector.value(at: 5) == 6 && vector.value(at: 9) == 0)
    #expect((vector.x, vector.y, vector.z, vector.w) == (1, 2, 3, 4))
    #expect(vector.cgPointValue == CGPoint(x: 1, y: 2))
    #expect(vector.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CIVector(cgAffineTransform: vector.cgAffineTransformValue) == vector)
    #expect(
      CIVector(x: 1) != CIVector(x: 2)
        && CIVector(x: 1, y: 2) == CIVector(cgPoint: CGPoint(x: 1, y: 2)))
    #expect(CIVector(x: 1, y: 2, z: 3).stringRepresentation == "[1.0 2.0 3.0]")
    #expect(
      vector.copy() as? CIVector === vector
        && Set([vector, CIVector(values: numbers, count: 6)]).count == 1)
  }

  @Test func colors() throws {
    let color = CIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(color.red == 0.2 && color.green == 0.4 && color.blue == 0.6 && color.alpha == 0.5)
    #expect(color.numberOfComponents == 4 && color.colorSpace.numberOfComponents == 3)
    #expect(color == CIColor(string: "0.2 0.4 0.6 0.5") && CIColor(string: "1").alpha == 1)
    #expect(color.stringRepresentation == "0.2 0.4 0.6 0.5" && color.copy() as? CIColor === color)
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5, colorSpace: space)?.green == 0.4)
    #expect(CIColor(red: 1, green: 0, blue: 0, colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(CIColor(cgColor: .white).red == 1 && Set([color, color]).count == 1)
    let named: [CIColor] = [
      .black, .white, .gray, .red, .green, .blue, .cyan, .magenta, .yellow, .clear,
    ]
    #expect(Set(named.map(\.stringRepresentation)).count == 10)
  }

  @Test func images() throws {
    let black = CIImage.black.cropped(to: CGRect(x: 0.5, y: 0, width: 2, height: 3))
    #expect(black.extent == CGRect(x: 0, y: 0, width: 3, height: 3) && black.colorSpace != nil)
    let file = try #require(
      CIContext().pngRepresentation(
        of: black, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(CIImage(data: file)?.extent == black.extent && CIImage(data: Data([1])) == nil)
    #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
    let image = try #require(black.cgImage)
    #expect(
      CIImage(cgImage: image, options: [.colorSpace: 1, .properties: [:]]).extent == black.extent)
    #expect(
      CIImage.clear.cgImage == nil && CIImage.empty().extent == .zero && CIImage.white.url == nil)
    let named = black.settingProperties(["a": 1])
    #expect(named.properties["a"] as? Int == 1 && black.properties.isEmpty)
    #expect(black.copy() as? CIImage === black && black.cropped(to: .zero).extent == .zero)
    #expect(CIImageOption.applyOrientationProperty.rawValue == "CIImageApplyOrientationProperty")
    // An area with too many pixels is empty.
    #expect(CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 1e5, height: 1e5)).extent == .zero)
  }

  @Test(arguments: [
    (CIFormat.RGBA8, [255, 128, 0, 255] as [UInt8]), (.BGRA8, [0, 128, 255, 255]),
    (.ARGB8, [255, 255, 128, 0]),
  ])
  func formats(_ row: (format: CIFormat, bytes: [UInt8])) {
    let image = CIImage(
      bitmapData: Data(row.bytes), bytesPerRow: 4, size: CGSize(width: 1, height: 1),
      format: row.format, colorSpace: nil)
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext(options: [.useSoftwareRenderer: true]).render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: image.extent, format: row.format,
      colorSpace: nil)
    #expect(bytes == row.bytes)
  }

  @Test func contexts() throws {
    let context = CIContext()
    let image = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(
      context.createCGImage(image, from: image.extent, format: .BGRA8, colorSpace: space)?.width
        == 2)
    #expect(context.createCGImage(image, from: .zero) == nil)
    #expect(context.jpegRepresentation(of: image, colorSpace: space)?.isEmpty == false)
    #expect(context.heifRepresentation(of: image, format: .RGBA8, colorSpace: space) == nil)
    context.clearCaches()
    let canvas = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(CIContext(cgContext: canvas).createCGImage(image, from: image.extent) != nil)
    let options: [CIContextOption] = [
      .workingColorSpace, .outputColorSpace, .cacheIntermediates, .priorityRequestLow, .name,
    ]
    #expect(Set(options).count == 5 && CIFormat.RGBAh != CIFormat.RGBAf)
    #expect(CIImageRepresentationOption(rawValue: "a").rawValue == "a")
    let odd = CIImage(
      bitmapData: Data(count: 16), bytesPerRow: 16, size: CGSize(width: 1, height: 1),
      format: .RGBAf, colorSpace: nil)
    #expect(odd.extent == .zero)
  }
}

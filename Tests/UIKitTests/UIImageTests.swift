import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

struct UIImageTests {
  /// Top row red, green; bottom row blue, white.
  private func fourColours() throws -> CGImage {
    try CGImage(
      width: 2, height: 2,
      pixels: [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255])
  }

  private func name(_ color: SRGBColor?) -> String {
    guard let color, color.alpha > 0 else { return "-" }
    return switch (color.red > 0.5, color.green > 0.5, color.blue > 0.5) {
    case (true, false, false): "r"
    case (false, true, false): "g"
    case (false, false, true): "b"
    case (true, true, true): "w"
    default: "?"
    }
  }

  @Test func everyChangeKeepsTheInsets() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = UIImage(cgImage: try fourColours(), scale: 2, orientation: .up)
      .withAlignmentRectInsets(insets)
    #expect(image.size == CGSize(width: 1, height: 1))
    for changed in [
      image, image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
      image.resizableImage(withCapInsets: .zero),
      image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        .withRenderingMode(.alwaysOriginal),
    ] {
      #expect(changed.alignmentRectInsets == insets)
      #expect(changed.scale == 2 && changed.cgImage?.width == 2)
    }
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  /// What is seen, row by row, for the stored rows "rg" and "bw" (Exif orientations 1 to 8).
  @Test(arguments: [
    (UIImage.Orientation.up, "rg/bw"), (.down, "wb/gr"), (.left, "gw/rb"), (.right, "br/wg"),
    (.upMirrored, "gr/wb"), (.downMirrored, "bw/rg"), (.leftMirrored, "rb/gw"),
    (.rightMirrored, "wg/br"),
  ])
  func orientationsTurnThePicture(_ orientation: UIImage.Orientation, _ seen: String) throws {
    let image = UIImage(cgImage: try fourColours(), scale: 1, orientation: orientation)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      .image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let picture = try #require(drawn.cgImage)
    let text = [2, 17].map { y in [2, 17].map { name(picture.color(x: $0, y: y)) }.joined() }
      .joined(separator: "/")
    #expect(text == seen)
  }

  /// A thumbnail has the size that is asked for, the image's scale, and its colours where they were.
  @Test func thumbnails() throws {
    let image = UIImage(cgImage: try fourColours(), scale: 2, orientation: .up)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 10)))
    #expect(small.size == CGSize(width: 20, height: 10) && small.scale == 2)
    let (from, to) = (try #require(image.cgImage), try #require(small.cgImage))
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      #expect(name(to.color(x: x * 39, y: y * 19)) == name(from.color(x: x, y: y)))
    }
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingForDisplay() === image)
  }

  /// Red on white, as JPEG keeps it nearly.
  @Test func renderersMakeJPEGs() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
    let data = renderer.jpegData(withCompressionQuality: 0.9) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    #expect(data.prefix(2) == Data([0xFF, 0xD8]))
    let color = try #require(UIImage(data: data)?.cgImage?.color(x: 8, y: 8))
    #expect(color.red > 0.95 && color.green < 0.1)
  }

  @Test func pngRoundTripAndBadData() throws {
    let image = UIImage(cgImage: try fourColours())
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
  }

  @Test func fileNamesStateTheScale() throws {
    let folder = try TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try fourColours().pngData()
    for (name, scale) in [("a.png", 1.0), ("a@2x.png", 2), ("a@3x~ipad.png", 3)] {
      let file = folder.appendingPathComponent(name)
      try data.write(to: file)
      #expect(UIImage(contentsOfFile: file.path)?.scale == CGFloat(scale))
    }
  }

  @Test func tintFillsTheShape() throws {
    let half = try CGImage(width: 2, height: 1, pixels: [0, 0, 255, 255, 0, 0, 0, 0])
    let data = try #require(UIImage(cgImage: half).withTintColor(.blue).pngData())
    let picture = try CGImage.decode(data)
    #expect(name(picture.color(x: 0, y: 0)) == "b" && name(picture.color(x: 1, y: 0)) == "-")
  }

  /// Caps of one pixel stay one pixel wide while the middle grows.
  @Test func capsKeepTheirSize() throws {
    let row: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255]
    let image = UIImage(cgImage: try CGImage(width: 3, height: 1, pixels: row))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 9, height: 2), false, 1)
    defer { UIGraphicsEndImageContext() }
    image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 2))
    let picture = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    #expect((0..<9).map { name(picture.color(x: $0, y: 1)) }.joined() == "rgggggggb")
  }

  private static let middles: [(mode: UIImage.ResizingMode, expected: String)] = [
    (.tile, "rgbgbgbgr"), (.stretch, "rggg?bbbr"),
  ]

  /// A middle of two pixels is repeated, or stretched to three and a half pixels each; the pixel between
  /// them may have either colour.
  @Test(arguments: middles)
  func middlesAreRepeatedOrStretched(_ row: (mode: UIImage.ResizingMode, expected: String)) throws {
    let pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255]
    let image = UIImage(cgImage: try CGImage(width: 4, height: 1, pixels: pixels))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: row.mode)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 9, height: 3), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIGraphicsGetCurrentContext()?.interpolationQuality = .none
    image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 3))
    let picture = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    for y in 0..<3 {
      let seen = (0..<9).map { name(picture.color(x: $0, y: y)) }.joined()
      #expect(zip(seen, row.expected).allSatisfy { $0 == $1 || $1 == "?" })
    }
  }

  /// Without caps all of the image is the middle: it is repeated from the corner on.
  @Test func imagesWithoutCapsTile() throws {
    let tile = UIImage(cgImage: try fourColours()).resizableImage(withCapInsets: .zero)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 4), false, 1)
    defer { UIGraphicsEndImageContext() }
    tile.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
    let picture = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    for y in 0..<4 {
      for x in 0..<5 {
        #expect(picture.color(x: x, y: y) == picture.color(x: x % 2, y: y % 2))
      }
    }
    #expect(tile.resizingMode == .tile)
  }

  /// What is aligned lies within the insets, and what keeps its size within the caps; neither knows of the
  /// other.
  @Test func capsAndAlignmentInsetsAreKeptTogether() throws {
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 3)
    let image = UIImage(cgImage: try fourColours())
    let one = image.resizableImage(withCapInsets: caps).withAlignmentRectInsets(insets)
    let other = image.withAlignmentRectInsets(insets).resizableImage(withCapInsets: caps)
    for image in [one, other] {
      #expect(image.capInsets == caps && image.alignmentRectInsets == insets)
      #expect(image.resizingMode == .tile)
    }
  }
}

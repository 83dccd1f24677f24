import Drawing
import Foundation
import Testing
import ViewDrawing

/// Which reader gets a picture's bytes.
struct ImageLoadingTests {
  private static let side = 12

  /// The same red square in each kind of file.
  private static func square(_ kind: String) throws -> Data {
    let size = CGSize(width: side, height: side)
    let made: CGContext? =
      switch kind {
      case "png": .bitmap(size: size)
      case "pdf": .pdf(size: size)
      default: .svg(size: size)
      }
    let context = try #require(made)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    if kind == "png" { return try #require(context.makeImage()).pngData() }
    return try #require(context.finish())
  }

  /// A scale changes the number of pixels of drawings only.
  @Test(arguments: [("png", 1), ("svg", 2), ("pdf", 2)])
  func everyKindIsRead(_ kind: String, _ scale: Int) throws {
    let image = try ImageLoading.bitmap(Self.square(kind), vectorScale: 2)
    #expect(image.width == Self.side * scale && image.height == Self.side * scale)
    #expect(image.color(x: 5, y: 5) == SRGBColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// A few bytes may stand before a PDF file.
  @Test func bytesBeforeAPage() throws {
    let data = try Data("some bytes\n".utf8) + Self.square("pdf")
    #expect(try ImageLoading.bitmap(data).width == Self.side)
  }

  @Test(arguments: [
    ("", "empty"), ("not a picture at all", "format"), ("%PDF-1.4 and nothing else", "no page"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect", "broken"),
  ])
  func reasonsAreReported(_ text: String, _ reason: String) throws {
    let error = #expect(throws: ImageError.self) { try ImageLoading.bitmap(Data(text.utf8)) }
    #expect(try #require(error).description.contains(reason))
  }

  @Test(arguments: ["png", "pdf"])
  func limitsHold(_ kind: String) throws {
    let data = try Self.square(kind)
    let limit = Self.side * Self.side
    #expect(try ImageLoading.bitmap(data, pixelLimit: limit).width == Self.side)
    #expect(
      throws: ImageError.badDimensions(width: Self.side, height: Self.side, pixelLimit: limit - 1)
    ) { try ImageLoading.bitmap(data, pixelLimit: limit - 1) }
  }
}

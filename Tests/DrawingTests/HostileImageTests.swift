import Drawing
import Foundation
import Testing

/// Pictures that mean harm: an error in little time and memory, never a crash or a partly read picture.
struct HostileImageTests {
  /// A file and what it is.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let data: Data

    init(_ name: String, _ data: Data) {
      testDescription = name
      self.data = data
    }

    init(_ name: String, svg: String) {
      self.init(name, Data(svg.utf8))
    }
  }

  private static func little(_ value: Int, _ bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func big(_ value: Int, _ bytes: Int) -> [UInt8] { little(value, bytes).reversed() }

  /// A PNG's signature and a chunk with a check sum that is wrong.
  private static func png(_ width: Int, _ height: Int) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8)
        + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0] + [0, 0, 0, 0] + big(0, 4)
        + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82])
  }

  /// A bitmap's two headers without pixels (Windows' BITMAPINFOHEADER).
  private static func bmp(_ width: Int, _ height: Int) -> Data {
    Data(
      Array("BM".utf8) + little(54, 4) + little(0, 4) + little(54, 4) + little(40, 4)
        + little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2) + little(0, 24))
  }

  /// A GIF's header and one frame without data.
  private static func gif(_ width: Int, _ height: Int) -> Data {
    Data(
      Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0, 0x2C, 0, 0, 0, 0]
        + little(width, 2) + little(height, 2) + [0, 2, 0, 0x3B])
  }

  /// A JPEG's frame header without scans.
  private static func jpeg(_ width: Int, _ height: Int) -> Data {
    Data(
      [0xFF, 0xD8, 0xFF, 0xC0] + big(17, 2) + [8] + big(height, 2) + big(width, 2)
        + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xD9])
  }

  private static func svg(_ attributes: String, _ content: String, before: String = "") -> String {
    before
      + "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
      + "\(attributes)>\(content)</svg>"
  }

  /// Ten names, each of which stands for ten of the one before.
  private static let laughs: String = {
    let names = (1...9).map { level in
      "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }
    return "<!DOCTYPE svg [<!ENTITY e0 \"haha\">" + names.joined() + "]>"
  }()

  static let refused: [Case] = [
    Case("nothing", Data()), Case("one byte", Data([0x89])),
    Case("zeros", Data(repeating: 0, count: 4096)),
    Case("noise", Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })),
    Case("a PNG of 100,000 × 100,000", png(100_000, 100_000)),
    Case("a PNG of 2³¹ × 2³¹", png(1 << 31, 1 << 31)), Case("a PNG of 0 × 0", png(0, 0)),
    Case("a bitmap of 100,000 × 100,000", bmp(100_000, 100_000)),
    Case("a bitmap of −5 × −2³¹", bmp(-5, -(1 << 31))),
    Case("a GIF of 65,535 × 65,535", gif(65_535, 65_535)),
    Case("a JPEG of 65,535 × 65,535", jpeg(65_535, 65_535)),
    Case(
      "a PNG's name on other bytes",
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data("<svg/>".utf8)),
    Case("a JPEG's name on a PNG", Data([0xFF, 0xD8, 0xFF, 0xE0]) + png(1, 1)),
    Case(
      "a drawing of 100,000 × 100,000",
      svg: svg("width='100000' height='100000'", "<rect width='9' height='9'/>")),
    Case("a drawing of 10⁹ × 10⁹", svg: svg("width='1e9' height='1e9'", "")),
    Case(
      "a drawing without end",
      svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect"),
    Case(
      "names that stand for names",
      svg: svg("width='9' height='9'", "<text>&e9;</text>", before: laughs)),
  ]

  @Test(arguments: refused)
  func isRefused(_ file: Case) {
    #expect(throws: ImageError.self) { try CGImage.decode(file.data) }
    #expect(throws: ImageError.self) { try CGImage.decode(file.data, vectorScale: 3) }
  }

  /// Cut anywhere, a picture is an error, whatever its format.
  @Test(arguments: ["png", "svg"])
  func cutsAreErrors(_ format: String) throws {
    var seed: UInt32 = 1
    let bytes = (0..<32 * 32).flatMap { _ -> [UInt8] in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return [UInt8(seed >> 24), UInt8(seed >> 16 & 255), UInt8(seed >> 8 & 255), 255]
    }
    let whole =
      format == "png"
      ? try CGImage(width: 32, height: 32, pixels: bytes).pngData()
      : Data(Self.svg("width='9' height='9'", "<rect width='9' height='9'/>").utf8)
    #expect(throws: Never.self) { try CGImage.decode(whole) }
    for length in stride(from: 0, to: whole.count - 1, by: max(1, whole.count / 40)) {
      #expect(throws: ImageError.self, "\(length)") { try CGImage.decode(whole.prefix(length)) }
    }
  }

  /// Any byte of a picture may be another one: a picture or an error comes of it.
  @Test func brokenBytesEnd() throws {
    let png = try CGImage(width: 8, height: 8, pixels: [UInt8](repeating: 90, count: 256)).pngData()
    for file in [png, Self.bmp(2, 2) + Data(count: 16), Self.gif(4, 4), Self.jpeg(8, 8)] {
      for at in file.indices {
        for value in [0, 0x7F, 0xFF] as [UInt8] {
          var broken = file
          broken[at] = value
          _ = try? CGImage.decode(broken)
        }
      }
    }
  }

  /// What a drawing refers to outside itself is not read; the rest is drawn.
  @Test(arguments: [
    "<image width='9' height='9' xlink:href='file:///etc/hostname'/>",
    "<image width='9' height='9' xlink:href='/etc/hostname'/>",
    "<image width='9' height='9' xlink:href='http://localhost:1/x.png'/>",
    "<use xlink:href='other.svg#part'/>", "<style>@import url('file:///etc/hostname');</style>",
    "<g xmlns:xi='http://www.w3.org/2001/XInclude'><text><xi:include href='/etc/hostname' parse='text'/></text></g>",
  ])
  func nothingOutsideIsRead(_ content: String) throws {
    let green = "<rect x='9' width='1' height='10' fill='#00ff00'/>"
    let image = try CGImage.decode(Data(Self.svg("width='10' height='10'", content + green).utf8))
    #expect(image.color(x: 9, y: 5)?.green == 1)
    for (x, y) in [(1, 1), (4, 4), (7, 8)] { #expect(image.color(x: x, y: y)?.alpha == 0) }
  }

  @Test(arguments: ["file:///etc/hostname", "/etc/hostname"])
  func namesOfFilesStandForNothing(_ file: String) throws {
    let before = "<!DOCTYPE svg [<!ENTITY x SYSTEM \"\(file)\">]>"
    let text = Self.svg("width='40' height='20'", "<text y='15'>&x;</text>", before: before)
    let image = try? CGImage.decode(Data(text.utf8))
    #expect(image.map { $0.pixels.allSatisfy { $0 == 0 } } ?? true)
  }

  /// Little text that asks for much work ends.
  @Test(
    arguments: [
      "<defs><g id='u0'><rect width='1' height='1'/></g>"
        + (1...12).map { level in
          "<g id='u\(level)'>" + String(repeating: "<use xlink:href='#u\(level - 1)'/>", count: 10)
            + "</g>"
        }.joined() + "</defs><use xlink:href='#u12'/>",
      "<defs><g id='a'><use xlink:href='#a'/></g></defs><use xlink:href='#a'/>",
      "<filter id='f' width='1e6' height='1e6'><feGaussianBlur stdDeviation='1e6'/></filter><rect width='9' height='9' filter='url(#f)'/>",
      "<pattern id='p' width='1e-9' height='1e-9' patternUnits='userSpaceOnUse'><rect width='1' height='1'/></pattern><rect width='9' height='9' fill='url(#p)'/>",
      String(repeating: "<g>", count: 50_000),
    ])
  func muchWorkEnds(_ content: String) {
    _ = try? CGImage.decode(Data(Self.svg("width='9' height='9'", content).utf8))
  }
}

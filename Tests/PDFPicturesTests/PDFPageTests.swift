import Drawing
import Foundation
import PDFPictures
import Testing

/// What content streams draw, pixel by pixel.
///
/// Expectations follow from ISO 32000-1: the operators' descriptions in 8 and 9, and the arithmetic of its colour
/// spaces.
struct PDFPageTests {
  /// Content, and the colour in the middle of a page of 20 × 20.
  static let contents: [(String, [Int])] = [
    ("1 0 0 rg 0 0 20 20 re f", [255, 0, 0, 255]),
    ("0.2 g 0 0 20 20 re f", [51, 51, 51, 255]),
    // Ink: (1 − c)(1 − k) is 0.5, 1 and 0.5 of 0.5 light each.
    ("0.5 0 0.5 0.5 k 0 0 20 20 re f", [64, 128, 64, 255]),
    ("/DeviceRGB cs 0 0 1 sc 0 0 20 20 re f", [0, 0, 255, 255]),
    ("/Ink cs 0.5 scn 0 0 20 20 re f", [255, 128, 128, 255]),
    ("/Table cs 1 sc 0 0 20 20 re f", [0, 255, 0, 255]),
    ("0 1 0 RG 20 w 0 10 m 20 10 l S", [0, 255, 0, 255]),
    // A hole by the even-odd rule; none by the other.
    ("0 0 20 20 re 5 5 10 10 re f*", [0, 0, 0, 0]),
    ("0 0 20 20 re 5 5 10 10 re f", [0, 0, 0, 255]),
    // What is outside a clip is not drawn, and the clip ends with the state.
    ("q 0 0 5 5 re W n 0 0 20 20 re f Q", [0, 0, 0, 0]),
    ("q 0 0 5 5 re W n Q 0 0 20 20 re f", [0, 0, 0, 255]),
    ("1 0 0 1 8 8 cm 0 0 5 5 re f", [0, 0, 0, 255]),
    ("/Half gs 1 0 0 rg 0 0 20 20 re f", [255, 0, 0, 128]),
    // Multiplied red and cyan are black.
    ("1 0 0 rg 0 0 20 20 re f /Multiply gs 0 1 1 rg 0 0 20 20 re f", [0, 0, 0, 255]),
    ("/Form Do", [0, 0, 255, 255]),
    ("/Pattern cs /Dots scn 0 0 20 20 re f", [255, 0, 0, 255]),
    ("/Pattern cs /Ramp scn 0 0 20 20 re f", [128, 128, 128, 255]),
    ("/Grey sh", [128, 128, 128, 255]),
    ("q 20 0 0 20 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u{7F} EI Q", [127, 127, 127, 255]),
    ("/Unknown gs /Nothing Do 1 0 0 rg 0 0 20 20 re f BX foo EX", [255, 0, 0, 255]),
    // A mask that lets through half.
    ("/Soft gs 0 0 20 20 re f", [0, 0, 0, 128]),
    ("0 0 m 20 0 l 20 20 l 0 20 l h f", [0, 0, 0, 255]),
    ("10 w 10 0 m 10 20 l S", [0, 0, 0, 255]),
    ("3 Tr 1 0 0 rg 0 0 20 20 re f", [255, 0, 0, 255]),
  ]

  private static let resources = """
    /ColorSpace << /Ink [/Separation /Spot /DeviceRGB \
    << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1 >>] \
    /Table [/Indexed /DeviceRGB 1 <FF000000FF00>] >> \
    /ExtGState << /Half << /ca 0.5 >> /Multiply << /BM /Multiply >> \
    /Soft << /SMask << /S /Luminosity /G 7 0 R >> >> >> \
    /XObject << /Form 5 0 R >> /Pattern << /Dots 6 0 R /Ramp << /PatternType 2 /Shading 8 0 R >> >> \
    /Shading << /Grey 8 0 R >>
    """
  /// From number 5: a form, a pattern, the group of a mask, a shading.
  private static let objects: [Data] = [
    PDFSample.stream(
      Data("0 0 1 rg 0 0 1 1 re f".utf8),
      "/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Matrix [20 0 0 20 0 0]"),
    PDFSample.stream(
      Data("1 0 0 rg 0 0 5 5 re f".utf8),
      "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5"),
    PDFSample.stream(
      Data("0.5 g 0 0 20 20 re f".utf8),
      "/Subtype /Form /BBox [0 0 20 20] /Group << /S /Transparency /CS /DeviceGray >>"),
    Data(
      """
      << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] /Extend [true true] \
      /Function << /FunctionType 2 /Domain [0 1] /N 1 >> >>
      """.utf8),
  ]

  @Test(arguments: contents)
  func whatIsInTheMiddle(_ content: String, _ expected: [Int]) throws {
    let sample = PDFSample(content, resources: Self.resources, more: Self.objects)
    // The middle of the pixel at (10, 10) is 0.5 to the right of the middle: 2.5 % of a ramp.
    let pixel = try sample.image().rgba(10, 10)
    for (found, wanted) in zip(pixel, expected) { #expect(abs(found - wanted) <= 7, "\(pixel)") }
    #expect(pixel.count == 4)
  }

  /// A mark in the lower left corner of the page, where it is seen for each turn clockwise.
  @Test(arguments: [(0, 0, 29), (90, 0, 0), (180, 19, 0), (270, 29, 19)])
  func pagesAreTurned(_ angle: Int, _ x: Int, _ y: Int) throws {
    let sample = PDFSample("0 0 4 4 re f", size: (20, 30), page: "/Rotate \(angle)")
    let image = try sample.image()
    #expect(image.width == (angle % 180 == 0 ? 20 : 30))
    #expect(image.rgba(x, y) == [0, 0, 0, 255])
    #expect(image.rgba(image.width - 1 - x, image.height - 1 - y)[3] == 0)
  }

  /// Only the crop box is shown, and is as large as the picture.
  @Test func cropBoxes() throws {
    let sample = PDFSample("10 10 5 5 re f", size: (100, 100), page: "/CropBox [10 10 20 30]")
    let image = try sample.image(scale: 2)
    #expect(image.width == 20 && image.height == 40)
    #expect(image.rgba(1, 38) == [0, 0, 0, 255] && image.rgba(1, 20)[3] == 0)
  }

  /// The same content, packed in every way.
  static let packings: [(String, [UInt8])] = {
    let plain = Array("1 0 0 rg 0 0 20 20 re f".utf8)
    let hex = plain.map { String($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
    // One run of all bytes as they are, then the end.
    let runs = [UInt8(plain.count - 1)] + plain + [128]
    // Each byte as a word of nine bits, with the words for "begin" and "end" around them.
    var bits = ([256] + plain.map { Int($0) } + [257]).flatMap { code in
      (0..<9).reversed().map { code >> $0 & 1 }
    }
    while !bits.count.isMultiple(of: 8) { bits.append(0) }
    let words = stride(from: 0, to: bits.count, by: 8).map { at in
      bits[at..<at + 8].reduce(UInt8(0)) { $0 << 1 | UInt8($1) }
    }
    return [
      ("", plain), ("/Filter /ASCIIHexDecode", Array(hex.utf8)),
      ("/Filter [/RunLengthDecode]", runs), ("/Filter /LZWDecode", words),
      ("/Filter /ASCII85Decode", base85(plain)),
      (
        "/Filter [/ASCIIHexDecode /ASCIIHexDecode]",
        Array((hex.utf8.map { String($0, radix: 16) }.joined() + ">").utf8)
      ),
    ]
  }()
  /// Groups of four bytes as five digits from `!` on; a shorter group has one digit more than bytes.
  private static func base85(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let group = bytes[start..<min(start + 4, bytes.count)]
      let padded = group + Array(repeating: 0, count: 4 - group.count)
      var value = padded.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      var digits: [UInt8] = []
      for _ in 0..<5 {
        digits.insert(UInt8(value % 85) + 33, at: 0)
        value /= 85
      }
      text += digits.prefix(group.count + 1)
    }
    return text + Array("~>".utf8)
  }

  @Test(arguments: packings)
  func packingsAreUndone(_ entries: String, _ bytes: [UInt8]) throws {
    let sample = PDFSample(content: PDFSample.stream(Data(bytes), entries))
    #expect(try sample.image().rgba(10, 10) == [255, 0, 0, 255])
  }

  /// Pixels: two beside each other, and what the middle of each half is.
  static let pictures: [(String, [UInt8], [Int], [Int])] = [
    (
      "/BitsPerComponent 8 /ColorSpace /DeviceRGB", [255, 0, 0, 0, 0, 255], [255, 0, 0, 255],
      [0, 0, 255, 255]
    ),
    (
      "/BitsPerComponent 1 /ColorSpace /DeviceGray", [0b0100_0000], [0, 0, 0, 255],
      [255, 255, 255, 255]
    ),
    (
      "/BitsPerComponent 4 /ColorSpace /DeviceGray /Decode [1 0]", [0x0F], [255, 255, 255, 255],
      [0, 0, 0, 255]
    ),
    (
      "/BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 1 <00FF00FF00FF>]", [0, 1],
      [0, 255, 0, 255], [255, 0, 255, 255]
    ),
    // A stencil paints where it is 0, in the colour of fills.
    ("/ImageMask true", [0b0100_0000], [255, 128, 0, 255], [0, 0, 0, 0]),
    (
      "/BitsPerComponent 8 /ColorSpace /DeviceGray /Mask [255 255]", [0, 255], [0, 0, 0, 255],
      [0, 0, 0, 0]
    ),
    (
      "/BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 6 0 R", [255, 255], [255, 255, 255, 51],
      [255, 255, 255, 255]
    ),
    (
      "/BitsPerComponent 16 /ColorSpace /DeviceGray", [255, 255, 0, 0], [255, 255, 255, 255],
      [0, 0, 0, 255]
    ),
  ]

  @Test(arguments: pictures)
  func picturesAreDrawn(_ entries: String, _ bytes: [UInt8], _ left: [Int], _ right: [Int]) throws {
    let sample = PDFSample(
      "1 0.5 0 rg q 20 0 0 20 0 0 cm /Image Do Q", resources: "/XObject << /Image 5 0 R >>",
      more: [
        PDFSample.stream(Data(bytes), "/Subtype /Image /Width 2 /Height 1 \(entries)"),
        PDFSample.stream(
          Data([51, 255]),
          "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray"),
      ])
    let image = try sample.image()
    for (x, expected) in [(4, left), (16, right)] {
      for (found, wanted) in zip(image.rgba(x, 10), expected) { #expect(abs(found - wanted) <= 1) }
    }
  }

  /// A font that is not in the file is written with an installed one: something dark in the line's place, and
  /// nothing above it; the width in the file places the next letter.
  @Test func textsWithoutTheirFont() throws {
    let widths = Array(repeating: "1000", count: 96).joined(separator: " ")
    let sample = PDFSample(
      "BT /F 20 Tf 0 5 Td (HH) Tj ET", size: (40, 40),
      resources: """
        /Font << /F << /Type /Font /Subtype /TrueType /BaseFont /Helvetica /FirstChar 32 \
        /LastChar 127 /Widths [\(widths)] /Encoding /WinAnsiEncoding >> >>
        """)
    let image = try sample.image()
    func isDark(_ xs: Range<Int>, _ ys: Range<Int>) -> Bool {
      xs.contains { x in ys.contains { (image.color(x: x, y: $0)?.alpha ?? 0) > 0.5 } }
    }
    #expect(isDark(0..<20, 20..<36) && isDark(20..<40, 20..<36))
    #expect(!isDark(0..<40, 0..<18))
  }
}

import Drawing
import Foundation
import PDFPictures
import TestSupport
import Testing

/// Whole files: tables, what is broken, what is hostile.
struct PDFFileTests {
  private static let page = PDFSample("1 0 0 rg 0 0 20 20 re f")
  private func isRed(_ data: Data) throws -> Bool {
    try CGImage.firstPage(ofPDF: data).rgba(10, 10) == [255, 0, 0, 255]
  }

  @Test func brokenTablesAreMadeAnew() throws {
    #expect(try isRed(Self.page.data(shift: 7)))
    let text = String(decoding: Self.page.data(), as: UTF8.self)
    #expect(try isRed(Data(text.replacingOccurrences(of: "startxref", with: "nothing").utf8)))
    #expect(try isRed(Data(text.replacingOccurrences(of: "/Length 23", with: "/Length 9").utf8)))
    #expect(try isRed(Data(("some bytes before\n" + text).utf8)))
  }

  /// Objects in a stream, found by a stream of places.
  @Test func objectsInStreams() throws {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /MediaBox [0 0 20 20] /Contents 5 0 R >>",
    ]
    var (header, body) = ("", "")
    for (index, object) in objects.enumerated() {
      header += "\(index + 1) \(body.utf8.count) "
      body += object + " "
    }
    var file = Data("%PDF-1.5\n".utf8)
    func add(_ number: Int, _ object: Data) -> Int {
      let place = file.count
      file += Data("\(number) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
      return place
    }
    let inside = add(
      4,
      PDFSample.stream(
        Data((header + body).utf8), "/Type /ObjStm /N 3 /First \(header.utf8.count)"))
    let content = add(5, PDFSample.stream(Data("1 0 0 rg 0 0 20 20 re f".utf8)))
    // One byte for the kind, two for the place or stream, one for the index; numbers 1 to 5.
    let rows: [[Int]] = [[2, 4, 0], [2, 4, 1], [2, 4, 2], [1, inside, 0], [1, content, 0]]
    let bytes = rows.flatMap {
      [UInt8($0[0]), UInt8($0[1] >> 8), UInt8($0[1] & 255), UInt8($0[2])]
    }
    let table = add(
      6,
      PDFSample.stream(Data(bytes), "/Type /XRef /W [1 2 1] /Index [1 5] /Size 6 /Root 1 0 R"))
    file += Data("startxref\n\(table)\n%%EOF".utf8)
    #expect(try isRed(file))
  }

  @Test(arguments: [
    ("not a file", "not a PDF file"), ("%PDF-1.4 and nothing else", "no page"),
    ("%PDF-1.4\ntrailer << /Root 1 0 R /Encrypt 2 0 R >>", "encrypted"),
  ])
  func reasonsAreReported(_ text: String, _ reason: String) {
    let error = #expect(throws: ImageError.self) { try CGImage.firstPage(ofPDF: Data(text.utf8)) }
    #expect(error?.description.contains(reason) == true)
  }

  /// What refers to itself, in every place that may.
  @Test(arguments: [
    (
      "/Form Do", "/XObject << /Form 5 0 R >>",
      "/Subtype /Form /BBox [0 0 20 20] /Resources << /XObject << /Form 5 0 R >> >>", "/Form Do"
    ),
    (
      "/Pattern cs /P scn 0 0 20 20 re f", "/Pattern << /P 5 0 R >>",
      "/PatternType 1 /PaintType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5 /Resources << /Pattern << /P 5 0 R >> >>",
      "/Pattern cs /P scn 0 0 5 5 re f"
    ),
    (
      "/G gs 0 0 20 20 re f", "/ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> >> >>",
      "/Subtype /Form /BBox [0 0 20 20] /Resources << /ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> >> >> >>",
      "/G gs 0 0 20 20 re f"
    ),
    ("0 0 20 20 re f", "/Font 5 0 R", "/Filter 5 0 R /DecodeParms 5 0 R", ""),
    ("/C cs 1 sc 0 0 20 20 re f", "/ColorSpace << /C [/Indexed 5 0 R 1 5 0 R] >>", "", ""),
    ("/C cs 1 sc 0 0 20 20 re f", "/ColorSpace << /C /C >>", "", ""),
  ])
  func loopsEnd(_ content: String, _ resources: String, _ entries: String, _ inside: String) throws
  {
    let sample = PDFSample(
      content, resources: resources, more: [PDFSample.stream(Data(inside.utf8), entries)])
    #expect(try sample.image().width == 20)
  }

  @Test func treesOfPagesThatLoop() throws {
    var sample = Self.page
    sample.objects[1] = Data("<< /Kids [2 0 R 2 0 R 3 0 R] >>".utf8)
    #expect(try isRed(sample.data()))
    sample.objects[1] = Data("<< /Kids [2 0 R] >>".utf8)
    #expect(throws: ImageError.self) { try CGImage.firstPage(ofPDF: sample.data()) }
  }

  @Test(arguments: ["[0 0 1e9 1e9]", "[0 0 100000 100000]", "[0 0 0 0]", "[5 5 5]"])
  func sizesThatCannotBeDrawn(_ box: String) {
    var sample = Self.page
    sample.objects[2] = Data("<< /Type /Page /MediaBox \(box) /Contents 4 0 R >>".utf8)
    // An invalid box falls back to US Letter.
    let image = try? CGImage.firstPage(ofPDF: sample.data())
    #expect(image == nil || image?.width == 612)
  }

  /// A hundred million zeros in a few bytes, again and again, give no more than the limit.
  @Test func packedZeros() throws {
    let nested = "[" + String(repeating: "[", count: 10_000) + " 1 0 0 rg 0 0 20 20 re f"
    #expect(try PDFSample(nested).image().width == 20)
    let deep = String(repeating: "q ", count: 100_000) + "1 0 0 rg 0 0 20 20 re f"
    #expect(try PDFSample(deep).image().rgba(10, 10) == [255, 0, 0, 255])
    let runs = [UInt8](repeating: 129, count: 200_000)
    let sample = PDFSample(
      content: PDFSample.stream(Data(runs), "/Filter [/RunLengthDecode /RunLengthDecode]"))
    #expect(try sample.image().width == 20)
  }

  /// A page whose streams give 4 MB can be drawn any number of times: each drawing has its own limits.
  @Test func boundsAreThoseOfOneDrawing() throws {
    let table = [UInt8](repeating: 129, count: 65_536)
    let runs = zip(table, table).prefix(32_768).flatMap { [$0, $1] }
    let sample = PDFSample(
      "/Grey sh", resources: "/Shading << /Grey 5 0 R >>",
      more: [
        Data(
          """
          << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] /Extend [true true] \
          /Function 6 0 R >>
          """.utf8),
        PDFSample.stream(
          Data(runs),
          "/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2] /BitsPerSample 8 "
            + "/Filter /RunLengthDecode"),
      ])
    let provider = try #require(CGDataProvider(data: sample.data()))
    let page = try #require(CGPDFDocument(provider)?.page(at: 1))
    let context = try #require(CGContext.bitmap(size: CGSize(width: 20, height: 20)))
    for _ in 0..<20 {
      context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.drawPDFPage(page)
    }
    // Each sample is 129 of 255.
    #expect(try #require(context.makeImage()).rgba(10, 10) == [129, 129, 129, 255])
  }

  /// A file with a bit of everything, cut off anywhere and with bytes changed anywhere: an error or a
  /// picture, always at an end.
  @Test func brokenFilesNeverTrap() throws {
    let context = try #require(CGContext.pdf(size: CGSize(width: 60, height: 40)))
    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
    TextLayout(runs: [TextRun(text: "Text", font: FontDescriptor(size: 12))])
      .draw(in: context, at: CGPoint(x: 30, y: 5))
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [.black, .clear], locations: nil))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
    let whole = try #require(context.finish())
    let seed: UInt64 = 8
    var random = SeededRandom(seed: seed)
    for round in 0..<150 {
      var data = whole
      if round.isMultiple(of: 3) {
        data = data.prefix(Int.random(in: 0..<data.count, using: &random))
      }
      for _ in 0..<Int.random(in: 0..<20, using: &random) where !data.isEmpty {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if let image = try? CGImage.firstPage(ofPDF: data, pixelLimit: 1_000_000) {
        #expect(image.width > 0, "seed \(seed), round \(round)")
      }
    }
  }
}

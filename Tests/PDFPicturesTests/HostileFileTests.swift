import Drawing
import Foundation
import PDFPictures
import TestSupport
import Testing

/// Files whose objects mean harm: an error or a picture in little time and memory.
struct HostileFileTests {
  /// Objects from 1 on without a table, and a trailer.
  private static func broken(_ count: Int, _ object: (Int) -> String) -> Data {
    let objects = (1...count).map { "\($0) 0 obj\n" + object($0) }.joined()
    return Data(("%PDF-1.7\n" + objects + "trailer<</Root 1 0 R>>\n").utf8)
  }

  /// A file whose objects are found by a stream of places.
  ///
  /// - Parameters:
  ///   - stream: Object 4.
  ///   - rows: The stream of places, its entries and the bytes.
  private static func placed(_ stream: Data, _ rows: ([UInt8], String)) -> Data {
    var file = Data("%PDF-1.5\n4 0 obj\n".utf8) + stream + Data("\nendobj\n".utf8)
    let place = file.count
    file += Data("6 0 obj\n".utf8)
    file += PDFSample.stream(Data(rows.0), "/Type /XRef /Size 6 /Root 1 0 R " + rows.1)
    return file + Data("\nendobj\nstartxref\n\(place)\n%%EOF".utf8)
  }

  /// Twenty thousand objects in a stream that are all the same array.
  private static let overlapping: Data = {
    let header = (0..<20_000).map { "\($0 + 10) 0 " }.joined()
    let body = "[" + String(repeating: "1 ", count: 50_000) + "]"
    let stream = PDFSample.stream(
      Data((header + body).utf8), "/Type /ObjStm /N 20000 /First \(header.utf8.count)")
    // Objects 1 to 3 are in the stream, object 4 is the stream, at byte 9.
    let rows: [UInt8] = [2, 4, 0, 2, 4, 1, 2, 4, 2, 1, 9, 0]
    return placed(stream, (rows, "/W [1 1 1] /Index [1 4]"))
  }()

  /// A stream of places with a row of one byte for each of 16 million objects.
  private static let places: Data = {
    let runs = [[UInt8]](repeating: [129, 1], count: 125_000).flatMap { $0 }
    return placed(
      PDFSample.stream(Data()), (runs, "/W [1 0 0] /Index [1 16000000] /Filter /RunLengthDecode"))
  }()

  static let refused: [(name: String, data: Data)] = [
    (
      "streams as long as the next one says",
      broken(20_000) { "<< /Length \($0 + 1) 0 R >>\nstream\n" }
    ),
    ("arrays without an end", broken(20_000) { _ in "[ " }),
    ("texts without an end", broken(20_000) { _ in "(\n" }),
    ("dictionaries without an end", broken(20_000) { _ in "<< /A " }),
    (
      "streams of objects without an end",
      broken(20_000) { _ in "<</Type/ObjStm/N 9/First 9>>\nstream\n" }
    ),
    (
      "trailers without an end",
      Data(("%PDF-1.7\n" + String(repeating: "trailer <<\n", count: 20_000)).utf8)
    ),
    ("an array that is twenty thousand objects", overlapping),
    ("sixteen million places", places),
  ]

  @Test(arguments: refused.map(\.name))
  func isRefused(_ name: String) throws {
    let data = try #require(Self.refused.first { $0.name == name }).data
    let seconds = ProcessorTime.seconds {
      let error = #expect(throws: ImageError.self) { try CGImage.firstPage(ofPDF: data) }
      #expect(error?.description.contains("no page") == true)
    }
    #expect(seconds < 60)
  }

  private static let spaces = PDFSample.stream(
    Data(repeating: 32, count: 200_000), "/Subtype /Form /BBox [0 0 1 1]")

  static let drawn: [(name: String, sample: PDFSample)] = [
    (
      "a content of one stream ten thousand times",
      PDFSample(
        content: Data(("[" + String(repeating: "5 0 R ", count: 10_000) + "]").utf8),
        more: [spaces])
    ),
    (
      "a form of spaces twenty thousand times",
      PDFSample(
        String(repeating: "/F Do ", count: 20_000), resources: "/XObject << /F 5 0 R >>",
        more: [spaces])
    ),
  ]

  @Test(arguments: drawn.map(\.name))
  func isDrawnInTime(_ name: String) throws {
    let sample = try #require(Self.drawn.first { $0.name == name }).sample
    let seconds = try ProcessorTime.seconds {
      let image = try sample.image()
      #expect(image.width == 20)
    }
    #expect(seconds < 60)
  }

  /// A stream whose length is wrong ends where its keyword is, whichever stream it is.
  @Test func lengthsThatAreWrong() throws {
    for length in ["5", "100000", "-1", "7 0 R", "/Name"] {
      let content = Data(
        "<< /Length \(length) >>\nstream\n1 0 0 rg 0 0 20 20 re f\nendstream".utf8)
      let other = PDFSample.stream(Data("0 1 0 rg 0 0 20 20 re f".utf8))
      let image = try PDFSample(content: content, more: [other, other]).image()
      #expect(image.rgba(10, 10) == [255, 0, 0, 255], "\(length)")
    }
  }
}

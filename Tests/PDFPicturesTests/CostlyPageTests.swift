import Drawing
import Foundation
import PDFPictures
import TestSupport
import Testing

/// Pages that ended the process or went on for ever: each is drawn in little time, as far as its budget goes.
struct CostlyPageTests {
  /// A file of a page with content and further objects, numbered from 5.
  private static func pdf(_ content: String, _ objects: [String], resources: String) -> Data {
    let all =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<<\(resources)>>>>",
        "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      ] + objects
    let body = all.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    return Data(("%PDF-1.7\n" + body + "trailer<</Root 1 0 R/Size \(all.count + 1)>>\n").utf8)
  }

  private static func form(_ content: String, _ resources: String, _ more: String = "") -> String {
    "<</Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<<\(resources)>>\(more)/Length \(content.utf8.count)>>stream\n\(content)\nendstream"
  }

  static let files: [(name: String, data: Data)] = [
    (
      "a pattern whose step is far beyond its box",
      pdf(
        "/Pattern cs /P scn 0 0 100 100 re f",
        [
          "<</PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 1e20/YStep 1e20/Resources<<>>/Length 15>>stream\n1 0 0 rg 0 0 9 9 re f\nendstream"
        ], resources: "/Pattern<</P 5 0 R>>")
    ),
    (
      "a form that draws itself twice",
      pdf("/F Do", [form("/F Do /F Do", "/XObject<</F 5 0 R>>")], resources: "/XObject<</F 5 0 R>>")
    ),
    (
      "forms that draw ten of the next",
      pdf(
        "/F Do",
        (0..<15).map {
          form(String(repeating: "/F Do ", count: 10), "/XObject<</F \($0 + 6) 0 R>>")
        } + [form("0 0 9 9 re f", "")], resources: "/XObject<</F 5 0 R>>")
    ),
    (
      "a soft mask in itself",
      pdf(
        "/G gs 0 0 100 100 re f /F Do",
        [
          "<</SMask<</S/Luminosity/G 6 0 R>>>>",
          form(
            "/G gs 0 0 100 100 re f /F Do /F Do", "/ExtGState<</G 5 0 R>>/XObject<</F 6 0 R>>",
            "/Group<</S/Transparency/I true>>"),
        ], resources: "/ExtGState<</G 5 0 R>>/XObject<</F 6 0 R>>")
    ),
    (
      "a picture of a million pixels, ten thousand times",
      pdf(
        String(repeating: "q 100 0 0 100 0 0 cm /I Do Q\n", count: 10_000),
        [
          "<</Subtype/Image/Width 1000/Height 1000/ColorSpace/DeviceGray/BitsPerComponent 8/Length 3>>stream\nabc\nendstream"
        ], resources: "/XObject<</I 5 0 R>>")
    ),
    (
      "a million fills of all the page",
      pdf(String(repeating: "0 0 100 100 re f ", count: 300_000), [], resources: "")
    ),
  ]

  @Test(arguments: files.map(\.name))
  func aPageEndsInTime(_ name: String) throws {
    let data = try #require(Self.files.first { $0.name == name }).data
    let seconds = try ProcessorTime.seconds {
      let image = try CGImage.firstPage(ofPDF: data)
      #expect(image.width == 100)
    }
    #expect(seconds < 60)
  }
}

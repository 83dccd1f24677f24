import AssetCatalog
import Diagnostics
import Foundation
import Testing

/// What entries of image sets say beside whom they are for.
struct ImageSetContentsTests {
  private static func entry(_ text: String) throws -> ImageSet.Entry {
    let json = "{\"images\": [{\"filename\": \"a\", \"scale\": \"2x\", \(text)}]}"
    return try #require(try ImageSet(json: Data(json.utf8)).entries.first)
  }

  /// Pixels over the scale of two; sides that are not stated are zero, also where left and bottom are.
  @Test(
    arguments: [
      (#"{"top": 60, "left": 0, "bottom": 0, "right": 30}"#, [30, 0, 0, 15]),
      (#"{"top": 60, "right": 30}"#, [30, 0, 0, 15]), (#"{"bottom": 1}"#, [0, 0, 0.5, 0]),
      ("{}", [0, 0, 0, 0]), (#"{"left": -4}"#, [0, -2, 0, 0]),
    ] as [(String, [Double])])
  func insetsAreInPoints(text: String, expected: [Double]) throws {
    let points = try Self.entry("\"alignment-insets\": \(text)").insetsInPoints
    #expect([points.top, points.left, points.bottom, points.right] == expected)
  }

  /// A mode has caps at its own sides only, whatever else the file says.
  @Test(
    arguments: [
      ("9-part", [1, 2, 3, 4], 5, 6), ("3-part-horizontal", [0, 2, 0, 4], 5, nil),
      ("3-part-vertical", [1, 0, 3, 0], nil, 6),
    ] as [(String, [Double], Double?, Double?)])
  func slicingIsRead(mode: String, caps: [Double], width: Double?, height: Double?) throws {
    let slicing = try #require(
      try Self.entry(
        """
        "resizing": {"mode": "\(mode)", "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
          "center": {"mode": "stretch", "width": 5, "height": 6}}
        """
      ).slicing)
    let found = slicing.caps
    #expect([found.top, found.left, found.bottom, found.right] == caps)
    #expect(slicing.centerWidth == width)
    #expect(slicing.centerHeight == height)
    #expect(slicing.filling == .stretch)
  }

  /// The spelling of Xcode 5 and 6.
  @Test func earlierSlicing() throws {
    let slicing = try Self.entry(
      """
      "resizing": {"mode": "9-part", "capInsets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
        "center": {"mode": "fill", "width": 5, "height": 6}}
      """
    ).slicing
    #expect(
      slicing
        == ImageSlicing(
          caps: PixelInsets(top: 1, left: 2, bottom: 3, right: 4), filling: .stretch,
          centerWidth: 5, centerHeight: 6))
  }

  @Test func aMiddleIsRepeatedUnlessTheFileSaysOtherwise() throws {
    let slicing = try Self.entry(#""resizing": {"mode": "9-part"}"#).slicing
    #expect(slicing == ImageSlicing(caps: .zero))
    #expect(slicing?.filling == .tile)
    #expect(try Self.entry(#""idiom": "mac""#).slicing == nil)
  }

  /// Source: Apple, "Asset Catalog Format Reference", image set type, template-rendering-intent.
  @Test(
    arguments: [
      ("", "", "Icon", .automatic), ("", "", "IconTemplate", .template),
      (#""template-rendering-intent": "original""#, "", "IconTemplate", .original),
      (#""template-rendering-intent": "template""#, "", "Icon", .template),
      (
        #""template-rendering-intent": "template""#, #", "template-rendering-intent": "original""#,
        "Icon", .original
      ),
    ] as [(String, String, String, ImageSet.RenderingIntent)])
  func shapesAreToldFromPictures(
    set: String, entry: String, name: String, intent: ImageSet.RenderingIntent
  ) throws {
    let json = "{\"images\": [{\"filename\": \"a\"\(entry)}], \"properties\": {\(set)}}"
    let images = try ImageSet(json: Data(json.utf8))
    let first = try #require(images.entries.first)
    #expect(images.intent(of: first, inSetNamed: name) == intent)
  }

  /// A value of another kind is reported with its path and place, and the rest is read.
  @Test func whatIsWrongIsReportedAndTheRestIsRead() throws {
    let text = """
      {"images": [7, {"filename": "a", "scale": 2,
        "alignment-insets": {"top": "30", "left": 4}}, {"filename": ["b"]}]}
      """
    var findings: [Finding] = []
    let set = ImageSet(try JSONDocument(Array(text.utf8)), findings: &findings)
    #expect(
      findings.map { "\($0.location) \($0.location.subject ?? "")" } == [
        ":1:13 images[0]", ":1:43 images[1].scale", ":2:31 images[1].alignment-insets.top",
        ":2:63 images[2].filename",
      ])
    #expect(findings.allSatisfy { $0.rule == .wrongType })
    #expect(set.entry(for: AssetTraits())?.filename == "a")
    #expect(set.entries.first?.insetsInPoints.left == 4)
  }

  @Test(
    arguments: [
      ("alignmentInsets", "alignment-insets"), ("alignment-inset", "alignment-insets"),
      ("fileName", "filename"), ("scal", "scale"), ("idoim", "idiom"),
      ("langauge-direction", "language-direction"), ("x-note", nil), ("comment", nil), ("a", nil),
    ] as [(String, String?)])
  func slipsInKeysAreToldFromUnknownKeys(key: String, meant: String?) throws {
    var findings: [Finding] = []
    let text = "{\"images\": [{\"\(key)\": null}]}"
    _ = ImageSet(try JSONDocument(Array(text.utf8)), findings: &findings)
    #expect(findings.map(\.rule) == (meant == nil ? [] : [.misspeltKey]))
    #expect(findings.first?.hint == meant.map { "probably '\($0)' is meant" })
  }
}

import Drawing
import Foundation
import PictureDifferences
import TestSupport
import Testing

/// What a failure of a golden picture shows.
struct GoldenPageTests {
  private func png(_ values: [UInt8], width: Int = 2) throws -> Data {
    let pixels = values.flatMap { value -> [UInt8] in [value, value, value, 255] }
    return try CGImage(width: width, height: values.count / width, pixels: pixels).pngData()
  }

  @Test func equalPixelsAreNoDifference() throws {
    let difference = try #require(
      try PictureDifference(expected: png([1, 2, 3, 4]), actual: png([1, 2, 3, 4])))
    #expect(difference.isEmpty)
  }

  @Test func differencesAreCounted() throws {
    let difference = try #require(
      try PictureDifference(expected: png([1, 2, 3, 4]), actual: png([1, 12, 3, 1])))
    #expect(difference.count == 2 && difference.largest == 10)
    let picture = try CGImage.decode(difference.picture)
    #expect(picture.color(x: 1, y: 0)?.red == 1 && picture.color(x: 1, y: 0)?.blue != 1)
    #expect(picture.color(x: 0, y: 0)?.red == picture.color(x: 0, y: 0)?.blue)
  }

  @Test func otherSizesDifferWhereOnlyOneIs() throws {
    let difference = try #require(
      try PictureDifference(expected: png([1, 2, 3, 4]), actual: png([1, 2])))
    #expect(difference.count == 2)
    #expect(difference.summary.contains("sizes"))
  }

  @Test func whatIsNoPictureHasNoPage() throws {
    #expect(try PictureDifference(expected: Data("text".utf8), actual: png([1, 2])) == nil)
  }

  @Test func aFailureNamesItsPage() throws {
    let folder = TestFolder.root.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, other) = (try png([1, 2]), try png([1, 9]))
    let difference = try #require(PictureDifference(expected: one, actual: other))
    let page = GoldenPage(name: "A/b.png", expected: one, actual: other, difference: difference)
    let url = try page.write(below: folder)
    #expect(url.lastPathComponent == "A-b.png.html")
    let html = try String(contentsOf: url, encoding: .utf8)
    for data in [one, other, difference.picture] {
      #expect(html.contains(data.base64EncodedString()))
    }
    #expect(html.contains("1 pixels differ, by 7 of 255"))
  }
}

import AssetCatalog
import Foundation
import NibBuilding
import TestSupport
import Testing
import ViewDrawing

/// Symbol sets of catalogues, beside documents.
struct SymbolSetTests {
  private static func folders(_ contents: String) throws -> AssetFolders {
    let folder = try TestFolder.make()
    let set = folder.appendingPathComponent("A.xcassets/our.sign.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let body = "<g id='Regular-M'><path d='M0 0H120V90H0z'/></g>"
    try Data("<svg>\(body)</svg>".utf8).write(to: set.appendingPathComponent("sign.svg"))
    return AssetFolders([folder])
  }

  @Test func aSetIsASymbolOfItsTemplate() throws {
    let folders = try Self.folders(
      #"{"symbols": [{"idiom": "universal", "filename": "sign.svg"}]}"#)
    let file = try #require(
      folders.image(named: "our.sign", for: AssetTraits(scale: 2, idiom: "iphone")))
    let symbol = try #require(try file.content().symbol)
    #expect(symbol.name == "our.sign")
    // 120 × 90 in a template for text of 100 points, beside text of 17, in half points.
    #expect(symbol.size == CGSize(width: 20.5, height: 15.5))
  }

  @Test(arguments: [
    "{", "{}", #"{"symbols": [{"idiom": "universal", "filename": "../sign.svg"}]}"#,
    #"{"symbols": [{"idiom": "universal", "filename": "missing.svg"}]}"#,
  ])
  func anotherSetIsNone(contents: String) throws {
    let folders = try Self.folders(contents)
    var messages: [String] = []
    let file = folders.image(named: "our.sign", for: AssetTraits(scale: 2, idiom: "iphone")) {
      messages.append($0)
    }
    #expect(file == nil)
    #expect(messages.isEmpty == (contents == "{}"), "\(messages)")
  }
}

import Foundation
import TestSupport
import Testing

@testable import Drawing
@testable import ViewDrawing

/// The outlines that names lead to, with a set of our own.
struct SymbolSearchTests {
  /// A set whose pictures are squares of different sizes.
  private static let pictures = [
    "star": 16, "star-fill": 15, "arrow-up-circle": 14, "x-circle-fill": 13, "plus-lg": 12,
    "circle": 16,
    "circle-fill": 16, "trash": 10, "file-earmark": 8, "files": 9, "telephone-fill": 7,
    "box-arrow-up": 6,
    "zoom-in": 5, "check-lg": 4, "triangle-fill": 16,
  ]

  private static func folder(_ pictures: [String: Int]) throws -> String {
    let url = try TestFolder.make()
    for (name, side) in pictures {
      let text = "<svg viewBox='0 0 16 16'><rect width='\(side)' height='\(side)'/></svg>"
      try Data(text.utf8).write(to: url.appendingPathComponent("\(name).svg"))
    }
    return url.path
  }

  private static func search(own: [String: Int] = [:]) throws -> SymbolSearch {
    SymbolSearch(
      SymbolFolders.Places(
        own: own.isEmpty ? [] : [try folder(own)], set: [try folder(pictures)]))
  }

  /// A link is not followed, and a pipe is not opened.
  @Test func onlyFilesAreRead() throws {
    let outside = try Self.folder(["star": 9])
    let own = try TestFolder.make()
    try FileManager.default.createSymbolicLink(
      atPath: own.appendingPathComponent("star.svg").path,
      withDestinationPath: outside + "/star.svg")
    #expect(mkfifo(own.appendingPathComponent("trash.svg").path, 0o600) == 0)
    var search = SymbolSearch(
      SymbolFolders.Places(own: [own.path], set: [try Self.folder(Self.pictures)]))
    for name in ["star", "trash"] {
      let outline = search.outline(name)
      #expect(outline?.origin == .rule)
    }
  }

  private static let found: [(name: String, width: Double, origin: SymbolOutline.Origin)] = [
    ("star", 16, .rule), ("star.fill", 15, .rule), ("arrow.up.circle", 14, .rule),
    ("xmark.circle.fill", 13, .rule), ("multiply.circle.fill", 13, .rule), ("doc", 8, .table),
    ("document", 8, .table), ("plus", 10, .table), ("phone.fill", 7, .table),
    ("square.and.arrow.up", 6, .table),
    // Without a filled picture, the plain one.
    ("square.and.arrow.up.fill", 6, .table), ("trash.fill", 10, .rule),
    ("plus.magnifyingglass", 5, .table), ("doc.on.doc", 9, .table),
    // A variant for a script is the symbol.
    ("star.ar", 16, .rule), ("star.rtl", 16, .rule),
  ]

  @Test(arguments: found.indices) func namesLeadToPictures(index: Int) throws {
    let row = Self.found[index]
    var search = try Self.search()
    let result = search.outline(row.name)
    let outline = try #require(result)
    #expect(Double(outline.bounds.width) == row.width, "\(row.name)")
    #expect(outline.origin == row.origin, "\(row.name)")
  }

  @Test(arguments: [
    "", ".", "no.such.symbol", "star..fill", "circle.star.star", "badge", "badge.plus", "slash",
    ".fill", "on.and.on",
    String(repeating: "star.", count: 40), String(repeating: "star.circle.", count: 15) + "x",
    "../star", "star/../star",
  ])
  func otherNamesHaveNone(name: String) throws {
    var search = try Self.search()
    let result = search.outline(name)
    #expect(result == nil)
  }

  /// A composition has the layers of its parts, and the part behind is not painted under the part in front.
  private static let composed: [(name: String, layers: Int, levels: Set<Int>, isCut: Bool)] = [
    ("star.circle", 2, [0, 1], false), ("star.circle.fill", 2, [0, 1], false),
    ("trash.slash", 2, [0, 1], true), ("trash.badge.plus", 2, [0, 1], true),
    ("trash.badge", 2, [0, 1], true), ("star.on.star", 2, [0, 1], true),
    ("trash.and.star", 2, [0, 1], true),
    ("trash.trianglebadge.plus", 2, [0, 1], true), ("trash.fill.checkmark", 2, [0, 1], true),
  ]

  @Test(arguments: composed.indices) func otherNamesAreComposed(index: Int) throws {
    let row = Self.composed[index]
    var search = try Self.search()
    let result = search.outline(row.name)
    let outline = try #require(result)
    #expect(outline.origin == .composition)
    #expect(outline.layers.count == row.layers, "\(row.name)")
    #expect(Set(outline.layers.map(\.level)) == row.levels, "\(row.name)")
    #expect(outline.layers[0].holes.isEmpty == !row.isCut, "\(row.name)")
    #expect(
      outline.bounds.width <= 20 && outline.bounds.height <= 20, "\(row.name): \(outline.bounds)")
  }

  /// A folder that is stated wins over table and set, with the symbol's own name or with dashes.
  @Test(arguments: ["doc", "star.fill", "hand.wave"]) func statedPicturesWin(name: String) throws {
    for file in [name, name.replacingOccurrences(of: ".", with: "-")] {
      var search = try Self.search(own: [file: 3])
      let result = search.outline(name)
      let outline = try #require(result)
      #expect(outline.bounds.width == 3)
      #expect(outline.origin == .own)
    }
  }

  @Test func aBrokenFileIsNoPicture() throws {
    let folder = try TestFolder.make()
    try Data("<svg".utf8).write(to: folder.appendingPathComponent("star.svg"))
    try Data("<svg/>".utf8).write(to: folder.appendingPathComponent("trash.svg"))
    for name in ["star", "trash"] {
      var search = SymbolSearch(SymbolFolders.Places(own: [], set: [folder.path]))
      let result = search.outline(name)
      #expect(result == nil)
    }
  }

  /// Turns stay in the square of 16 units.
  private static let turns: [(turn: SymbolEntry.Turn?, box: CGRect)] = [
    (nil, CGRect(x: 1, y: 2, width: 4, height: 3)),
    (.horizontally, CGRect(x: 11, y: 2, width: 4, height: 3)),
    (.vertically, CGRect(x: 1, y: 11, width: 4, height: 3)),
    (.around, CGRect(x: 11, y: 11, width: 4, height: 3)),
    (.right, CGRect(x: 11, y: 1, width: 3, height: 4)),
    (.left, CGRect(x: 2, y: 11, width: 3, height: 4)),
  ]

  @Test(arguments: turns.indices) func picturesTurn(index: Int) {
    let row = Self.turns[index]
    let square = SymbolOutline([
      SymbolLayer(CGPath(rect: CGRect(x: 1, y: 2, width: 4, height: 3)).elements)
    ])
    #expect(square.turned(row.turn).bounds == row.box)
  }
}

import Foundation
import Testing

@testable import Drawing
@testable import ViewDrawing

/// The tables of symbols against the installed set and the names in documents.
///
/// The set is Debian's package `bootstrap-icons`, which `Scripts/bootstrap` installs.
struct SymbolTableTests {
  private static var set: [String] { SymbolFolders.current.set }

  /// A name whose words are replaced before the table is asked would never be found.
  @Test func entriesAreReached() {
    #expect(SymbolTable.entries.count > 500)
    let lost = SymbolTable.entries.keys.filter { SymbolWords.replaced(in: $0) != $0 }
    #expect(lost.isEmpty, "\(lost)")
  }

  /// Every entry has an outline in the installed set, so that no picture is misspelt.
  @Test(.enabled(if: !set.isEmpty)) func everyEntryIsDrawn() {
    let places = SymbolFolders.Places(own: [], set: Self.set)
    for name in SymbolTable.entries.keys.sorted() {
      var search = SymbolSearch(places)
      let outline = search.outline(name)
      #expect(outline?.bounds.isNull == false, "\(name)")
    }
  }

  /// The names in the documents of 40 projects, by the number of references in them: all but these are drawn.
  @Test(.enabled(if: !set.isEmpty)) func namesInDocumentsAreDrawn() {
    let missing = DocumentSymbols.names.filter {
      var search = SymbolSearch(SymbolFolders.Places(own: [], set: Self.set))
      return search.outline($0) == nil
    }
    #expect(
      missing == [
        "applescript.fill", "bubbles.and.sparkles",
        "dots.and.line.vertical.and.cursorarrow.rectangle", "finder", "highlighter", "restart",
        "swift", "textformat.characters.arrow.left.and.right",
      ])
  }

  /// Each size is that of a symbol: none is larger than two and a half lines or a quarter of one.
  @Test func sizesAreThoseOfSymbols() throws {
    for name in DocumentSymbols.names {
      guard let size = SymbolSizes.size(of: name) else { continue }
      #expect(
        (0.5...2.5).contains(size.width) && (0.25...2).contains(size.height), "\(name): \(size)")
    }
    // A whole number of points beside text of 13 points: 15 × 17.
    let trash = try #require(SymbolSizes.size(of: "trash"))
    #expect((trash.width * 13).rounded() == 15 && (trash.height * 13).rounded() == 17)
    #expect(SymbolSizes.size(of: "star.fill") == SymbolSizes.size(of: "star"))
    #expect(SymbolSizes.size(of: "no.such.symbol") == nil)
  }
}

import Foundation
import Testing

@testable import Drawing

/// The record of what a context cannot draw as Apple's systems do.
struct PictureOmissionsTests {
  private static let contexts: [@Sendable () -> CGContext?] = [
    { CGContext.bitmap(size: CGSize(width: 80, height: 20)) },
    { CGContext.pdf(size: CGSize(width: 80, height: 20)) },
    { CGContext.svg(size: CGSize(width: 80, height: 20)) },
  ]

  private func omissions(
    of text: String, _ font: FontDescriptor, on context: CGContext?
  ) throws -> PictureOmissions {
    let context = try #require(context)
    TextLayout(runs: [TextRun(text: text, font: font)]).draw(in: context, at: .zero)
    return context.omissions
  }

  @Test(arguments: contexts.indices) func installedFontsAreNoOmission(index: Int) throws {
    let font = FontDescriptor(kind: .system, size: 17)
    #expect(try omissions(of: "Hé", font, on: Self.contexts[index]()).isEmpty)
  }

  @Test(arguments: contexts.indices) func anotherFontIsNamed(index: Int) throws {
    let font = FontDescriptor(kind: .named("NoSuchFont-Bold"), size: 17)
    let found = try omissions(of: "Title", font, on: Self.contexts[index]())
    #expect(found.fonts == ["NoSuchFont-Bold": font.resolvedFace.family])
  }

  /// No font has glyphs for private characters of planes 15 and 16.
  @Test(arguments: contexts.indices) func charactersWithoutGlyphAreNamed(index: Int) throws {
    let font = FontDescriptor(kind: .system, size: 17)
    let found = try omissions(
      of: "a\u{F0000}b\u{100000}\u{F0000}", font, on: Self.contexts[index]())
    #expect(found.characters == ["\u{F0000}", "\u{100000}"])
    #expect(found.fonts.isEmpty)
  }

  @Test func aSentenceNamesEachKind() {
    var omissions = PictureOmissions()
    #expect(omissions.sentence == nil)
    for name in ["trash", "star", "gear", "bell", "bell"] { omissions.add(symbol: name) }
    #expect(
      omissions.sentence == "Not drawn as on the system: 5 symbols (bell, gear, star, …).")
    omissions.add(surrounding: "tab bar")
    omissions.add(view: "mapView")
    omissions.add(font: "Avenir Next", drawnAs: "Inter")
    omissions.add(characterWithoutGlyph: "漢")
    omissions.add(material: "sidebar")
    omissions.add(material: "sidebar")
    #expect(
      omissions.sentence
        == "Not drawn as on the system: 5 symbols (bell, gear, star, …), a tab bar, 1 view (mapView), "
        + "2 materials as flat colours (sidebar), 1 font (Avenir Next → Inter), 1 character without a glyph (漢)."
    )
  }

  @Test func recordsAddUp() throws {
    var (one, other) = (PictureOmissions(), PictureOmissions())
    one.add(symbol: "trash")
    other.add(symbol: "trash")
    other.add(surrounding: "tab bar")
    other.add(material: "menu")
    one.formUnion(other)
    #expect(one.symbols == ["trash": 2] && one.surroundings == ["tab bar": 1])
    #expect(one.materials == ["menu": 1])
    // Workers send them to another process.
    let data = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(PictureOmissions.self, from: data) == one)
  }
}

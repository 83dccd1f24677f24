import Foundation
import Testing

@testable import Drawing

/// The families that draw fonts that are not installed, and fonts that a program brings along.
struct DrawnFontTests {
  /// Names of fonts, and the families that are as wide.
  private static let substitutes: [(name: String, family: String?)] = [
    ("Helvetica", "Liberation Sans"), ("HelveticaNeue-Bold", "Liberation Sans"),
    ("ArialMT", "Liberation Sans"), ("Arial-BoldMT", "Liberation Sans"),
    ("TimesNewRomanPSMT", "Liberation Serif"), ("CourierNewPS-BoldMT", "Liberation Mono"),
    ("Courier", "Liberation Mono"), ("Menlo-Regular", "DejaVu Sans Mono"),
    ("Verdana-Italic", "DejaVu Sans"), ("AvenirNext-Medium", nil), ("Inter", nil),
  ]

  @Test(arguments: substitutes) func aFontHasASubstituteAsWide(
    _ row: (name: String, family: String?)
  ) {
    #expect(DrawnFont.substitute(for: row.name) == row.family)
  }

  /// The substitute draws where it is installed; layout keeps the widths of tables, measured with the stand-in.
  @Test func aSubstituteDrawsWithTheWidthsOfLayout() {
    let font = FontDescriptor(kind: .named("Verdana"), size: 17)
    #expect(font.drawnFamily == "DejaVu Sans")
    #expect(font.resolvedFace.family == "Inter" && font.resolvedFace.isFallback)
    #expect(FontDescriptor(kind: .named("Avenir Next"), size: 30).drawnFamily == "Inter")
    #expect(FontDescriptor(size: 30).drawnFamily == "Inter")
  }

  /// A vector file names the font that draws, and gives the text the width of layout.
  @Test func aFileNamesTheDrawnFont() throws {
    let font = FontDescriptor(kind: .named("Verdana"), size: 17)
    let layout = TextLayout(runs: [TextRun(text: "Hello", font: font)])
    let context = try #require(CGContext.svg(size: CGSize(width: 100, height: 30)))
    layout.draw(in: context, at: .zero)
    let svg = String(decoding: try #require(context.finish()), as: UTF8.self)
    #expect(svg.contains("'DejaVu Sans'") && !svg.contains("Inter"))
  }

  private static let file = URL(
    fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-MediumItalic.otf")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: file.path), "no such file"))
  func aRegisteredFileIsFoundByItsPostScriptName() throws {
    #expect(CTFontManagerRegisterFontsForURL(Self.file, .process, nil))
    #expect(FontRegistry.add(file: Self.file) == "Inter-MediumItalic")
    let face = FontDescriptor(kind: .named("Inter-MediumItalic"), size: 12).resolvedFace
    #expect(
      face == FontFace(family: "Inter", weight: 500, isItalic: true, isFallback: false))
    let data = try Data(contentsOf: Self.file)
    let font = try #require(CGDataProvider(data: data).flatMap { CGFont($0) })
    #expect(font.postScriptName == "Inter-MediumItalic")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    let layout = TextLayout(
      runs: [
        TextRun(text: "Hello", font: FontDescriptor(kind: .named("Inter-MediumItalic"), size: 9))
      ])
    #expect(layout.size.width > 10 && layout.missingFonts.isEmpty)
  }

  @Test func whatIsNoFontIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-fonts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("broken.ttf")
    try Data([0, 1, 0, 0, 0, 200, 255, 255, 0, 0, 1, 2, 3]).write(to: file)
    try Data().write(to: folder.appendingPathComponent("empty.otf"))
    #expect(FontRegistry.read(file: file) == nil)
    #expect(FontRegistry.read(file: folder.appendingPathComponent("empty.otf")) == nil)
    #expect(FontRegistry.read(file: folder) == nil)
    var error: Unmanaged<NSError>?
    #expect(!CTFontManagerRegisterFontsForURL(file, .process, &error))
    #expect(error?.takeRetainedValue().code == 104)
    #expect(!CTFontManagerRegisterFontsForURL(folder, .none, nil))
    #expect(FontRegistry.add(data: Data("no font".utf8)) == nil)
    #expect(CGDataProvider(data: Data("no font".utf8)).flatMap { CGFont($0) } == nil)
    let named = try #require(CGFont("Inter"))
    #expect(!CTFontManagerRegisterGraphicsFont(named, nil))
    #expect(CTFontManagerScope.user == .persistent && CTFontManagerScope.session.rawValue == 3)
  }
}

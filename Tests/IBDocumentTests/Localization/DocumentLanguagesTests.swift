import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import IBDocument

/// Which files translate a document.
@Suite struct DocumentLanguagesTests {
  private static func folder(_ files: [String: Data]) throws -> URL {
    let folder = try TestFolder.make()
    for (path, data) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return folder
  }

  private static let catalog = Data(
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.text": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Oui"}},
        "ja": {"variations": {}}}}, "b.text": {}}}
    """.utf8)

  @Test func filesBesideTheDocument() throws {
    let text = "\"a.text\" = \"Ja\";"
    let folder = try Self.folder([
      "Base.lproj/Main.storyboard": Data(), "de.lproj/Main.strings": Data(text.utf8),
      "sv.lproj/Main.strings": text.data(using: .utf16) ?? Data(),
      "da.lproj/Main.strings": text.data(using: .utf16LittleEndian) ?? Data(),
      "nl.lproj/Other.strings": Data(text.utf8), "mul.lproj/Main.xcstrings": Self.catalog,
      "es.lproj/Main.strings": try PropertyListSerialization.data(
        fromPropertyList: ["a.text": "Sí"], format: .xml, options: 0),
      "pt.lproj/Main.strings": try PropertyListSerialization.data(
        fromPropertyList: ["a.text": "Sim"], format: .binary, options: 0),
    ])
    let slot = TextSlot(id: "a", property: "text")
    for path in ["Base.lproj/Main.storyboard", "Main.xib"] {
      let found = DocumentLanguages(ofDocument: folder.appendingPathComponent(path).path)
      #expect(found.codes == ["da", "de", "es", "fr", "pt", "sv"])
      #expect(
        found.codes.map { found.text(slot, in: $0) } == ["Ja", "Ja", "Sí", "Oui", "Sim", "Ja"])
      #expect(found.faults.isEmpty)
    }
    let own = DocumentLanguages(
      ofDocument: folder.appendingPathComponent("de.lproj/Main.storyboard").path)
    #expect(!own.codes.contains("de"))
  }

  /// The bytes of a property list decide its encoding, whatever its declaration says.
  @Test(arguments: [
    (String.Encoding.utf8, false), (.utf8, true), (.utf16, false), (.utf16LittleEndian, true),
    (.utf16BigEndian, true),
  ])
  func propertyListsInAnyEncoding(encoding: String.Encoding, hasMark: Bool) throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a.text": "Sí"], format: .xml, options: 0)
    let text = (hasMark ? "\u{FEFF}" : "") + String(decoding: list, as: UTF8.self)
    let folder = try Self.folder([
      "es.lproj/Main.strings": text.data(using: encoding) ?? Data()
    ])
    let found = DocumentLanguages(ofDocument: folder.path + "/Main.xib")
    #expect(found.text(TextSlot(id: "a", property: "text"), in: "es") == "Sí")
    #expect(found.faults.isEmpty)
  }

  /// Files that cannot be read are faults with a path like that of the document.
  @Test func faults() throws {
    let folder = try Self.folder([
      "de.lproj/Main.strings": Data("\"a\" \"b\";".utf8), "Main.xcstrings": Data("{".utf8),
      "fr.lproj/Main.strings": Data([0xC3, 0x28]), "it.lproj/Main.strings/x": Data(),
    ])
    let found = DocumentLanguages(ofDocument: folder.path + "/Main.xib")
    #expect(found.codes.isEmpty)
    #expect(
      found.faults.map(\.path)
        == [
          "/de.lproj/Main.strings", "/fr.lproj/Main.strings", "/it.lproj/Main.strings",
          "/Main.xcstrings",
        ].map { folder.path + $0 })
    #expect(found.faults.first?.fault.position?.description == "1:5")
  }
}

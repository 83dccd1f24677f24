import Foundation
import Testing
import UIKit

/// Texts of files: letters alone are read and written, other kinds are refused with a sentence.
struct DocumentTextTests {
  @Test func lettersAreReadAndWritten() throws {
    let font = UIFont.systemFont(ofSize: 12)
    var values: NSDictionary?
    let text = try NSAttributedString(
      data: Data("déjà vu".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.plain,
        .defaultAttributes: [NSAttributedString.Key.font: font],
      ],
      documentAttributes: &values)
    #expect(text.string == "déjà vu")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(
      values?[NSAttributedString.DocumentAttributeKey.documentType.rawValue] as? String
        == "NSPlainText")
    #expect(try text.data(from: NSRange(location: 0, length: 4)) == Data("déjà".utf8))
    #expect(
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue == "CharacterEncoding")
    let latin = try NSAttributedString(
      data: Data([0xe9]),
      options: [
        .characterEncoding: NSNumber(value: String.Encoding.isoLatin1.rawValue), .baseURL: 1,
      ],
      documentAttributes: nil)
    #expect(latin.string == "é")
    let all = NSRange(location: 0, length: 1)
    #expect(
      try latin.data(
        from: all, documentAttributes: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
        == Data([0xe9]))
    #expect(throws: CocoaError.self) {
      try latin.data(from: all, documentAttributes: [.characterEncoding: String.Encoding.ascii])
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xe9]), documentAttributes: nil)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try NSAttributedString(url: file, documentAttributes: nil).string == "file")
  }

  @Test(arguments: [
    ("<p>a", NSAttributedString.DocumentType.html), ("a", .rtf), ("a", .rtfd),
    ("<!DOCTYPE html><p>", nil),
    ("<html>", nil), ("{\\rtf1}", nil),
  ]) func otherKindsAreRefused(text: String, kind: NSAttributedString.DocumentType?) throws {
    let error = #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(text.utf8), options: kind.map { [.documentType: $0] } ?? [:],
        documentAttributes: nil)
    }
    #expect(error?.localizedDescription.contains("are not read on Linux") == true)
    if let kind {
      #expect(throws: CocoaError.self) {
        try NSAttributedString(string: "a").data(
          from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: kind])
      }
    }
  }
}

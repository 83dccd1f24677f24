package import Diagnostics
internal import Foundation

/// Files that contain the texts of a document in other languages.
enum StringsFile {
  /// Returns the texts of a `.strings` file by key, in the format of old-style, XML or binary property lists.
  static func texts(at path: String) throws(StringsFault) -> [String: String] {
    let data = try data(at: path)
    if data.starts(with: Array("bplist".utf8)) { return try propertyList(data) }
    let text = try text(data)
    guard ["<?xml", "<!DOCTYPE", "<plist"].contains(where: text.hasPrefix) else {
      return try StringsReader.texts(of: text)
    }
    // The bytes determine the encoding, regardless of the declaration.
    let end = text.hasPrefix("<?xml") ? text.range(of: "?>")?.upperBound : nil
    return try propertyList(Data(text[(end ?? text.startIndex)...].utf8))
  }

  /// Returns the texts of a property list in XML (UTF-8) or binary format.
  private static func propertyList(_ data: Data) throws(StringsFault) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let texts = list as? [String: Any] else {
      throw StringsFault(message: "the property list has no texts")
    }
    return texts.compactMapValues { $0 as? String }
  }

  /// Returns the texts of a `.xcstrings` file by language and key: the translations, and the texts of the keys
  /// themselves.
  static func catalog(at path: String) throws(StringsFault) -> [String: [String: String]] {
    let data = try data(at: path)
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
      throw StringsFault(message: "this is not a catalogue of strings")
    }
    return catalog.textsByLanguage
  }

  private static func data(at path: String) throws(StringsFault) -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard facts?[.type] as? FileAttributeType == .typeRegular else {
      throw StringsFault(message: "this is not a regular file")
    }
    guard let size = facts?[.size] as? NSNumber, size.intValue <= DocumentLimits.bytes else {
      throw StringsFault(message: "the file is larger than \(DocumentLimits.bytes) bytes")
    }
    guard let data = try? Data(contentsOf: url) else {
      throw StringsFault(message: "the file cannot be opened")
    }
    return data
  }

  /// Returns the text of a file in UTF-16, which tools wrote for a long time, or UTF-8.
  private static func text(_ data: Data) throws(StringsFault) -> String {
    let encoding: String.Encoding =
      switch Array(data.prefix(2)) {
      case [0xFF, 0xFE], [0xFE, 0xFF]: .utf16
      case let start where start.count == 2 && start[1] == 0: .utf16LittleEndian
      case let start where start.count == 2 && start[0] == 0: .utf16BigEndian
      default: .utf8
      }
    guard var text = String(data: data, encoding: encoding) else {
      throw StringsFault(message: "the text is neither UTF-8 nor UTF-16")
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return text
  }
}

/// The parts of a string catalogue that are needed here.
private struct StringCatalog: Decodable {
  struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    struct Unit: Decodable {
      let value: String?
    }

    let stringUnit: Unit?
  }

  let strings: [String: Entry]

  var textsByLanguage: [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        // Plural forms and device variants have no single text.
        guard let text = localization.stringUnit?.value else { continue }
        result[language, default: [:]][key] = text
      }
    }
    return result
  }
}

/// A reason for which the translations of a file cannot be read.
package struct StringsFault: Error, Sendable, Hashable {
  /// The reason, without a full stop.
  package let message: String
  /// The position in the text; nil for the file itself.
  package let position: SourcePosition?

  /// Creates a fault.
  init(message: String, position: SourcePosition? = nil) {
    self.message = message
    self.position = position
  }
}

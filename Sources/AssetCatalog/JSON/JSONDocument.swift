package import Diagnostics

/// A JSON text as a tree of values with their byte ranges.
///
/// The original bytes are stored, so that a value can be replaced without changing the rest.
///
///     let document = try JSONDocument(Array(#"{"images": [{"scale": "2x"}]}"#.utf8))
///     document[["images", 0, "scale"]]?.string   // 2x
///     document.position(of: ["images", 0])       // 1:13
///
/// The parser is strict: no comments, trailing commas, or text after the value. A leading byte order mark is skipped.
///
/// - SeeAlso: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format".
package struct JSONDocument: Sendable {
  /// The byte order mark that may precede UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes of the text.
  package let bytes: [UInt8]
  /// The top-level value.
  package let root: JSONValue

  /// Creates a document by parsing a text.
  ///
  /// - Throws: The first error, with its position.
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    root = try parser.document()
    self.bytes = bytes
  }

  /// The value at a path; nil if the path does not exist.
  package subscript(path: JSONPath) -> JSONValue? { root[path] }

  /// Returns the text of a byte range.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// Returns the position of a byte.
  ///
  /// - Complexity: O(offset).
  package func position(at offset: Int) -> SourcePosition { SourcePosition(of: offset, in: bytes) }

  /// Returns the location of a value, see ``position(of:)``; by default without a file.
  package func location(of path: JSONPath, in file: String = "") -> Location {
    Location(file, at: position(of: path), subject: path.description)
  }

  /// Returns the location of a byte in the value at a path, such as its key, without a file.
  func location(of path: JSONPath, at offset: Int) -> Location {
    Location(at: position(at: offset), subject: path.description)
  }

  /// Returns the start of a value; if the path does not exist, that of the last existing value on it.
  package func position(of path: JSONPath) -> SourcePosition {
    var steps = path.steps
    while self[JSONPath(steps)] == nil, !steps.isEmpty { steps.removeLast() }
    return position(at: self[JSONPath(steps)]?.range.lowerBound ?? 0)
  }
}

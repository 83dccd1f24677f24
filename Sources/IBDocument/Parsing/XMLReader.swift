internal import Foundation
internal import FoundationXML

/// Reads XML text into a tree of elements with Foundation's parser.
///
/// Two things the parser cannot say are found in a scan of the tags before it starts: where a tag
/// begins (it reports the place where the tag ends), and what must be refused before any of it is
/// interpreted (declarations, too deep nesting, too many attributes). Whether the text is
/// well-formed is the parser's to judge.
struct XMLReader {
  /// Elements nested deeper than this are refused; the deepest document known to us has 33 levels.
  static let maximumDepth = 512

  /// An element with more attributes than this is refused.
  static let maximumAttributes = 512

  private let bytes: [UInt8]
  private let path: String

  /// A reader of UTF-8 bytes without a byte order mark.
  init(bytes: [UInt8], path: String) {
    self.bytes = Self.withoutDeclaration(bytes)
    self.path = path
  }

  /// Reads the whole text and returns its root element.
  ///
  /// - Complexity: O(bytes).
  mutating func read() throws(DocumentError) -> Element {
    let tags = try TagScanner.scan(bytes, path: path)
    let builder = ElementBuilder(starts: tags.starts)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // The answer of `parse` is of no use: it is true for a text that stops inside an element.
    _ = parser.parse()
    if let unfinished = tags.unfinished, builder.fault.map({ $0.line >= unfinished.line }) ?? true {
      throw DocumentError(unfinished.reason, path: path, position: unfinished.position)
    }
    if let fault = builder.fault { throw refusal(of: fault) }
    guard let root = builder.root else {
      guard bytes.allSatisfy(Self.isBlank) else {
        let start = SourcePosition(line: 1, column: 1)
        throw DocumentError(.malformed("there is no element"), path: path, position: start)
      }
      throw DocumentError(.empty, path: path)
    }
    return root
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private func refusal(of fault: ParserFault) -> DocumentError {
    if fault.isEnd, let name = fault.openElement {
      return DocumentError(.truncated(element: name), path: path, position: fault.openPosition)
    }
    return DocumentError(.malformed(fault.sentence), path: path, position: fault.position)
  }

  /// The bytes with blanks for an XML declaration, so that every place stays where it is.
  ///
  /// The text is UTF-8 by now, whatever encoding the declaration names.
  private static func withoutDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: Array("<?xml".utf8)), bytes.count > 5, isBlank(bytes[5]),
      let end = bytes.firstIndex(of: UInt8(ascii: ">")), bytes[end - 1] == UInt8(ascii: "?")
    else { return bytes }
    var result = bytes
    for index in 0...end where !isBlank(bytes[index]) { result[index] = 0x20 }
    return result
  }
}

internal import CExpat
internal import Diagnostics

/// Reads XML text into a tree of elements in one pass of expat.
///
/// The first fault of the text ends the reading, whether expat finds it (the text is not
/// well-formed) or `ElementBuilder` refuses it (a declaration, too deep nesting, too many attributes).
struct XMLReader {
  private let bytes: [UInt8]
  private let path: String

  /// Creates a reader of UTF-8 bytes without a byte order mark.
  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Reads the whole text and returns its root element.
  ///
  /// - Throws: `DocumentError` with the place of the first fault.
  /// - Complexity: O(bytes).
  func read() throws(DocumentError) -> Element {
    if let zero = bytes.prefix(2).firstIndex(of: 0) {
      // expat reads it as UTF-16 despite the encoding that was set.
      throw DocumentError(
        .malformed("a character that may not occur"), path: path,
        position: SourcePosition(line: 1, column: zero + 1))
    }
    // The text is UTF-8 by now, whatever its declaration says. A parser made without a separator
    // leaves prefixes in names, as layout documents have no namespaces.
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw DocumentError(.unreadable("there is no memory"), path: path)
    }
    defer { XML_ParserFree(parser) }
    let builder = ElementBuilder(parser: parser, bytes: bytes)
    // `DocumentFile` lets no text through whose length 32 bits do not hold.
    let status = bytes.withUnsafeBufferPointer { text in
      text.withMemoryRebound(to: CChar.self) { text in
        withExtendedLifetime(builder) {
          XML_Parse(parser, text.baseAddress, Int32(clamping: text.count), 1)
        }
      }
    }
    if let refusal = builder.refusal {
      throw DocumentError(refusal.reason, path: path, position: refusal.position)
    }
    if status == XML_STATUS_OK, let root = builder.root { return root }
    guard !bytes.allSatisfy(Self.isBlank) else { throw DocumentError(.empty, path: path) }
    let fault = XMLFault(code: XML_GetErrorCode(parser), in: bytes, builder)
    throw DocumentError(fault.reason, path: path, position: fault.position)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}

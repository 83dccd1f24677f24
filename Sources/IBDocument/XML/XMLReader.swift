internal import CExpat
internal import Diagnostics

/// Reads XML text into a tree of elements in one pass of expat.
///
/// Reading ends at the first error, either expat's (the text is not well-formed) or `ElementBuilder`'s (a declaration,
/// excessive nesting, too many attributes).
struct XMLReader {
  private let bytes: [UInt8]
  private let path: String

  /// Creates a reader of UTF-8 bytes without a byte order mark.
  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Reads the entire text and returns its root element.
  ///
  /// - Throws: `DocumentError` with the position of the first error.
  /// - Complexity: O(bytes).
  func read() throws(DocumentError) -> Element {
    if let zero = bytes.prefix(2).firstIndex(of: 0) {
      // expat reads it as UTF-16 despite the specified encoding.
      throw DocumentError(
        .malformed("a character that may not occur"), path: path,
        position: SourcePosition(line: 1, column: zero + 1))
    }
    // The text is already UTF-8, regardless of its declaration. A parser without a separator keeps prefixes in names;
    // layout documents have no namespaces.
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw DocumentError(.unreadable("there is no memory"), path: path)
    }
    defer { XML_ParserFree(parser) }
    let builder = ElementBuilder(parser: parser, bytes: bytes)
    // `DocumentFile` rejects texts whose length exceeds 32 bits.
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

internal import CExpat
internal import Diagnostics

/// The first error that expat reports, in words.
struct XMLFault {
  /// The error.
  let reason: DocumentError.Reason
  /// The position of the error.
  let position: SourcePosition

  /// Creates the error at which expat stopped.
  ///
  /// - Parameters:
  ///   - code: expat's error code.
  ///   - builder: The builder with the elements that were open.
  init(code: XML_Error, in bytes: [UInt8], _ builder: ElementBuilder) {
    let offset = builder.offset
    let rest = bytes[offset...]
    var start = offset
    switch code {
    case XML_ERROR_UNCLOSED_CDATA_SECTION:
      reason = .malformed("a CDATA section that does not end")
      start = builder.section
    case XML_ERROR_UNCLOSED_TOKEN where rest.starts(with: "<!--".utf8):
      reason = .malformed("a comment that does not end")
    case XML_ERROR_UNCLOSED_TOKEN where rest.starts(with: "<?".utf8):
      reason = .malformed("a processing instruction that does not end")
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_NO_ELEMENTS:
      if let name = Self.startedName(rest) {
        reason = .truncated(element: name)
      } else if let innermost = builder.open.last {
        reason = .truncated(element: innermost.name)
        position = innermost.position
        return
      } else {
        reason = .malformed("there is no element")
        start = 0
      }
    case XML_ERROR_SYNTAX where Self.isDeclaration(rest),
      XML_ERROR_JUNK_AFTER_DOC_ELEMENT where Self.isDeclaration(rest):
      reason = .declaration
    case XML_ERROR_INVALID_TOKEN
    where offset > 1 && Self.isDeclaration(bytes[(offset - 2)...]):
      // Between elements, a declaration is invalid from its third byte on.
      reason = .declaration
      start = offset - 2
    case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX:
      let markup = FaultyMarkup(bytes: bytes, offset: offset)
      reason = .malformed(
        markup.sentence(inRoot: !builder.open.isEmpty, isAfterRoot: builder.root != nil))
    default: reason = .malformed(Self.sentence(code))
    }
    position = builder.position(of: start)
  }

  /// Whether a text begins with a declaration that expat accepts but this project rejects.
  static func isDeclaration(_ text: some Sequence<UInt8>) -> Bool {
    text.starts(with: "<!DOCTYPE".utf8) || text.starts(with: "<!ENTITY".utf8)
  }

  /// Returns the name after the `<` at the start of a text, if there is one.
  private static func startedName(_ text: ArraySlice<UInt8>) -> String? {
    guard text.first == UInt8(ascii: "<") else { return nil }
    let name = text.dropFirst().prefix { !XMLReader.isBlank($0) && !"!</>=".utf8.contains($0) }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static func sentence(_ code: XML_Error) -> String {
    switch code {
    case XML_ERROR_TAG_MISMATCH: "an end tag that does not fit its start tag"
    case XML_ERROR_DUPLICATE_ATTRIBUTE: "an attribute that is given twice"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "text after the root element"
    case XML_ERROR_UNDEFINED_ENTITY: "a reference to an entity that does not exist"
    case XML_ERROR_BAD_CHAR_REF: "a character that may not occur"
    case XML_ERROR_MISPLACED_XML_PI: "an XML declaration that is not at the start"
    default: XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
    }
  }
}

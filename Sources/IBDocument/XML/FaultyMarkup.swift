/// Markup with an invalid byte at an offset.
///
/// expat has only one error code for these; the surrounding markup distinguishes them.
struct FaultyMarkup {
  /// The markup from the last `<` up to the byte.
  private let before: ArraySlice<UInt8>
  private let byte: UInt8?
  /// The quotation mark of the value that contains the byte.
  private var quote: UInt8?
  /// Whether the byte is between `<` and `>`.
  private var isInTag: Bool

  /// Creates a description of the markup around a byte.
  ///
  /// - Parameter offset: The offset of the byte.
  init(bytes: [UInt8], offset: Int) {
    let head = bytes.prefix(offset)
    byte = offset < bytes.count ? bytes[offset] : nil
    let start = head.lastIndex(of: UInt8(ascii: "<"))
    before = start.map { head[$0...] } ?? []
    isInTag = start != nil
    for byte in before where isInTag {
      switch byte {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? byte
      case UInt8(ascii: ">"): isInTag = quote != nil
      default: break
      }
    }
  }

  /// Returns a sentence about the error.
  ///
  /// - Parameters:
  ///   - inRoot: Whether an element is open.
  ///   - isAfterRoot: Whether the root element has ended.
  func sentence(inRoot: Bool, isAfterRoot: Bool) -> String {
    guard let byte else { return "a tag that does not end" }
    if isInTag, quote == nil, !before.starts(with: "<!--".utf8) { return tagSentence(byte) }
    if byte < 0x20 && !XMLReader.isBlank(byte) || byte >= 0x80 {
      return "a character that may not occur"
    }
    if quote != nil && byte == UInt8(ascii: "<") { return "a < in the value of an attribute" }
    if before.starts(with: "<!--".utf8) { return "a -- in a comment" }
    if !isInTag && !inRoot { return "text \(isAfterRoot ? "after" : "before") the root element" }
    return before.suffix(2).elementsEqual("]]".utf8)
      ? "a ]]> outside of CDATA sections" : "a name or reference is missing"
  }

  /// Returns a sentence about an error outside a value.
  private func tagSentence(_ byte: UInt8) -> String {
    if ["<", "<!", "<?"].contains(where: { before.elementsEqual($0.utf8) }) {
      return "a name or reference is missing"
    }
    let words = before.split(whereSeparator: XMLReader.isBlank)
    guard !before.starts(with: "</".utf8), before.last != UInt8(ascii: "/"),
      let last = words.last?.last
    else { return "a tag that does not end" }
    let quotes = "\"'".utf8
    if before.last.map(quotes.contains) ?? false { return "attributes that are not separated" }
    if last == UInt8(ascii: "=") { return "a value that is not quoted" }
    if words.count > 1 && !quotes.contains(last) { return "an attribute without a value" }
    return byte < 0x20 ? "a tag that does not end" : "a name or reference is missing"
  }
}

/// Walks over the tags of a text before it is parsed.
///
/// It knows only enough XML to tell tags from comments, CDATA sections, processing instructions and
/// quoted values. It judges nothing but its three refusals, and stops where the text makes no
/// sense to it: what it has found up to there is all the parser can report.
struct TagScanner {
  /// A tag or section that begins and never ends.
  struct Unfinished {
    let reason: DocumentError.Reason
    let position: SourcePosition
    /// Whether a fault the parser finds is to be told instead, wherever it is.
    var yields = false

    var line: Int { yields ? Int.max : position.line }
  }

  private struct OpenTag {
    let name: Range<Int>
    let position: SourcePosition
  }

  /// Where each start tag begins, in document order.
  private(set) var starts: [SourcePosition] = []
  /// What the text stops in, if it does.
  private(set) var unfinished: Unfinished?

  private let bytes: [UInt8]
  private let path: String
  private var index = 0
  /// The elements that are open, outermost first.
  private var open: [OpenTag] = []
  private var places = PlaceFinder()

  /// Walks over the whole text.
  ///
  /// - Throws: `DocumentError` for a declaration, too deep nesting, too many attributes.
  /// - Complexity: O(bytes).
  static func scan(_ bytes: [UInt8], path: String) throws(DocumentError) -> TagScanner {
    var scanner = TagScanner(bytes: bytes, path: path)
    while let next = scanner.nextTag() {
      scanner.index = next
      guard try scanner.passTag() else { return scanner }
    }
    if let tag = scanner.open.last {
      // The parser says nothing at all about a text of fewer than four bytes.
      scanner.unfinished = Unfinished(
        reason: .truncated(element: scanner.text(tag.name)), position: tag.position,
        yields: true)
    }
    return scanner
  }

  private init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  private func nextTag() -> Int? {
    bytes[index...].firstIndex(of: UInt8(ascii: "<"))
  }

  /// Moves past the tag or section at hand; false when there is no going on.
  private mutating func passTag() throws(DocumentError) -> Bool {
    if has("<!--") { return pass("-->", after: 4, what: "comment") }
    if has("<![CDATA[") { return pass("]]>", after: 9, what: "CDATA section") }
    if has("<?") { return pass("?>", after: 2, what: "processing instruction") }
    if has("<!DOCTYPE") || has("<!ENTITY") {
      throw DocumentError(.declaration, path: path, position: place())
    }
    if has("<!") { return false }
    return has("</") ? passEndTag() : try passStartTag()
  }

  private mutating func passEndTag() -> Bool {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
      if let tag = open.last {
        unfinished = Unfinished(reason: .truncated(element: text(tag.name)), position: tag.position)
      }
      return false
    }
    index = end + 1
    return open.popLast() != nil
  }

  private mutating func passStartTag() throws(DocumentError) -> Bool {
    let position = place()
    guard open.count < XMLReader.maximumDepth else {
      throw DocumentError(
        .tooDeep(limit: XMLReader.maximumDepth), path: path, position: position)
    }
    let name = index + 1
    starts.append(position)
    var at = name
    while at < bytes.count, !Self.endsName(bytes[at]) { at += 1 }
    let nameRange = name..<at
    var quotes = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: ">"):
        if bytes[at - 1] != UInt8(ascii: "/") {
          open.append(OpenTag(name: nameRange, position: position))
        }
        index = at + 1
        return true
      case UInt8(ascii: "<"): return false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quotes += 1
        guard quotes <= XMLReader.maximumAttributes else {
          let what = "more than \(XMLReader.maximumAttributes) attributes"
          throw DocumentError(.malformed(what), path: path, position: position)
        }
        at += 1
        while at < bytes.count, bytes[at] != byte {
          if bytes[at] == UInt8(ascii: "<") { return false }
          at += 1
        }
      default: break
      }
      at += 1
    }
    if !nameRange.isEmpty {
      unfinished = Unfinished(reason: .truncated(element: text(nameRange)), position: position)
    }
    return false
  }

  /// Moves past the next occurrence of `end`.
  private mutating func pass(_ end: StaticString, after start: Int, what: String) -> Bool {
    let count = end.utf8CodeUnitCount
    var at = index + start
    while at + count <= bytes.count {
      if matches(end, at: at) {
        index = at + count
        return true
      }
      at += 1
    }
    unfinished = Unfinished(
      reason: .malformed("a \(what) that does not end"), position: place())
    return false
  }

  private func has(_ text: StaticString) -> Bool { matches(text, at: index) }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    return text.withUTF8Buffer { pattern in
      for offset in 0..<count where bytes[start + offset] != pattern[offset] { return false }
      return true
    }
  }

  private mutating func place() -> SourcePosition { places.position(of: index, in: bytes) }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    XMLReader.isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<")
  }
}

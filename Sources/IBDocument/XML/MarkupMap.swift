package import Diagnostics
package import Foundation

/// The byte ranges of a document's elements.
///
/// `Element` contains only the position of its start tag, but edits need bytes. The map reads the markup of a text that
/// `XMLReader` accepted; for any other text, it stays inside the bytes.
package struct MarkupMap: Sendable {
  /// The byte ranges of an element.
  package struct Span: Sendable, Hashable {
    /// The start tag, including `<` and `>`.
    package let tag: Range<Int>
    /// The element with its contents and its end tag.
    package let element: Range<Int>
  }

  /// The bytes of the file.
  package let bytes: [UInt8]
  private var spans: [SourcePosition: Span] = [:]

  /// Creates the map of a text in UTF-8, with or without a byte order mark; nil for a text in another encoding.
  ///
  /// - Complexity: O(bytes).
  package init?(_ data: Data) {
    let bytes = [UInt8](data)
    // UTF-16 has a byte order mark that is not UTF-8, or a zero among its first bytes.
    guard !bytes.prefix(2).contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      return nil
    }
    self.bytes = bytes
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    // Positions do not include the mark.
    spans = Self.spans(in: bytes, from: bytes.starts(with: mark) ? mark.count : 0)
  }

  /// The number of elements.
  package var count: Int { spans.count }

  /// Returns the byte ranges of the element whose start tag is at a position; nil for none.
  package func span(at position: SourcePosition) -> Span? { spans[position] }

  /// Returns the start tag at a position; nil for none.
  package func tag(at position: SourcePosition) -> MarkupTag? {
    spans[position].map { MarkupTag(bytes, $0.tag) }
  }

  /// Returns the bytes to remove with an element: its entire lines if they contain nothing else, otherwise only the
  /// element.
  package func removal(of span: Span) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var start = span.element.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = span.element.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard start > 0, [0x0A, 0x0D].contains(bytes[start - 1]), end < bytes.count else {
      return span.element
    }
    if bytes[end] == 0x0A { return start..<(end + 1) }
    guard bytes[end] == 0x0D else { return span.element }
    let isPair = end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return start..<(end + (isPair ? 2 : 1))
  }

  private static func spans(in bytes: [UInt8], from start: Int) -> [SourcePosition: Span] {
    var result: [SourcePosition: Span] = [:]
    let text = start == 0 ? bytes : Array(bytes[start...])
    var places = PlaceFinder()
    var open: [(position: SourcePosition, tag: Range<Int>)] = []
    var next = start
    while let less = bytes[next...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[less...]
      if let end = endOfAside(rest) {
        next = end
      } else {
        let tag = less..<endOfTag(rest)
        next = tag.upperBound
        if rest.dropFirst().first == UInt8(ascii: "/") {
          guard let (position, first) = open.popLast() else { continue }
          result[position] = Span(tag: first, element: first.lowerBound..<next)
        } else {
          let position = places.position(of: less - start, in: text)
          if bytes[tag].dropLast().last == UInt8(ascii: "/") {
            result[position] = Span(tag: tag, element: tag)
          } else {
            open.append((position, tag))
          }
        }
      }
    }
    return result
  }

  /// Returns the end of a comment, CDATA section or processing instruction at the start of a text; nil for other texts.
  private static func endOfAside(_ text: ArraySlice<UInt8>) -> Int? {
    let asides = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    guard let aside = asides.first(where: { text.starts(with: $0.0.utf8) }) else { return nil }
    let end = Array(aside.1.utf8)
    var next = text.startIndex + aside.0.utf8.count
    while let found = text[next...].firstIndex(of: end[0]) {
      if text[found...].starts(with: end) { return found + end.count }
      next = found + 1
    }
    return text.endIndex
  }

  /// Returns the end of a tag at the start of a text, ignoring a `>` in a value.
  private static func endOfTag(_ text: ArraySlice<UInt8>) -> Int {
    var quote: UInt8?
    for index in text.indices {
      switch text[index] {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? text[index]
      case UInt8(ascii: ">") where quote == nil: return index + 1
      default: break
      }
    }
    return text.endIndex
  }
}

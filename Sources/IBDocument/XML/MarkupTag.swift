/// The start tag of an element, with the byte ranges of its attributes.
package struct MarkupTag: Sendable, Hashable {
  /// An attribute in a tag.
  package struct Attribute: Sendable, Hashable {
    /// Its name.
    package let name: String
    /// The bytes of its name.
    package let nameRange: Range<Int>
    /// The bytes of its value, without the quotation marks.
    package let valueRange: Range<Int>
    /// The byte range of the blanks before the attribute, its name, and its value with the quotation marks.
    package let fullRange: Range<Int>
  }

  /// The byte range, including `<` and `>`.
  package let range: Range<Int>
  /// The attributes, in text order.
  package let attributes: [Attribute]

  /// Creates a tag by parsing it; anything but an attribute ends the list.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.range = range
    var attributes: [Attribute] = []
    let end = max(range.lowerBound, range.upperBound - 1)
    var next = range.lowerBound
    func skip(while condition: (UInt8) -> Bool) {
      while next < end, condition(bytes[next]) { next += 1 }
    }
    func isInName(_ byte: UInt8) -> Bool {
      !XMLReader.isBlank(byte) && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "/")
    }
    skip(while: isInName)
    while next < end {
      let blanks = next
      skip(while: XMLReader.isBlank)
      let name = next
      skip(while: isInName)
      let nameEnd = next
      skip(while: XMLReader.isBlank)
      guard nameEnd > name, next < end, bytes[next] == UInt8(ascii: "=") else { break }
      next += 1
      skip(while: XMLReader.isBlank)
      guard next < end, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'")
      else { break }
      let quote = bytes[next]
      next += 1
      let value = next
      skip { $0 != quote }
      guard next < end else { break }
      attributes.append(
        Attribute(
          name: String(decoding: bytes[name..<nameEnd], as: UTF8.self), nameRange: name..<nameEnd,
          valueRange: value..<next, fullRange: blanks..<(next + 1)))
      next += 1
    }
    self.attributes = attributes
  }

  /// The attribute with a name; nil if the tag does not contain it.
  package subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }
}

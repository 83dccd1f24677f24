/// The subject of a finding: a file, a position in it, and the element or value there.
package struct Location: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The path of the file or folder as the user gave it; empty where a reader was given a text alone.
  package var file: String
  /// The position in the file; nil for the file itself.
  package let position: SourcePosition?
  /// The element or value at the position; nil for the file itself.
  ///
  /// Examples are `document/objects/view[i5M-Pr-FkT]` in a document, `i5M-Pr-FkT` for an identifier alone, and
  /// `images[0].filename` in JSON. It outlives changes elsewhere in the file that move lines.
  package let subject: String?

  /// Creates a location; an empty subject is the file itself.
  package init(_ file: String = "", at position: SourcePosition? = nil, subject: String? = nil) {
    self.file = file
    self.position = position
    self.subject = subject?.isEmpty == true ? nil : subject
  }

  /// `file:line:column`, or the file alone.
  package var description: String { position.map { "\(file):\($0)" } ?? file }

  /// Whether it comes before another one in reports: by file, then in reading order, what is about the file
  /// itself first.
  package func precedes(_ other: Location) -> Bool {
    guard file == other.file else { return file < other.file }
    guard let position = other.position else { return false }
    return self.position.map { $0 < position } ?? true
  }
}

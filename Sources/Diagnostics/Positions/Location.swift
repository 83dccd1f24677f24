/// The location of a finding: a file, a position in it, and the element or value there.
package struct Location: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The path of the file or folder as specified by the user; empty if only a text was read.
  package var file: String
  /// The position in the file; nil for the entire file.
  package let position: SourcePosition?
  /// The element or value at the position; nil for the entire file.
  ///
  /// Examples are `document/objects/view[i5M-Pr-FkT]` in a document, `i5M-Pr-FkT` for an identifier alone, and
  /// `images[0].filename` in JSON. It is stable when other changes move lines.
  package let subject: String?

  /// Creates a location; an empty subject means the entire file.
  package init(_ file: String = "", at position: SourcePosition? = nil, subject: String? = nil) {
    self.file = file
    self.position = position
    self.subject = subject?.isEmpty == true ? nil : subject
  }

  /// `file:line:column`, or the file alone.
  package var description: String { position.map { "\(file):\($0)" } ?? file }

  /// Whether the location precedes another one in reports: sorted by file, then in reading order, with locations of
  /// entire files first.
  package func precedes(_ other: Location) -> Bool {
    guard file == other.file else { return file < other.file }
    guard let position = other.position else { return false }
    return self.position.map { $0 < position } ?? true
  }
}

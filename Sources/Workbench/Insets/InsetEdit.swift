package import AssetCatalog
package import InsetDetection

/// Writes insets into the text of a `Contents.json` and leaves the rest unchanged.
///
/// The format is Xcode's: keys in alphabetical order, each on a separate line, with the indentation, line ends and
/// spaces around colons of the surrounding lines. In a text without line breaks, the object is on the same line.
package struct InsetEdit: Sendable {
  /// The edited text.
  package private(set) var bytes: [UInt8]
  /// The number of changed entries.
  package private(set) var changeCount = 0

  private static let key = "alignment-insets"

  /// Creates an edit of the entries at paths.
  ///
  /// - Throws: `JSONError` for a text that is not JSON.
  package init(
    _ bytes: [UInt8], _ changes: [(entry: JSONPath, insets: CoreInsets)]
  ) throws(JSONError) {
    self.bytes = bytes
    for change in changes {
      let document = try JSONDocument(self.bytes)
      guard let entry = document[change.entry], let members = entry.members else { continue }
      let style = Style(document, entry)
      let text = style.object(change.insets)
      if let old = members.last(where: { $0.key == Self.key }) {
        if Self.states(old.value, change.insets) { continue }
        self.bytes.replaceSubrange(old.value.range, with: Array(text.utf8))
      } else {
        // Keys are sorted; if they are not, the first suitable position is used.
        let next = members.first { $0.key > Self.key }
        let member = "\"\(Self.key)\"\(style.colon)\(text)"
        if let next {
          let inserted = member + "," + style.separator
          self.bytes.insert(contentsOf: Array(inserted.utf8), at: next.keyRange.lowerBound)
        } else if let last = members.last {
          let inserted = "," + style.separator + member
          self.bytes.insert(contentsOf: Array(inserted.utf8), at: last.range.upperBound)
        } else {
          continue
        }
      }
      changeCount += 1
    }
  }

  /// Whether a value already equals the insets; missing numbers count as zero.
  private static func states(_ value: JSONValue, _ insets: CoreInsets) -> Bool {
    guard let members = value.members, members.allSatisfy({ $0.value.number != nil }) else {
      return false
    }
    func number(_ key: String) -> Double { value[key]?.number ?? 0 }
    return number("top") == Double(insets.top) && number("left") == Double(insets.left)
      && number("bottom") == Double(insets.bottom) && number("right") == Double(insets.right)
  }

  /// The formatting of an object.
  private struct Style {
    /// The text between a key and its value.
    var colon = " : "
    /// The text between two members: a line break with indentation, or a space.
    var separator = " "
    /// One level of indentation; nil on a single line.
    var step: String?

    init(_ document: JSONDocument, _ object: JSONValue) {
      guard let first = object.members?.first else { return }
      colon = document.text(first.keyRange.upperBound..<first.value.range.lowerBound)
      let gap = document.text((object.range.lowerBound + 1)..<first.keyRange.lowerBound)
      guard let lineEnd = gap.unicodeScalars.lastIndex(where: { $0 == "\n" || $0 == "\r" }) else {
        separator = gap.isEmpty ? "" : " "
        return
      }
      let scalars = gap.unicodeScalars
      let inner = String(scalars[scalars.index(after: lineEnd)...])
      let end = gap.contains("\r\n") ? "\r\n" : String(scalars[lineEnd])
      separator = end + inner
      let last = object.members?.last?.range.upperBound ?? first.range.upperBound
      let closing = document.text(last..<(object.range.upperBound - 1))
      let depth = closing.unicodeScalars.reversed().prefix { $0 == " " || $0 == "\t" }.count
      let width = inner.unicodeScalars.count - depth
      step = width > 0 ? String(inner.prefix(width)) : inner.first == "\t" ? "\t" : "  "
    }

    /// The insets as an object.
    func object(_ insets: CoreInsets) -> String {
      let members = [
        ("bottom", insets.bottom), ("left", insets.left), ("right", insets.right),
        ("top", insets.top),
      ].map { "\"\($0.0)\"\(colon)\($0.1)" }
      guard let step else {
        let gap = separator
        return "{" + gap + members.joined(separator: "," + gap) + gap + "}"
      }
      return "{" + members.map { separator + step + $0 }.joined(separator: ",") + separator + "}"
    }
  }
}

/// A repair of a finding: edits of its file.
package struct Fix: Sendable, Hashable, Codable {
  /// The description of the change, such as `priority 999 on constraint i5M-Pr-FkT`.
  package let title: String
  /// The edits in file order, without overlaps.
  package let edits: [TextEdit]

  /// Creates a repair; its edits are sorted.
  package init(_ title: String, _ edits: [TextEdit]) {
    self.title = title
    self.edits = Self.sorted(edits)
  }

  /// Whether the edits can be applied to a text: none overlaps another one or ends beyond the text.
  package func isApplicable(to bytes: [UInt8]) -> Bool {
    Self.applied([self], to: bytes) != nil
  }

  /// Returns the text after repairs; nil if their edits overlap or end beyond the text.
  ///
  /// Equal edits of different repairs are applied once.
  package static func applied(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var end = 0
    var last: TextEdit?
    for edit in sorted(fixes.flatMap(\.edits)) where edit != last {
      // Two insertions at the same position have no defined order.
      let isSecondInsertion = last?.range == edit.range
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count,
        !isSecondInsertion
      else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
      last = edit
    }
    return result + bytes[end...]
  }

  private static func sorted(_ edits: [TextEdit]) -> [TextEdit] {
    edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.replacement)
        < ($1.range.lowerBound, $1.range.upperBound, $1.replacement)
    }
  }
}

/// The replacement of some bytes of a file.
package struct TextEdit: Sendable, Hashable, Codable {
  /// The bytes that are replaced, counted from the beginning of the file, a byte order mark included; empty where
  /// text is inserted.
  package let range: Range<Int>
  /// The new text, in the encoding of the file, which is UTF-8.
  package let replacement: String

  /// Creates an edit.
  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

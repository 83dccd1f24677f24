internal import ReportFormats

/// File names derived from arbitrary names in documents.
package struct FileNames {
  private var taken: Set<String> = []

  /// Creates a set of names, none of which are in use.
  package init() {}

  /// Returns a name that has not been returned before, ignoring case.
  ///
  /// - Parameter candidates: The names in order of preference; the first one that is not empty after cleaning is used.
  /// - Returns: A name without an extension, with a number if it is already in use.
  package mutating func name(for candidates: [String]) -> String {
    let stem = candidates.lazy.map(Self.safe).first { !$0.isEmpty } ?? "view"
    var name = stem
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem) \(number)"
      number += 1
    }
    return name
  }

  /// Returns the name without characters that file systems, shells or build servers reject; empty if no characters
  /// remain.
  ///
  /// Separators, control characters and `"<>|*?:` become hyphens. Leading and trailing dots and blanks are omitted, so
  /// that no name is hidden, `.` or `..`.
  package static func safe(_ text: String) -> String {
    var name = ""
    for character in text {
      let isUsable = character.unicodeScalars.allSatisfy {
        !Printable.isControl($0) && !"/\\\"<>|*?:".unicodeScalars.contains($0)
      }
      name.append(isUsable ? character : "-")
      guard name.utf8.count <= maximumBytes else {
        name.removeLast()
        break
      }
    }
    let ends = name.drop { $0 == "." || $0.isWhitespace }
    let kept = ends.reversed().drop { $0 == "." || $0.isWhitespace }.reversed()
    return kept.allSatisfy { $0 == "-" } ? "" : String(kept)
  }

  /// The maximum number of bytes in a name; file systems allow 255, which include numbers and extensions.
  private static let maximumBytes = 200
}

internal import ReportFormats

/// File names derived from names in documents, which can contain anything.
package struct FileNames {
  private var taken: Set<String> = []

  /// Creates a set in which all names are free.
  package init() {}

  /// A name that was not given before, in a file system that ignores case as well.
  ///
  /// - Parameter candidates: Names in order of preference; the first one of which something remains is used.
  /// - Returns: Without an extension; a number is appended where the name is taken.
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

  /// Returns the name without characters that file systems, shells' listings or uploads of build servers
  /// refuse; empty where nothing remains.
  ///
  /// Separators, control characters and `"<>|*?:` become hyphens. Dots and blanks at both ends are omitted,
  /// so that no name is hidden, `.` or `..`.
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

  /// The maximum number of bytes of a name; file systems allow 255, of which numbers and extensions take some.
  private static let maximumBytes = 200
}

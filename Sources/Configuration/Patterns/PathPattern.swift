internal import Diagnostics

/// A pattern of paths in a folder, such as `Pods`, `*.xcloc` or `Sources/**/Old*.xib`.
///
/// `*` matches any characters in a name, `?` matches one character, and `**` as a whole name matches any number of
/// folders. A pattern without a slash matches names at any depth; one with a slash matches paths relative to the folder
/// of its file. A pattern that matches a folder matches everything in it. Matching is case-sensitive.
package struct PathPattern: Sendable, Hashable, CustomStringConvertible {
  /// The reason why a text is not a pattern, as the end of a sentence.
  package struct Refusal: Error, Sendable, Hashable {
    /// The end of a sentence, such as `is empty`.
    package let why: String
  }

  /// The pattern as written by its author.
  package let description: String
  private let parts: [Part]

  private enum Part: Hashable {
    /// Any number of folders.
    case folders
    case name([Unicode.Scalar])
  }

  /// Creates a pattern from its text; a trailing slash is ignored.
  ///
  /// - Throws: `Refusal` for an empty text, an absolute path, a path that leaves the folder, or a text longer than
  ///   `ConfigurationLimits.patternBytes`.
  package init(_ text: String) throws(Refusal) {
    guard text.utf8.count <= ConfigurationLimits.patternBytes else {
      throw Refusal(why: "is longer than \(ConfigurationLimits.patternBytes) bytes")
    }
    guard text.utf8.first != UInt8(ascii: "/") else {
      throw Refusal(why: "is an absolute path; patterns are relative to the file's folder")
    }
    let names = PathParts(text).names
    guard !names.isEmpty else { throw Refusal(why: "is empty") }
    guard !names.contains("..") else {
      throw Refusal(why: "leads out of the file's folder")
    }
    description = text
    let isAnchored = text.hasPrefix("./") || names.count > 1
    parts =
      (isAnchored ? [] : [Part.folders])
      + names.map { $0 == "**" ? .folders : .name(Array($0.unicodeScalars)) }
  }

  /// Whether the pattern matches a path or one of its folders.
  ///
  /// - Parameters:
  ///   - path: The path, relative to the pattern's folder.
  ///   - first: The minimum number of names in a matched folder; shorter ones are skipped.
  /// - Complexity: O(names of the path × length of the pattern × length of a name).
  package func matches(_ path: PathParts, from first: Int = 1) -> Bool {
    // The prefixes of the pattern that match the names so far.
    var reached = Set([0])
    extend(&reached)
    for (index, name) in path.names.enumerated() {
      var next: Set<Int> = []
      let scalars = Array(name.unicodeScalars)
      for place in reached where place < parts.count {
        switch parts[place] {
        case .folders: next.insert(place)
        case .name(let pattern):
          if Self.matches(scalars, pattern) { next.insert(place + 1) }
        }
      }
      extend(&next)
      reached = next
      if index + 1 >= first, reached.contains(parts.count) { return true }
      if reached.isEmpty { return false }
    }
    return false
  }

  /// Extends the matched prefixes past `**`, which also matches no folder.
  private func extend(_ reached: inout Set<Int>) {
    for place in parts.indices where parts[place] == .folders && reached.contains(place) {
      reached.insert(place + 1)
    }
  }

  /// Whether a name matches a pattern: at each mismatch, the last `*` matches one more character.
  private static func matches(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var at = 0
    var next = 0
    var star: (pattern: Int, name: Int)?
    while at < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next + 1, at)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[at] {
        next += 1
        at += 1
      } else if let last = star {
        next = last.pattern
        at = last.name + 1
        star = (last.pattern, at)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}

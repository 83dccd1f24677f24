internal import Foundation

/// A pattern for paths below a folder, as `.gitignore` writes them.
///
/// `*` and `?` stand for letters of one name, `**` for any number of folders. A pattern without a slash holds
/// for a name at any depth; what it names contains everything below it.
package struct PathPattern: Sendable, Hashable {
  /// The pattern as it was written.
  package let text: String
  private let base: [Substring]
  private let parts: [Substring]

  /// A pattern below a folder.
  ///
  /// - Parameter folder: An absolute path.
  package init(_ text: String, in folder: String) {
    self.text = text
    base = folder.split(separator: "/")
    let parts = text.split(separator: "/")
    self.parts = text.dropLast().contains("/") ? parts : ["**"] + parts
  }

  /// Whether a path, or a folder around it, is meant.
  ///
  /// - Complexity: O(letters of the path · letters of the pattern · folders).
  package func matches(_ path: String) -> Bool {
    let names = URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/")
    guard names.starts(with: base) else { return false }
    let own = Array(names.dropFirst(base.count))
    // Reached places in the pattern, name by name.
    var open: Set<Int> = Self.closure([0], parts)
    for name in own {
      var next: Set<Int> = []
      for place in open where place < parts.count {
        if parts[place] == "**" {
          next.insert(place)
        } else if Self.isMatch(name, parts[place]) {
          next.insert(place + 1)
        }
      }
      open = Self.closure(next, parts)
      if open.contains(parts.count) { return true }
    }
    return false
  }

  /// Places with those that are reached by letting `**` stand for no folder.
  private static func closure(_ places: Set<Int>, _ parts: [Substring]) -> Set<Int> {
    var result = places
    for start in places {
      var place = start
      while place < parts.count, parts[place] == "**" {
        place += 1
        result.insert(place)
      }
    }
    return result
  }

  /// Whether a name has the form of a pattern with `*` and `?`.
  private static func isMatch(_ name: Substring, _ pattern: Substring) -> Bool {
    let (name, pattern) = (Array(name), Array(pattern))
    var (letter, place) = (0, 0)
    var star: (place: Int, letter: Int)?
    while letter < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, letter)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[letter] {
        place += 1
        letter += 1
      } else if let last = star {
        star = (last.place, last.letter + 1)
        (letter, place) = (last.letter + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}

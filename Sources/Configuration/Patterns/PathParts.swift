/// The components of a path, without empty ones and `.`.
package struct PathParts: Sendable, Hashable {
  /// The names, outermost first.
  package let names: [String]

  /// Creates the components of a path.
  package init(_ path: String) {
    // Splits bytes, because a leading combining mark in a name would form one character with the slash before it.
    names = path.utf8.split(separator: UInt8(ascii: "/")).map {
      String(decoding: $0, as: UTF8.self)
    }
    .filter { $0 != "." }
  }

  private init(names: [String]) { self.names = names }

  /// The absolute path of the components.
  package var absolutePath: String { "/" + names.joined(separator: "/") }

  /// The path without its last name; nil for the root.
  package var parent: PathParts? {
    names.isEmpty ? nil : PathParts(names: Array(names.dropLast()))
  }

  /// Returns the path with another name.
  package func appending(_ name: String) -> PathParts { PathParts(names: names + [name]) }

  /// Returns the path relative to a folder; nil for a path outside it.
  package func below(_ folder: PathParts) -> PathParts? {
    guard names.count >= folder.names.count,
      zip(folder.names, names).allSatisfy({ $0.utf8.elementsEqual($1.utf8) })
    else { return nil }
    return PathParts(names: Array(names.dropFirst(folder.names.count)))
  }

  /// Returns the path relative to another folder, with `..` for each folder that it leaves.
  package func relative(to folder: PathParts) -> String {
    var shared = 0
    while shared < min(names.count, folder.names.count),
      names[shared].utf8.elementsEqual(folder.names[shared].utf8)
    { shared += 1 }
    let up = Array(repeating: "..", count: folder.names.count - shared)
    return (up + names.dropFirst(shared)).joined(separator: "/")
  }

  /// Returns the path without `..`, relative to a folder unless it is absolute.
  package static func absolute(_ path: String, in folder: PathParts) -> PathParts {
    var parts = path.utf8.first == UInt8(ascii: "/") ? [] : folder.names
    for name in PathParts(path).names {
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    return PathParts(names: parts)
  }
}

internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Paths with all links followed.
enum RealPath {
  /// A reason for which a path leads to nothing.
  enum Failure: Error, Hashable {
    /// Links that form a cycle.
    case cyclic
    /// A missing file, or one that may not be read.
    case missing
  }

  /// The path with all links followed.
  static func resolve(_ path: String) throws(Failure) -> String {
    guard let buffer = realpath(path, nil) else { throw errno == ELOOP ? .cyclic : .missing }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Returns the real path of a folder, ending with a slash; that of a missing folder is unchanged.
  static func folder(_ url: URL) -> String {
    let path = (try? resolve(url.path)) ?? url.standardizedFileURL.path
    return path.hasSuffix("/") ? path : path + "/"
  }

  /// Whether a path is in a folder, byte by byte.
  ///
  /// Swift's own comparison takes letters in different Unicode forms as equal, where file systems have two
  /// folders, and a name that begins with a combining mark as one letter with the slash before it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: folder.utf8)
  }

  /// Whether a name only descends from the searched folder.
  static func staysInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !name.unicodeScalars.contains("\0")
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}

internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Paths with all links resolved.
enum RealPath {
  /// The reason why a path cannot be resolved.
  enum Failure: Error, Hashable {
    /// Links that form a cycle.
    case cyclic
    /// A missing or unreadable file.
    case missing
  }

  /// Returns the path with all links resolved.
  static func resolve(_ path: String) throws(Failure) -> String {
    guard let buffer = realpath(path, nil) else { throw errno == ELOOP ? .cyclic : .missing }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Returns the real path of a folder with a trailing slash; that of a missing folder is unchanged.
  static func folder(_ url: URL) -> String {
    let path = (try? resolve(url.path)) ?? url.standardizedFileURL.path
    return path.hasSuffix("/") ? path : path + "/"
  }

  /// Whether a path is inside a folder, comparing bytes.
  ///
  /// Swift's comparison treats different Unicode forms as equal, but file systems may contain both; it also combines a
  /// leading combining mark in a name with the slash before it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: folder.utf8)
  }

  /// Whether a name stays inside the searched folder.
  static func staysInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !name.unicodeScalars.contains("\0")
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}

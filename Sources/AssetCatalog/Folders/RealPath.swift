internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Paths with all links followed.
enum RealPath {
  /// Why a path leads to nothing.
  enum Failure: Error, Hashable {
    /// Links lead to each other, or to themselves.
    case cyclic
    /// There is nothing, or it may not be looked at.
    case missing
  }

  /// The path with all links followed.
  static func resolve(_ path: String) throws(Failure) -> String {
    guard let buffer = realpath(path, nil) else { throw errno == ELOOP ? .cyclic : .missing }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The same for a folder, ending with a slash; a folder that is not there stays as it is.
  static func folder(_ url: URL) -> String {
    let path = (try? resolve(url.path)) ?? url.standardizedFileURL.path
    return path.hasSuffix("/") ? path : path + "/"
  }

  /// Whether a name only goes down from the folder it is looked for in.
  static func staysInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.isEmpty && !name.unicodeScalars.contains("\0")
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}

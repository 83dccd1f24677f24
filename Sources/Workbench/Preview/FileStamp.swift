#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The state of a file: a file with another one has changed.
///
/// Times have the resolution of the system's clock; a file that replaces another one has a number of its own.
package struct FileStamp: Equatable, Sendable {
  /// Whether there is a file.
  package let isThere: Bool
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Creates the stamp of the file at a path, or of the one that a link leads to.
  package init(_ path: String) {
    var facts = stat()
    isThere = stat(path, &facts) == 0
    inode = UInt64(facts.st_ino)
    size = Int(facts.st_size)
    seconds = facts.st_mtim.tv_sec
    nanoseconds = facts.st_mtim.tv_nsec
  }
}

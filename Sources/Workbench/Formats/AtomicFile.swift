internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Replaces files atomically.
enum AtomicFile {
  /// Writes a temporary file next to another one and renames it; permissions are preserved.
  ///
  /// Other users must not be able to change the path's folder. A symbolic link at the path is replaced, not
  /// followed.
  static func replace(_ path: String, with bytes: [UInt8]) throws(WorkbenchError) {
    func failure() -> WorkbenchError {
      .output(path: path, why: String(cString: strerror(errno)))
    }
    var facts = stat()
    guard lstat(path, &facts) == 0 else { throw failure() }
    // A read-only file is not changed, although the folder's permissions would allow replacing it.
    guard access(path, W_OK) == 0 else { throw failure() }
    let folder = FolderPath.of(path)
    let temporary = "\(folder)/.\((path as NSString).lastPathComponent).\(getpid()).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure() }
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    guard write(bytes, to: file), fchmod(file, facts.st_mode & 0o7777) == 0, fsync(file) == 0 else {
      let error = failure()
      close(file)
      throw error
    }
    close(file)
    guard rename(temporary, path) == 0 else { throw failure() }
    isDone = true
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    do { try handle.write(contentsOf: Data(bytes)) } catch { return false }
    return true
  }
}

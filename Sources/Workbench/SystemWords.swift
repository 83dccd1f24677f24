internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Words for errors of the system.
package enum SystemWords {
  /// Returns the reason of an error without a full stop, in the system's words where they are known, such as
  /// `No space left on device`.
  ///
  /// - Parameter path: The file that could not be written; the folders around it may be what is wrong.
  package static func text(of error: any Error, writing path: String? = nil) -> String {
    if let path, let why = refusal(path) { return why }
    var next: (any Error)? = error
    while let current = next {
      let values = current as NSError
      if values.domain == NSPOSIXErrorDomain {
        return String(cString: strerror(Int32(values.code)))
      }
      next = values.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    var text = error.localizedDescription
    // Sentences in sentences have a full stop each.
    while text.last == "." || text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Returns the reason for which nothing can be written to a path; nil where its folder accepts files.
  ///
  /// What is written at once goes to another file of the folder first, whose errors do not name the cause.
  private static func refusal(_ path: String) -> String? {
    let folder = FolderPath.of(path)
    guard access(folder.isEmpty ? "." : folder, W_OK | X_OK) != 0 else { return nil }
    return String(cString: strerror(errno))
  }
}

/// The folder of a path, by its text.
enum FolderPath {
  /// The part of a path before its last slash: `Sub` of `Sub/Main.xib`, `/` of `/Main.xib`; empty without a slash.
  ///
  /// Foundation's `NSString.deletingLastPathComponent` traps on Linux for a path of one character.
  static func of(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }
}

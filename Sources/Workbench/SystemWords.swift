internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Descriptions of system errors.
package enum SystemWords {
  /// Returns the reason for an error without a full stop, in the system's words if available, such as `No space left on
  /// device`.
  ///
  /// - Parameter path: The file that could not be written; an enclosing folder may be the cause.
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
    // An embedded sentence must not end with a full stop.
    while text.last == "." || text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Returns the reason why nothing can be written to a path; nil if its folder accepts files.
  ///
  /// Atomic writing first creates another file in the folder, whose errors do not reveal the cause.
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

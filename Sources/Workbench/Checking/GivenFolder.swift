internal import Foundation

/// A folder's path as specified by the user, and the absolute path of its files.
struct GivenFolder {
  /// The path as specified by the user.
  let given: String
  private let absolute: String

  init(_ given: String) {
    self.given = given
    absolute = URL(fileURLWithPath: given).path
  }

  /// The path of a file in the folder, relative to the user's path; other paths are unchanged.
  func shownPath(_ path: String) -> String {
    guard path.utf8.starts(with: absolute.utf8) else { return path }
    // Compares bytes, because a leading combining mark in a name would form one character with the slash before it.
    return given + String(decoding: path.utf8.dropFirst(absolute.utf8.count), as: UTF8.self)
  }
}

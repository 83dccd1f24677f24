internal import Foundation

/// A folder as the user named it, and the absolute path under which its files are found.
struct GivenFolder {
  /// The path as it was given.
  let given: String
  private let absolute: String

  init(_ given: String) {
    self.given = given
    absolute = URL(fileURLWithPath: given).path
  }

  /// The path of something in the folder, as the user would write it; other paths stay as they are.
  func shown(_ path: String) -> String {
    guard path.utf8.starts(with: absolute.utf8) else { return path }
    // By bytes: a name that begins with a combining mark is one letter with the slash before it.
    return given + String(decoding: path.utf8.dropFirst(absolute.utf8.count), as: UTF8.self)
  }
}

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

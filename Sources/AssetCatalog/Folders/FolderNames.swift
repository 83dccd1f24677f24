internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The names in a folder, including those that are not valid text.
package struct FolderNames {
  /// The names in order, without `.` and `..`.
  package private(set) var names: [String] = []
  /// The names of documents, catalogues and folders that are not UTF-8, with escapes for the invalid bytes.
  package private(set) var undecodable: [String] = []

  /// Creates the names in a folder; nil if it cannot be read.
  package init?(_ path: String) {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let type = Int32(entry.pointee.d_type)
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        if name != ".", name != ".." { names.append(name) }
      } else if bytes.first != UInt8(ascii: "."), Self.isInput(bytes, type) {
        undecodable.append(Self.escaped(bytes))
      }
    }
    names.sort()
    undecodable.sort()
  }

  /// Returns the path of a name in a folder, which may be `/` or `.`.
  package static func path(of name: String, in folder: String) -> String {
    folder == "/" ? "/\(name)" : folder == "." ? name : "\(folder)/\(name)"
  }

  /// Whether a name belongs to a file to check or search.
  private static func isInput(_ name: [UInt8], _ type: Int32) -> Bool {
    type == Int32(DT_DIR)
      || [".xib", ".storyboard"].contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Returns a name with `\xFF` for each byte outside ASCII.
  private static func escaped(_ name: [UInt8]) -> String {
    name.map { byte in
      byte < 0x80
        ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

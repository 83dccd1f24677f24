internal import Foundation

/// Paths as reports for other programs contain them: relative to the current folder of the check.
///
/// Paths are compared byte by byte, and symbolic links are not followed.
package struct ReportPath: Sendable {
  private let folder: [[UInt8]]

  /// Creates paths relative to a folder, by default the current one.
  package init(in folder: String = FileManager.default.currentDirectoryPath) {
    self.folder = Self.parts(of: folder)
  }

  /// The path without `.` and `..`: relative if it is inside the folder, otherwise absolute.
  package func shown(_ path: String) -> String {
    let (parts, isInside) = resolve(path)
    let text = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    return isInside ? text.isEmpty ? "." : text : "/" + text
  }

  /// The path as a URI reference: relative, or with the scheme `file`.
  ///
  /// Characters other than letters, digits and `-._~` are percent-encoded.
  package func uri(_ path: String) -> String {
    let (parts, isInside) = resolve(path)
    let text = parts.map(Self.escaped).joined(separator: "/")
    return isInside ? text.isEmpty ? "." : text : "file:///" + text
  }

  /// Whether the path is inside the folder.
  package func contains(_ path: String) -> Bool { resolve(path).isInside }

  private func resolve(_ path: String) -> (parts: [[UInt8]], isInside: Bool) {
    var parts: [[UInt8]] = path.utf8.first == UInt8(ascii: "/") ? [] : folder
    for part in Self.parts(of: path) {
      if part == Array("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    guard parts.starts(with: folder) else { return (parts, false) }
    return (Array(parts.dropFirst(folder.count)), true)
  }

  private static func parts(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != Array(".".utf8) }
  }

  private static func escaped(_ part: [UInt8]) -> String {
    part.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}

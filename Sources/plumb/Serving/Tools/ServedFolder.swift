internal import Foundation
internal import ReportFormats

/// The folder whose files tools read and write.
struct ServedFolder {
  /// The number of bytes that no path reaches.
  private static let maximumLength = 4096

  /// The folder's path, links followed.
  private let root: String

  /// Creates the current folder of the process.
  init() { self.init(FileManager.default.currentDirectoryPath) }

  /// Creates a folder.
  init(_ path: String) { root = Self.real(path) ?? path }

  /// Returns the reason why a path must not be used, as a sentence; nil for one inside the folder.
  ///
  /// Links are followed, also those around a file that does not exist yet. Of `..` behind a link, both readings must be
  /// inside: that of the system, and that of the path as a text.
  func refusal(_ path: String) -> String? {
    let shown = Printable.text(String(path.prefix(200)))
    guard !path.isEmpty else { return "A path is empty." }
    // That of the system.
    guard path.utf8.count < Self.maximumLength else { return "\(shown)… is too long for a path." }
    let absolute = path.hasPrefix("/") ? path : root + "/" + path
    let standardized = URL(fileURLWithPath: absolute).standardizedFileURL.path
    let isInside = [absolute, standardized].allSatisfy { path in
      // Bytes, since Swift takes two spellings of a letter for the same, and a file system does not.
      let real = Array(Self.destination(of: path).utf8)
      let start = Array((root == "/" ? "" : root).utf8)
      return real.starts(with: start) && (real.count == start.count || real[start.count] == 0x2F)
    }
    return isInside ? nil : "\(shown) is outside of the served folder."
  }

  /// Returns an absolute path with the links of its existing part followed.
  ///
  /// - Complexity: O(components) calls of the system.
  private static func destination(of path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    var rest: [String] = []
    while !parts.isEmpty {
      let start = "/" + parts.joined(separator: "/")
      if let real = real(start) {
        let end = URL(fileURLWithPath: ([real] + rest.reversed()).joined(separator: "/"))
        return end.standardizedFileURL.path
      }
      // A link to a file that does not exist could be written through.
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: start)
      if link != nil { return "/" }
      rest.append(parts.removeLast())
    }
    return URL(fileURLWithPath: "/" + rest.reversed().joined(separator: "/")).standardizedFileURL
      .path
  }

  /// Returns a path without links and `..`; nil for one that does not exist.
  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

internal import Foundation

/// Which files a picture may take the place of.
enum PictureFile {
  /// Why a picture is not written; nil where it may be.
  ///
  /// The document is never replaced by its picture. Without a name for the output, only a picture is, so that
  /// drawing again works and a file that happens to have the name stays.
  ///
  /// - Parameters:
  ///   - path: Where the picture goes.
  ///   - document: The document it is of.
  ///   - isNamed: Whether the path was given and does not follow from the document's name.
  static func refusal(_ path: String, document: String, isNamed: Bool) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    if real(path) == real(document) { return "it is the document itself" }
    guard !isNamed, let start = beginning(of: path), !start.isEmpty else { return nil }
    return isPicture(start) ? nil : "there is a file that is no picture; -o says to replace it"
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  private static func beginning(of path: String) -> Data? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: 256)) ?? nil
  }

  private static func isPicture(_ start: Data) -> Bool {
    start.starts(with: [0x89, 0x50, 0x4E, 0x47]) || start.starts(with: Data("%PDF-".utf8))
      || start.range(of: Data("<svg".utf8)) != nil
  }
}

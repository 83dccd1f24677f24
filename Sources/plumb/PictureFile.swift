internal import Foundation

/// Which files a picture may replace.
enum PictureFile {
  /// Why a picture must not be written to a path; nil when it may be.
  ///
  /// A picture never replaces its document. Without an explicit output, it replaces only a picture, so that
  /// rendering again works and another file of that name stays.
  ///
  /// - Parameters:
  ///   - path: The path of the picture.
  ///   - document: The path of its document.
  ///   - isNamed: Whether the user stated the path; otherwise it derives from the document's name.
  static func refusal(_ path: String, document: String, isNamed: Bool) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    if real(path) == real(document) { return "this is the document itself" }
    guard !isNamed, let start = beginning(of: path), !start.isEmpty else { return nil }
    return isPicture(start) ? nil : "the existing file is not a picture; use -o to replace it"
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

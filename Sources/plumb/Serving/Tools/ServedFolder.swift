internal import Foundation
internal import ReportFormats

/// The folder whose files tools read and write.
struct ServedFolder {
  /// The folder's path, links followed.
  private let root: String

  /// Creates the current folder of the process.
  init() { self.init(FileManager.default.currentDirectoryPath) }

  /// Creates a folder.
  init(_ path: String) {
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Returns the reason why a path must not be used, as a sentence; nil for one inside the folder.
  ///
  /// Links are followed, also those of a file that does not exist yet.
  func refusal(_ path: String) -> String? {
    let shown = Printable.text(String(path.prefix(200)))
    guard !path.isEmpty else { return "A path is empty." }
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: root))
    let real = url.standardizedFileURL.resolvingSymlinksInPath().standardizedFileURL.path
    let isInside = real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
    return isInside ? nil : "\(shown) is outside of the served folder."
  }
}

internal import AssetCatalog
internal import Drawing
internal import Foundation
internal import Synchronization

/// The font files of a project: those of given folders, and those that an `Info.plist` beside a document names.
enum ProjectFonts {
  /// The numbers of folders above a document, and of files below a folder, that are searched.
  private static let (maximumLevels, maximumFiles) = (4, 5000)
  /// The folders and lists that were read before.
  private static let known = Mutex<Set<String>>([])

  /// Makes the fonts for a document available to the process, once for each folder and list.
  static func register(for document: String, folders: [String]) {
    for folder in folders where isNew(folder) {
      FontRegistry.add(folder: URL(fileURLWithPath: folder))
    }
    for list in lists(around: document) where isNew(list.path) { register(list: list) }
  }

  private static func isNew(_ path: String) -> Bool { known.withLock { $0.insert(path).inserted } }

  /// Returns the property lists in the document's folder and those above it, as far as the repository's.
  private static func lists(around document: String) -> [URL] {
    var folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent()
    var found: [URL] = []
    for _ in 0..<maximumLevels {
      let list = folder.appendingPathComponent("Info.plist")
      if FileManager.default.fileExists(atPath: list.path) { found.append(list) }
      let repository = folder.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: repository) || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return found
  }

  /// Adds the files that a list names, which are searched by name below its folder.
  private static func register(list: URL) {
    guard
      let data = try? GuardedFile(list, in: list.deletingLastPathComponent()).data(),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any],
      let entries = values["UIAppFonts"] as? [String], !entries.isEmpty
    else { return }
    let wanted = Set(entries.map { ($0 as NSString).lastPathComponent })
    let files = FileManager.default.enumerator(
      at: list.deletingLastPathComponent(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var (seen, found) = (0, [URL]())
    while seen < maximumFiles, let file = files?.nextObject() as? URL {
      seen += 1
      if wanted.contains(file.lastPathComponent) { found.append(file) }
    }
    for file in found.sorted(by: { $0.path < $1.path }) { FontRegistry.add(file: file) }
  }
}

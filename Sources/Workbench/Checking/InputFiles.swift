internal import AssetCatalog
internal import Diagnostics
internal import Foundation
internal import IBDocument

/// The documents and catalogues at some paths.
struct InputFiles {
  /// Interface Builder documents, each once, in the order in which they were found.
  private(set) var documents: [String] = []
  /// Asset catalogues, each once.
  private(set) var catalogs: [String] = []
  private var standardizedCatalogs: Set<String> = []
  private var documentSet: Set<String> = []
  /// Paths that do not exist.
  private(set) var missing: [String] = []

  /// Documents and folders whose names are not UTF-8, so that they cannot be read, with escapes in the names.
  private(set) var undecodable: [String] = []
  /// Folders that cannot be read.
  private(set) var unreadable: [String] = []
  /// The contents of the given folders.
  private(set) var folders: [FolderContents] = []
  /// The numbers of the given folders in which documents were found.
  private var folderNumbers: [String: Int] = [:]

  /// Returns the documents and catalogues at some paths; folders are searched.
  ///
  /// - Parameter isIncluded: Whether a document or catalogue in a given folder is checked, by its path and the
  ///   folder's; nil leaves it to the default exclusions.
  static func search(
    _ paths: [String],
    where isIncluded: (_ path: String, _ folder: String) -> Bool? = { _, _ in nil }
  ) -> InputFiles {
    var files = InputFiles()
    for path in paths { files.add(path, where: isIncluded) }
    return files
  }

  private mutating func add(
    _ path: String, where isIncluded: (_ path: String, _ folder: String) -> Bool?
  ) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue { search(path, where: isIncluded) } else { addDocument(path) }
    } else if UnsavedDocuments.text(of: path) != nil {
      // What an editor has not saved yet is not a file.
      addDocument(path)
    } else {
      missing.append(path)
    }
  }

  /// Adds a catalogue that a document uses.
  mutating func addCatalog(_ path: String) {
    // The same folder may be named by a path from here and by a whole one.
    let place = URL(fileURLWithPath: path).standardizedFileURL.path
    if standardizedCatalogs.insert(place).inserted { catalogs.append(path) }
  }

  /// Returns the index of the given folder in which a document was found; nil for a document that was given
  /// itself.
  func folder(of document: String) -> Int? { folderNumbers[document] }

  private mutating func addDocument(_ path: String) {
    if documentSet.insert(path).inserted { documents.append(path) }
  }

  /// The message about documents and folders whose names are not UTF-8.
  static let undecodableWhy = "The name is not UTF-8, so that nothing of it is read; rename it."

  /// Returns the reason for which nothing is found at a given path.
  static func missingWhy(_ path: String) -> String {
    // What stands in arguments for bytes that are not text.
    path.contains("\u{FFFD}")
      ? "No such file or folder; a name that is not UTF-8 cannot be given."
      : "No such file or folder."
  }

  /// Searches a folder recursively, without hidden files and links to documents and folders.
  ///
  /// What lies in excluded folders is not checked, but documents may refer to it.
  private mutating func search(
    _ folder: String, where isIncluded: (_ path: String, _ folder: String) -> Bool?
  ) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var open = [(path: folder, isChecked: true)]
    var count = 0
    var contents = FolderContents()
    defer { folders.append(contents) }
    while let (path, isChecked) = open.popLast() {
      if path.hasSuffix(".xcassets") {
        if path == folder || isIncluded(path, folder) ?? isChecked { addCatalog(path) }
        contents.catalogs.append(path)
        continue
      }
      guard let listing = FolderNames(path) else {
        unreadable.append(path)
        continue
      }
      let names = listing.names
      if isChecked { undecodable += listing.undecodable.map { FolderNames.path(of: $0, in: path) } }
      count += names.count
      guard count <= SearchLimits.entries else {
        contents.isComplete = false
        return
      }
      var inner: [(path: String, isChecked: Bool)] = []
      for name in names where !name.hasPrefix(".") {
        let child = FolderNames.path(of: name, in: path)
        let type = (try? FileManager.default.attributesOfItem(atPath: child))?[.type]
        if type as? FileAttributeType == .typeDirectory {
          inner.append((child, isChecked && !DefaultExclusions.contains(name)))
        } else if type as? FileAttributeType == .typeRegular,
          name.hasSuffix(".xib") || name.hasSuffix(".storyboard"),
          isIncluded(child, folder) ?? isChecked
        {
          addDocument(child)
          if folderNumbers[child] == nil { folderNumbers[child] = folders.count }
        }
        contents.add(name, at: child)
      }
      open += inner.reversed()
    }
  }
}

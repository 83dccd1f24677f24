internal import AssetCatalog
internal import Diagnostics
internal import Foundation
internal import IBDocument

/// The documents and catalogues at specified paths.
struct InputFiles {
  /// The Interface Builder documents without duplicates, in search order.
  private(set) var documents: [String] = []
  /// The asset catalogues, without duplicates.
  private(set) var catalogs: [String] = []
  private var standardizedCatalogs: Set<String> = []
  private var documentSet: Set<String> = []
  /// The paths that do not exist.
  private(set) var missing: [String] = []

  /// The documents and folders that cannot be read because their names are not UTF-8, with escapes in the names.
  private(set) var undecodable: [String] = []
  /// The folders that cannot be read.
  private(set) var unreadable: [String] = []
  /// The contents of the specified folders.
  private(set) var folders: [FolderContents] = []
  /// The numbers of the specified folders that contain each document.
  private var folderNumbers: [String: Int] = [:]

  /// Returns the documents and catalogues at paths; folders are searched.
  ///
  /// - Parameter isIncluded: Returns whether to check a document or catalogue in a folder, by its path and the
  ///   folder's; nil applies the default exclusions.
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
      // A document that was not saved yet exists only in the editor.
      addDocument(path)
    } else {
      missing.append(path)
    }
  }

  /// Adds a catalogue that a document uses.
  mutating func addCatalog(_ path: String) {
    // The same folder may be specified by a relative and an absolute path.
    let place = URL(fileURLWithPath: path).standardizedFileURL.path
    if standardizedCatalogs.insert(place).inserted { catalogs.append(path) }
  }

  /// Returns the index of the specified folder that contains a document; nil for a document specified directly.
  func folder(of document: String) -> Int? { folderNumbers[document] }

  private mutating func addDocument(_ path: String) {
    if documentSet.insert(path).inserted { documents.append(path) }
  }

  /// The message about documents and folders whose names are not UTF-8.
  static let undecodableWhy = "The name is not UTF-8, so that nothing of it is read; rename it."

  /// Returns the reason why nothing exists at a specified path.
  static func missingWhy(_ path: String) -> String {
    // The replacement for invalid bytes in arguments.
    path.contains("\u{FFFD}")
      ? "No such file or folder; a name that is not UTF-8 cannot be given."
      : "No such file or folder."
  }

  /// Searches a folder recursively, without hidden files and without links to documents and folders.
  ///
  /// Documents in excluded folders are not checked, but other documents may refer to their resources.
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

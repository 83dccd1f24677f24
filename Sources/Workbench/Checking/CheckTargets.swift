internal import Diagnostics
internal import Foundation

/// The documents and catalogues to check for some paths.
struct CheckTargets {
  /// Interface Builder documents, each once, in the order in which they were found.
  private(set) var documents: [String] = []
  /// Documents in folders that are excluded by default, each once.
  private(set) var excludedDocuments: [String] = []
  /// Asset catalogues, each once.
  private(set) var catalogs: [String] = []
  private var known: Set<String> = []
  /// Paths that do not exist.
  private(set) var missing: [String] = []

  /// Folders that cannot be read.
  private(set) var unreadable: [String] = []
  /// What lies in the given folders.
  private(set) var folders: [FolderContents] = []
  /// The numbers of the given folders in which documents were found.
  private var folderNumbers: [String: Int] = [:]

  init(_ paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(path)
        continue
      }
      if isFolder.boolValue { look(in: path) } else { addDocument(path) }
    }
  }

  /// Adds a catalogue that a document uses.
  mutating func addCatalog(_ path: String) {
    if !catalogs.contains(path) { catalogs.append(path) }
  }

  /// What lies in the given folder in which a document was found; nil for a document that was given itself.
  func folder(of document: String) -> Int? { folderNumbers[document] }

  private mutating func addDocument(_ path: String) {
    if known.insert(path).inserted { documents.append(path) }
  }

  /// Searches a folder recursively, without hidden files and links to documents and folders.
  ///
  /// What lies in excluded folders is not checked, but documents may refer to it.
  private mutating func look(in folder: String) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var open = [(path: folder, isChecked: true)]
    var count = 0
    var contents = FolderContents()
    defer { folders.append(contents) }
    while let (path, isChecked) = open.popLast() {
      if path.hasSuffix(".xcassets") {
        if isChecked { addCatalog(path) }
        contents.catalogs.append(path)
        continue
      }
      guard let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
      else {
        unreadable.append(path)
        continue
      }
      count += names.count
      guard count <= SearchLimits.entries else {
        contents.isComplete = false
        return
      }
      var inner: [(path: String, isChecked: Bool)] = []
      for name in names where !name.hasPrefix(".") {
        let child = path == "/" ? "/\(name)" : path == "." ? name : "\(path)/\(name)"
        let type = (try? FileManager.default.attributesOfItem(atPath: child))?[.type]
        if type as? FileAttributeType == .typeDirectory {
          inner.append((child, isChecked && !DefaultExclusions.contains(name)))
        } else if type as? FileAttributeType == .typeRegular,
          name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
        {
          if isChecked { addDocument(child) } else { excludedDocuments.append(child) }
          if folderNumbers[child] == nil { folderNumbers[child] = folders.count }
        }
        contents.add(name, at: child)
      }
      open += inner.reversed()
    }
  }
}

internal import Foundation

/// The documents that a command line names: files as given, and all documents in folders.
///
/// Folders are searched as `plumb check` searches them: recursively, without hidden files, dependencies and
/// exports.
package struct DocumentPaths {
  /// The documents in the order of the paths, those of a folder sorted by name.
  package private(set) var documents: [String] = []
  /// The folders that could not be read or hold no document.
  package private(set) var failures: [WorkbenchError] = []

  /// Creates the list of documents at some paths.
  package init(_ paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        // A path that does not exist fails when it is read.
        documents.append(path)
        continue
      }
      let targets = InputFiles.search([path])
      documents += targets.documents
      failures += targets.unreadable.map { .notFound("\($0): The folder cannot be read.") }
      failures += targets.undecodable.map { .notFound("\($0): \(InputFiles.undecodableWhy)") }
      if targets.documents.isEmpty, targets.unreadable.isEmpty, targets.undecodable.isEmpty {
        failures.append(.notFound("\(path): No documents found."))
      }
    }
  }
}

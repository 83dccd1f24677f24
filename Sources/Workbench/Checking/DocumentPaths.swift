internal import Foundation

/// The documents specified on a command line: files, and all documents in folders.
///
/// Folders are searched as in `plumb check`: recursively, without hidden files, dependencies and exports.
package struct DocumentPaths {
  /// The documents in the order of the paths; those in a folder are sorted by name.
  package private(set) var documents: [String] = []
  /// The folders that could not be read or contain no documents.
  package private(set) var failures: [WorkbenchError] = []

  /// Creates the list of documents at paths.
  package init(_ paths: [String]) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        // A path that does not exist results in a failure when it is read.
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

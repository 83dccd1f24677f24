package import Foundation
internal import IBDocument

/// Two states of a document to compare.
package struct ComparedPair: Sendable {
  /// The path of the document after the change, for messages; the old path of a removed document.
  package let path: String
  /// The contents before the change; nil for a new document.
  package let old: Data?
  /// The contents after the change; nil for a removed document.
  package let new: Data?

  /// Creates a pair of two states.
  package init(path: String, old: Data?, new: Data?) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension ComparedPair {
  /// Returns the documents of two files or two folders; documents in folders are matched by relative path.
  ///
  /// - Throws: `WorkbenchError` if one of them does not exist or cannot be read.
  package static func pairs(old: String, new: String) throws(WorkbenchError) -> [ComparedPair] {
    switch (isFolder(old), isFolder(new)) {
    case (true?, true?): return try pairs(ofFolders: old, new)
    case (false?, false?):
      return [ComparedPair(path: new, old: try data(at: old), new: try data(at: new))]
    case (nil, _): throw .notFound("\(old): No such file or folder.")
    case (_, nil): throw .notFound("\(new): No such file or folder.")
    default: throw .usage("\(old) and \(new) must both be files or both be folders.")
    }
  }

  private static func pairs(ofFolders old: String, _ new: String) throws(WorkbenchError)
    -> [ComparedPair]
  {
    func documents(_ folder: String) -> [String: String] {
      let base = URL(fileURLWithPath: folder).path + "/"
      return Dictionary(
        InputFiles.search([folder]).documents.map { path in
          let absolute = URL(fileURLWithPath: path).path
          return (absolute.hasPrefix(base) ? String(absolute.dropFirst(base.count)) : path, path)
        }, uniquingKeysWith: { first, _ in first })
    }
    let (olds, news) = (documents(old), documents(new))
    var result: [ComparedPair] = []
    for name in Set(olds.keys).union(news.keys).sorted() {
      result.append(
        ComparedPair(
          path: news[name] ?? olds[name] ?? name, old: try olds[name].map(data),
          new: try news[name].map(data)))
    }
    return result
  }

  /// Whether a path refers to a file, a folder or an unsaved document.
  package static func isFile(_ path: String) -> Bool { isFolder(path) != nil }

  /// Whether a path is a folder; nil if nothing exists there.
  private static func isFolder(_ path: String) -> Bool? {
    if UnsavedDocuments.text(of: path) != nil { return false }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  private static func data(at path: String) throws(WorkbenchError) -> Data {
    if let text = UnsavedDocuments.text(of: path) { return text }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .input(path: path, why: "The file cannot be read.")
    }
  }

  /// Returns the pair for git's external diff; `/dev/null` represents a missing document.
  package static func pair(path: String, old: String, new: String) throws(WorkbenchError)
    -> ComparedPair
  {
    func state(_ file: String) throws(WorkbenchError) -> Data? {
      file == "/dev/null" ? nil : try data(at: file)
    }
    return ComparedPair(path: path, old: try state(old), new: try state(new))
  }
}

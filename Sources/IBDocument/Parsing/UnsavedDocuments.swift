package import Foundation

/// The texts of documents that replace their files while a request is answered, such as the unsaved contents of an
/// editor.
package enum UnsavedDocuments {
  /// The texts by the standardized paths of their files.
  @TaskLocal package static var texts: [String: Data] = [:]

  /// Returns texts by the standardized forms of their paths.
  package static func byPath(_ texts: [String: String]) -> [String: Data] {
    byPath(texts.mapValues { Data($0.utf8) })
  }

  /// Returns the contents of documents by the standardized forms of their paths.
  package static func byPath(_ documents: [String: Data]) -> [String: Data] {
    var result: [String: Data] = [:]
    for (path, data) in documents { result[key(path)] = data }
    return result
  }

  /// Returns the text that replaces a file; nil without one.
  package static func text(of path: String) -> Data? {
    texts.isEmpty ? nil : texts[key(path)]
  }

  private static func key(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

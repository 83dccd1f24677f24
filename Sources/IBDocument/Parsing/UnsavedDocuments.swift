package import Foundation

/// The texts of documents that replace their files while a request about them is answered: the contents of an
/// editor before it saves.
package enum UnsavedDocuments {
  /// The texts by the standardized paths of their files.
  @TaskLocal package static var texts: [String: Data] = [:]

  /// Texts by the standardized forms of the paths that they were given with.
  package static func byPath(_ texts: [String: String]) -> [String: Data] {
    byPath(texts.mapValues { Data($0.utf8) })
  }

  /// Bytes of documents by the standardized forms of the paths that they were given with.
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

import ConflictLogs
import IBDocument
import InlineDocuments
import Testing

@testable import LogSources

/// A project of a test: files by path.
struct Project {
  /// The files: a document's text for `.xib`, a source for all others.
  var files: [(path: String, text: String)]

  /// The index of the files.
  func index() throws -> ConstraintIndex {
    var index = ConstraintIndex()
    for file in files {
      if file.path.hasSuffix(".xib") {
        index.add(document: try Inline.read(Inline.xib(file.text)), path: file.path)
      } else {
        index.add(source: file.text, path: file.path)
      }
    }
    return index
  }

  /// The matches of a line of a log, as `path:line:column sure`.
  func places(_ line: String) throws -> [String] {
    try matches(line).map { "\($0.path):\($0.line):\($0.column) \($0.certainty)" }
  }

  /// The matches of a line of a log.
  func matches(_ line: String) throws -> [SourceMatch] {
    let constraint = try #require(ConstraintReader.read("<\(line)>"), "\(line)")
    return try index().matches(for: constraint)
  }
}

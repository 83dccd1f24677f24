package import ConflictLogs
internal import Diagnostics
internal import Foundation
internal import IBDocument
package import LogReports
internal import LogSources

/// The documents and sources of a folder, for locating the constraints in logs.
package struct LogProject {
  private var index = ConstraintIndex()
  /// The number of files that were not read, such as sources above the limit.
  package private(set) var skipped = 0

  /// Creates a project by reading a folder.
  ///
  /// - Throws: An error if the path is not a folder.
  /// - Complexity: O(characters of all files).
  package init(folder: String) throws(WorkbenchError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .input(path: folder, why: "The folder does not exist.") }
    let targets = InputFiles.search([folder])
    var bytes = 0
    for path in targets.folders.flatMap(\.sources) {
      guard bytes < SearchLimits.sourceBytes,
        let data = Self.data(path, SearchLimits.sourceFileBytes)
      else {
        skipped += 1
        continue
      }
      bytes += data.count
      index.add(source: String(decoding: data, as: UTF8.self), path: path)
    }
    for path in targets.documents {
      guard let data = Self.data(path, DocumentLimits.bytes),
        let document = try? Document(data: data, path: path)
      else {
        skipped += 1
        continue
      }
      index.add(document: document, path: path)
    }
  }

  private static func data(_ path: String, _ limit: Int) -> Data? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let data = try? file.read(upToCount: limit + 1), data.count <= limit else { return nil }
    return data
  }

  /// Returns the probable locations of a constraint, best first.
  package func places(of constraint: LogConstraint) -> [LogReport.SourcePlace] {
    index.matches(for: constraint).map { match in
      LogReport.SourcePlace(
        path: match.path, line: match.line, column: match.column, text: match.text,
        isSure: match.certainty == .sure, reason: match.reason)
    }
  }
}

package import Foundation
internal import PictureDifferences
package import Testing

/// The package's folder, found from this file.
package enum Repository {
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A path in the package's folder.
  package static func path(_ relative: String) -> String {
    folder.appendingPathComponent(relative).path
  }

  /// The paths of the documents in tests and examples, relative to the package's folder.
  package static let documents: [String] = ["Examples", "Tests"].flatMap { folder -> [String] in
    let paths = FileManager.default.enumerator(atPath: path(folder))
    return (paths?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
    }.map { "\(folder)/\($0)" }.sorted()
  }
}

/// Files that output is compared with: pictures pixel by pixel, everything else byte for byte.
package enum Golden {
  /// The largest golden picture, in bytes.
  package static let limit = 32 << 10

  /// Compares with a file of the package; with `GOLDEN=accept` in the environment writes it.
  ///
  /// For pictures that differ, a page with the expected one, the actual one and their difference is
  /// written below `Output/Goldens`, and the failure names it.
  ///
  /// - Parameter limit: The number of bytes that the file must not reach.
  package static func expect(
    _ data: Data, _ relative: String, limit: Int = Self.limit,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = Repository.folder.appendingPathComponent(relative)
    #expect(data.count < limit, "\(relative) is too large", sourceLocation: sourceLocation)
    if ProcessInfo.processInfo.environment["GOLDEN"] == "accept" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    guard let known = try? Data(contentsOf: url), known != data else {
      let isThere = FileManager.default.fileExists(atPath: url.path)
      #expect(
        isThere, "\(relative) is missing; GOLDEN=accept takes the new one",
        sourceLocation: sourceLocation)
      return
    }
    let difference = PictureDifference(expected: known, actual: data)
    if let difference, difference.isEmpty { return }
    let page = try difference.map {
      try GoldenPage(name: relative, expected: known, actual: data, difference: $0)
        .write(below: Repository.folder.appendingPathComponent("Output/Goldens"))
    }
    let why = difference.map { ": \($0.summary); see \(page?.path ?? "")" } ?? ""
    Issue.record(
      "\(relative) differs\(why); GOLDEN=accept takes the new one", sourceLocation: sourceLocation)
  }
}

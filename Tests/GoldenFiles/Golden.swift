package import Foundation
package import Testing

/// The package's folder, found from this file.
package enum Repository {
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A path in the package's folder.
  package static func path(_ relative: String) -> String {
    folder.appendingPathComponent(relative).path
  }
}

/// Files that output is compared with, byte for byte.
package enum Golden {
  /// The largest golden picture, in bytes.
  package static let limit = 32 << 10

  /// Compares with a file of the package; with `GOLDEN=accept` in the environment writes it.
  package static func expect(
    _ data: Data, _ relative: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = Repository.folder.appendingPathComponent(relative)
    #expect(data.count < limit, "\(relative) is too large", sourceLocation: sourceLocation)
    if ProcessInfo.processInfo.environment["GOLDEN"] == "accept" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    let known = try? Data(contentsOf: url)
    #expect(
      known == data, "\(relative) differs; GOLDEN=accept takes the new one",
      sourceLocation: sourceLocation)
  }
}

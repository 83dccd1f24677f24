package import Foundation

/// Where tests put files.
package enum TestFolder {
  /// The folder of this process, which goes when the process ends.
  package static let root: URL = {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plumb-tests-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: TestFolder.root) }
    return url
  }()

  /// A folder of its own for a test.
  package static func make() throws -> URL {
    let url = root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

import Foundation
import Synchronization
import TestSupport
import Testing

/// A failure as a test prints it.
struct Printed: Equatable, Sendable {
  let message: String
  let file: String
  let line: Int

  /// The failures of some work, which do not fail the test.
  @MainActor static func failures(_ work: () throws -> Void) rethrows -> [Printed] {
    let found = Mutex<[Printed]>([])
    try withKnownIssue(isIntermittent: true) {
      try work()
    } matching: { issue in
      let name = issue.sourceLocation?.fileName ?? ""
      let printed = Printed(
        message: issue.comments.map(\.rawValue).joined(separator: "\n"), file: name,
        line: issue.sourceLocation?.line ?? 0)
      found.withLock { $0.append(printed) }
      return true
    }
    return found.withLock { $0 }
  }
}

/// The guide whose failures the tests produce.
enum Guide {
  private static let text: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Documentation/Guides/TestYourLayout.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// Whether the guide has the lines of a message one below the other.
  static func shows(_ message: String) -> Bool { text.contains(message) }
}

/// A folder of a test's own, in which its goldens are.
struct SnapshotFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumb-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A line of a test's file in the folder.
  var place: SourceLocation {
    SourceLocation(
      fileID: "CardTests/CardTests.swift", filePath: url.path + "/CardTests.swift", line: 7,
      column: 5)
  }

  /// A file below `__Snapshots__/CardTests`.
  func file(_ name: String) -> URL {
    url.appendingPathComponent("__Snapshots__/CardTests/\(name)")
  }
}

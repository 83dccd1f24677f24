import Foundation
import Testing

/// The version is stated once for users, in the changelog, and once in the tool.
struct VersionTests {
  @Test func theToolSaysTheChangelogsVersion() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let changelog = try String(
      contentsOf: package.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let newest = try #require(changelog.firstMatch(of: /\n## (\d+\.\d+\.\d+)/)).1
    let result = try Tool.run(["--version"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.lines == [String(newest)])
  }
}

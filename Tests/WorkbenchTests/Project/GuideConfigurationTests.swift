import Configuration
import Foundation
import TestSupport
import Testing
import Workbench

/// Every configuration that a guide shows is one.
struct GuideConfigurationTests {
  private static let guides = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Guides")

  /// The blocks in YAML, each with the guide's name.
  static let blocks: [(guide: String, text: String)] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: guides.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      let text =
        (try? String(contentsOf: guides.appendingPathComponent(name), encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n```").filter { $0.hasPrefix("yaml\n") }
        .map { (name, String($0.dropFirst(5))) }
    }
  }()

  @Test func thereAreBlocks() { #expect(Self.blocks.count >= 3) }

  /// Folders that a block names are there, because it is the test's place to make them.
  @Test(arguments: blocks) func blocksAreRead(guide: String, text: String) throws {
    let folder = try TestFolder.make()
    for name in ["Shared/Media.xcassets", "Sources"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let parts = PathParts(folder.path)
    let (file, errors) = ConfigurationFile.read(
      Data(text.utf8), path: guide, folder: parts, root: parts, rules: RuleCatalog.all)
    #expect(errors == [])
    let saysSomething =
      !file.rules.isEmpty || !file.exceptions.isEmpty || !file.exclude.isEmpty
      || file.threshold != nil || !file.layouts.isEmpty
    #expect(saysSomething)
  }
}

import Foundation
import Testing
import Toolsets

@testable import plumb

/// Packages for folders of sources without a manifest.
struct SourceFolderTests {
  private func folder(_ files: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString)/My App 2")
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "// \(file)".write(to: url, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func remove(_ folders: URL...) {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  @Test func allSourcesAreOneTarget() throws {
    let files = [
      "App.swift", "Views/A \"b\".swift", "AppTests/T.swift", "Pods/P/P.swift", "Main.storyboard",
      ".build/x.swift", "Old.m",
    ]
    let sources = try folder(files)
    let made = try SourceFolder(sources)
    defer { remove(sources.deletingLastPathComponent(), made.package) }
    let manifest = try String(
      contentsOf: made.package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let listed = manifest.split(separator: "\n").filter { $0.hasSuffix(".swift\",") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(listed == ["\"App.swift\",", "\"Views/A \\\"b\\\".swift\","])
    #expect(manifest.contains("name: \"My_App_2\""))
    // The sources are reached, and nothing was written beside them.
    let reached = made.package.appendingPathComponent("Sources/App.swift")
    #expect(try String(contentsOf: reached, encoding: .utf8) == "// App.swift")
    let names = FileManager.default.enumerator(atPath: sources.path)?.allObjects.count
    #expect(names == files.count + 5)
    // Another time it is the same package.
    #expect(try SourceFolder(sources).package == made.package)
  }

  @Test func aFolderWithoutSourcesIsRefused() throws {
    let sources = try folder(["Main.storyboard"])
    defer { remove(sources.deletingLastPathComponent()) }
    #expect(throws: ToolsetError.self) { try SourceFolder(sources) }
  }

  @Test func aBuildWithoutObjectsIsRefused() throws {
    let folder = try folder(["debug/a.txt"])
    defer { remove(folder.deletingLastPathComponent()) }
    #expect(throws: ToolsetError.self) {
      try PackageLibrary(scratch: folder, toolset: folder)
    }
  }
}

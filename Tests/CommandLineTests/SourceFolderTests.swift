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

  /// An app's files are in one folder, as Xcode copies them into its bundle.
  @Test func theMainBundleOfAnApp() throws {
    let sources = try folder([
      "App.swift", "Info.plist", "Content/a.jpg", "More/a.jpg", "More/words.txt", "AppTests/t.txt",
      "en.lproj/Words.strings", "Media.xcassets/b.png", "A.bundle/c.txt", ".hidden/d.txt", ".e",
    ])
    let made = try SourceFolder(sources)
    defer { remove(sources.deletingLastPathComponent(), made.package) }
    for _ in 0..<2 {
      let bundle = try made.makeBundle()
      let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path)
      #expect(Set(names) == ["Info.plist", "a.jpg", "words.txt", "en.lproj", "A.bundle"])
      func text(_ name: String) throws -> String {
        try String(contentsOf: bundle.appendingPathComponent(name), encoding: .utf8)
      }
      #expect(try text("words.txt") == "// More/words.txt")
      #expect(try text("en.lproj/Words.strings") == "// en.lproj/Words.strings")
      #expect(try text("A.bundle/c.txt") == "// A.bundle/c.txt")
    }
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

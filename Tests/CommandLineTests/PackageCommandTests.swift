import Foundation
import TestSupport
import Testing

/// `plumb build` and `plumb test`, as far as nothing is built; `make idioms` runs them whole.
@Suite struct PackageCommandTests {
  /// A toolset's folder with the files that are looked at first.
  private func toolset(root: String? = nil, hasFrontend: Bool = true) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let content = "{\"schemaVersion\": \"1.0\", \"rootPath\": \"\(root ?? folder.path)\"}"
    try Data(content.utf8).write(to: folder.appendingPathComponent("toolset.json"))
    if hasFrontend {
      try Data().write(to: folder.appendingPathComponent("bin/plumb-frontend.settings"))
    }
    return folder
  }

  private func package() throws -> URL {
    let folder = try toolset()
    try Data("// swift-tools-version: 5.9\nbroken".utf8).write(
      to: folder.appendingPathComponent("Package.swift"))
    return folder
  }

  @Test(arguments: ["build", "test"])
  func aFolderWithoutPackage(command: String) throws {
    let result = try Tool.run([
      command, "--package", "/nowhere/at/all", "--toolset", try toolset().path,
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("does not contain a package"))
  }

  @Test func aToolsetThatIsMissing() throws {
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset", "/nowhere/at/all",
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("plumb toolset -o /nowhere/at/all"))
  }

  @Test func aToolsetThatWasMoved() throws {
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset",
      try toolset(root: "/former/place").path,
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("/former/place") && result.errors.contains("cannot be moved"))
  }

  @Test func aToolsetThatIsTooOld() throws {
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset",
      try toolset(hasFrontend: false).path,
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("older than this tool"))
  }

  @Test func aPackageThatDoesNotBuild() throws {
    let result = try Tool.run([
      "build", "--package", try package().path, "--toolset", try toolset().path,
    ])
    #expect(result.status == 1)
  }

  @Test func anUnknownDevice() throws {
    let result = try Tool.run(["test", "--device", "iPhone 99"])
    #expect(result.status == 64)
    #expect(result.errors.contains("iPhone 99"))
  }
}

import Foundation
import TestSupport

/// A folder that is taken for a toolset, and a `swift` that does as a script says: nothing is built.
struct FakeToolset {
  /// The toolset's folder.
  let folder: URL
  /// The folder of the package.
  let package: URL

  /// The compiler's own words for its version, which a toolset states.
  private static let compiler = Result {
    struct Info: Decodable { var compilerVersion: String }
    let text = try Shell.run("swiftc -print-target-info").output
    return try JSONDecoder().decode(Info.self, from: Data(text.utf8)).compilerVersion
  }

  /// Creates the toolset and an empty package.
  init() throws {
    folder = try TestFolder.make()
    package = try TestFolder.make()
    try write("{\"schemaVersion\": \"1.0\", \"rootPath\": \"\(folder.path)\"}", to: "toolset.json")
    try write(
      "{\"flavour\": \"uikit\", \"version\": \"1f\", \"compiler\": \"\(try Self.compiler.get())\"}",
      to: "plumb.json")
    try write("", to: "bin/plumb-frontend.settings")
    try write(
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Cards\", targets: [.target(name: \"Cards\"), .target(name: \"Base\")])\n",
      to: "Package.swift", in: package)
  }

  /// Writes a file into the toolset or another folder.
  func write(_ text: String, to path: String, in other: URL? = nil) throws {
    let file = (other ?? folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes a program in the shell's language.
  func writeProgram(_ script: String, to path: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent(path).path)
  }

  /// Runs the tool with the toolset's folder `path` before the others that programs are looked for in.
  func run(_ arguments: [String], isPackaged: Bool = true) throws -> Tool.Result {
    let tools = folder.appendingPathComponent("path").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    let places = ["--package", package.path, "--toolset", folder.path]
    return try Tool.run(
      Array(arguments.prefix(1)) + (isPackaged ? places : []) + arguments.dropFirst(),
      environment: ["PATH": "\(tools):\(path)"])
  }
}

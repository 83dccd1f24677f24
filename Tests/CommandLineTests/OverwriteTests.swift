import Foundation
import TestSupport
import Testing

/// Every command that writes refuses the same files with the same words.
struct OverwriteTests {
  /// What is at the path that a command writes to.
  enum Existing: String, CaseIterable {
    case nothing, text, picture, otherDocument, ownDocument, linkToDocument, catalogueFile, folder
  }

  /// Commands by how they name their output.
  enum Command: String, CaseIterable {
    case render, renderWithoutName, renderAllScenes, check, insets
  }

  /// The refusals, by what exists and whether the user names the file; nil where it is written.
  static func refusal(_ existing: Existing, isNamed: Bool) -> String? {
    switch existing {
    case .nothing, .picture: nil
    case .text: isNamed ? nil : "the existing file is not a picture"
    case .otherDocument, .linkToDocument: "this is a document"
    case .ownDocument: "this is the document itself"
    case .catalogueFile: "this is in a catalogue"
    case .folder: "this is a folder"
    }
  }

  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  @Test(arguments: Command.allCases, Existing.allCases)
  func nothingElseIsReplaced(command: Command, existing: Existing) throws {
    let folder = try TestFolder.make()
    let files = FileManager.default
    let document = folder.appendingPathComponent("root.xib")
    try Data(Documents.centred.utf8).write(to: document)
    // Commands that choose names write `root.png`, or one after their input, `root-insets.png`.
    let name = command == .insets ? "root-insets.png" : "root.png"
    var target = folder.appendingPathComponent(name)
    let other = folder.appendingPathComponent("Other.xib")
    try Data(Documents.centred.utf8).write(to: other)
    let isNamed = command == .render || command == .check
    switch existing {
    case .nothing: break
    case .text: try Data("mine".utf8).write(to: target)
    case .picture: try Self.png.write(to: target)
    case .folder: try files.createDirectory(at: target, withIntermediateDirectories: true)
    case .otherDocument:
      guard isNamed else { return }
      target = other
    case .ownDocument:
      // A report of a check is refused as for any document.
      guard command == .render else { return }
      target = document
    case .linkToDocument: try files.createSymbolicLink(at: target, withDestinationURL: other)
    case .catalogueFile:
      guard isNamed else { return }
      let catalogue = folder.appendingPathComponent("A.xcassets")
      try files.createDirectory(at: catalogue, withIntermediateDirectories: true)
      target = catalogue.appendingPathComponent("picture.png")
      try Data("mine".utf8).write(to: target)
    }
    let before = try? Data(contentsOf: target)
    let result = try run(command, document, to: target, in: folder)
    let why = Self.refusal(existing, isNamed: isNamed)
    if let why {
      #expect(result.errors.contains(": The file cannot be written: \(why)"), "\(result.errors)")
      #expect(result.errors.contains(target.lastPathComponent))
      #expect(result.status == 2)
      #expect((try? Data(contentsOf: target)) == before)
    } else {
      #expect(!result.errors.contains("cannot be written"), "\(result.errors)")
      #expect(result.status == 0, "\(result.errors)")
      let after = try Data(contentsOf: target)
      #expect(after != before && !after.isEmpty)
    }
    #expect(try Data(contentsOf: document) == Data(Documents.centred.utf8))
    #expect(try Data(contentsOf: other) == Data(Documents.centred.utf8))
  }

  private func run(
    _ command: Command, _ document: URL, to target: URL, in folder: URL
  ) throws -> Tool.Result {
    switch command {
    case .render:
      return try Tool.run(["render", document.path, "-o", target.path, "--format", "png"])
    case .renderWithoutName: return try Tool.run(["render", document.path], folder: folder)
    case .renderAllScenes:
      return try Tool.run(["render", document.path, "--all-scenes", "-o", folder.path])
    case .check:
      return try Tool.run(["check", document.path, "-o", target.path, "--format", "json"])
    case .insets:
      let source = try TestFolder.make().appendingPathComponent("root.png")
      let rendered = try Tool.run(["render", document.path, "-o", source.path])
      #expect(rendered.status == 0)
      return try Tool.run(["insets", source.path, "--output", folder.path])
    }
  }

  /// A toolset replaces the folders `lib` and `modules` of a toolset, and no other.
  @Test(arguments: ["lib", "modules"]) func foldersOfOthersStay(name: String) throws {
    let folder = try TestFolder.make()
    let mine = folder.appendingPathComponent("\(name)/mine.txt")
    try FileManager.default.createDirectory(
      at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: mine)
    let result = try Tool.run(["toolset", "-o", folder.path, "--package", "/nowhere/at/all"])
    #expect(result.status == 2)
    #expect(result.errors.contains("\(folder.path)/\(name): The file cannot be written: "))
    #expect(try String(contentsOf: mine, encoding: .utf8) == "mine")
  }
}

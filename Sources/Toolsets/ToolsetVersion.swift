internal import Foundation

/// The facts about a toolset that hold wherever its folder is, as `plumb.json` in the folder states them.
struct ToolsetVersion: Codable, Equatable {
  /// The interface library's raw value.
  var flavour: String
  /// A fingerprint of the library and the rewriter.
  var version: String
  /// The compiler that made the modules, which only the same one reads.
  var compiler: String

  /// The name of the file.
  static let file = "plumb.json"

  /// Creates the facts from the file.
  ///
  /// - Throws: `ToolsetError` if the folder has no toolset, or one that predates the file.
  init(in folder: URL) throws(ToolsetError) {
    let toolset = folder.appendingPathComponent("toolset.json")
    guard
      FileManager.default.fileExists(atPath: toolset.path)
        || FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.file).path)
    else {
      throw .notFound(
        "\(toolset.path): No such toolset; write one with `plumb toolset -o \(folder.path)`.")
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(Self.file)),
      let facts = try? JSONDecoder().decode(Self.self, from: data)
    else {
      throw .notFound(
        "\(toolset.path): The toolset is older than this tool; write it again with `plumb toolset -o \(folder.path)`."
      )
    }
    self = facts
  }

  init(_ flavour: Toolset.Flavour, version: String, compiler: SwiftCompiler) {
    self.flavour = flavour.rawValue
    self.version = version
    self.compiler = compiler.version
  }
}

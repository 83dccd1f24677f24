internal import Foundation

/// A check whether a folder contains a toolset that this tool can use.
enum ToolsetVersion {
  /// Checks that a toolset can be used.
  ///
  /// - Throws: `ToolsetError` if the toolset is missing, was moved, or predates toolsets with a frontend.
  static func check(_ folder: URL) throws(ToolsetError) {
    struct Contents: Decodable { var rootPath: String }
    let file = folder.appendingPathComponent("toolset.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else {
      throw .notFound(
        "\(file.path): No such toolset; write one with `plumb toolset -o \(folder.path)`.")
    }
    let root = URL(fileURLWithPath: contents.rootPath).resolvingSymlinksInPath().path
    guard root == folder.resolvingSymlinksInPath().path else {
      throw .notFound(
        "\(file.path): The toolset was made for \(contents.rootPath) and cannot be moved; write another one with `plumb toolset -o \(folder.path)`."
      )
    }
    let settings = folder.appendingPathComponent("bin/plumb-frontend.settings").path
    guard FileManager.default.fileExists(atPath: settings) else {
      throw .notFound(
        "\(file.path): The toolset is older than this tool and does not rewrite sources; write it again with `plumb toolset -o \(folder.path)`."
      )
    }
  }
}

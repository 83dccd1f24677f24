internal import Foundation

/// The parts of a toolset that name its own folder and the compiler by absolute paths, which SwiftPM and the compiler's
/// driver need.
///
/// They are written again when the folder was moved, or the compiler is elsewhere, so a toolset of an archive works
/// wherever it was unpacked.
struct ToolsetReferences {
  private let folder: URL
  private let facts: ToolsetVersion
  private let compiler: SwiftCompiler

  init(in folder: URL, _ facts: ToolsetVersion, _ compiler: SwiftCompiler) {
    (self.folder, self.facts, self.compiler) = (folder, facts, compiler)
  }

  /// Writes what a toolset's folder and the present compiler require, where it differs.
  ///
  /// - Throws: `ToolsetError` when there is no toolset, another compiler made it, or a file cannot be written.
  static func update(in folder: URL) throws(ToolsetError) {
    try references(in: folder, ToolsetVersion(in: folder)).write()
  }

  /// Whether nothing has to be written.
  static func areCurrent(
    in folder: URL, _ facts: ToolsetVersion
  ) throws(ToolsetError) -> Bool {
    let references = try references(in: folder, facts)
    return (try? references.toolset) == (try? Data(contentsOf: references.file("toolset.json")))
      && Data(references.settings.utf8) == (try? Data(contentsOf: references.file(settingsFile)))
      && references.isLinked
  }

  private static func references(
    in folder: URL, _ facts: ToolsetVersion
  ) throws(ToolsetError) -> Self {
    let compiler = try SwiftCompiler.found()
    guard facts.compiler == compiler.version else {
      throw .notFound(
        "\(folder.path): The toolset was made by \(facts.compiler), whose modules \(compiler.version) does not read; take the toolset of this compiler, or write one with `plumb toolset -o FOLDER`."
      )
    }
    return Self(in: folder, facts, compiler)
  }

  private static let settingsFile = "bin/plumb-frontend.settings"

  /// Writes the files that differ.
  func write() throws(ToolsetError) {
    do {
      try write(toolset, "toolset.json")
      try write(Data(settings.utf8), Self.settingsFile)
      try link()
    } catch {
      throw .notFound(
        "\(folder.path): The toolset was moved, and its folder cannot be written (\(error.localizedDescription)); copy it to a folder of yours and state that with --toolset."
      )
    }
  }

  private func write(_ data: Data, _ name: String) throws {
    if (try? Data(contentsOf: file(name))) == data { return }
    try data.write(to: file(name), options: .atomic)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// The contents of the toolset file, in SwiftPM's format.
  private struct Contents: Encodable {
    struct Tool: Encodable {
      var extraCLIOptions: [String]
    }
    var schemaVersion = "1.0"
    var rootPath: String
    var swiftCompiler: Tool
    var linker: Tool
  }

  private var toolset: Data {
    get throws {
      let library = folder.appendingPathComponent("lib").path
      let product = Toolset.Flavour(rawValue: facts.flavour)?.product ?? facts.flavour
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(
        Contents(
          rootPath: folder.path,
          swiftCompiler: .init(
            extraCLIOptions: ["-I", folder.appendingPathComponent("modules").path] + frontend),
          linker: .init(
            extraCLIOptions: [
              "-L\(library)", "-l\(product)", "--as-needed",
              "-l\(ToolsetCombine.product)", "--no-as-needed", "-rpath", library,
            ])))
    }
  }

  /// The options that make the driver call the rewriter.
  ///
  /// The version's condition makes SwiftPM recompile when the version changes.
  private var frontend: [String] {
    [
      "-driver-use-frontend-path", folder.appendingPathComponent("bin/plumb-frontend").path,
      "-resource-dir", compiler.resources, "-D", "PLUMB_TOOLSET_\(facts.version)",
    ]
  }

  /// The settings of the rewriter.
  private var settings: String {
    let library = Toolset.Flavour(rawValue: facts.flavour)?.library ?? facts.flavour
    return
      "library \(library)\nsystem 26.0\nfrontend \(compiler.frontend)\ntoolset \(facts.version)\n"
  }

  /// The path of the link to the compiler's resources, where the toolset's own binaries look for Swift's libraries.
  private var linkPath: String { file("swift").path }

  private var isLinked: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: linkPath)) == compiler.resources
  }

  private func link() throws {
    guard !isLinked else { return }
    try? FileManager.default.removeItem(atPath: linkPath)
    try FileManager.default.createSymbolicLink(
      atPath: linkPath, withDestinationPath: compiler.resources)
  }
}

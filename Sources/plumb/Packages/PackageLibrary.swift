internal import Foundation
internal import Toolsets
internal import Workbench

/// The classes of a package, linked into a library that a toolset's program loads.
struct PackageLibrary {
  /// The library's path.
  let path: String
  /// The names of its modules.
  let modules: [String]

  /// Creates a library by linking the objects of a built package.
  ///
  /// - Parameters:
  ///   - scratch: The scratch folder of a build without tests.
  ///   - toolset: The folder of the toolset that built it.
  /// - Throws: `ToolsetError` when there are no objects, or the linker fails.
  init(scratch: URL, toolset: URL) throws(ToolsetError) {
    let products = scratch.appendingPathComponent("debug").resolvingSymlinksInPath()
    let objects = Self.objects(in: products)
    guard !objects.isEmpty else {
      throw .notFound("\(products.path): This build has no objects to load classes from.")
    }
    let folder = products.appendingPathComponent("plumb")
    let library = folder.appendingPathComponent("libclasses.so")
    let list = folder.appendingPathComponent("objects")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try objects.map { "\"\($0.path)\"" }.joined(separator: "\n")
        .write(to: list, atomically: true, encoding: .utf8)
    } catch {
      throw .output(path: list.path, why: SystemWords.text(of: error))
    }
    try SwiftBuild.compile(
      ["-emit-library", "-o", library.path, "@\(list.path)"]
        // Each executable of a package has an entry point.
        + (["-z", "muldefs"] + (try Self.linkerOptions(toolset))).flatMap { ["-Xlinker", $0] })
    path = library.path
    modules = Self.modules(in: products)
  }

  /// The objects of all modules, except those of deleted sources and of build tools.
  private static func objects(in products: URL) -> [URL] {
    modules(in: products).flatMap {
      objects(ofModule: products.appendingPathComponent($0 + ".build"))
    }
  }

  private static func modules(in products: URL) -> [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    return folders.sorted().filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { String($0.dropLast(".build".count)) }
  }

  /// The objects of a module: those in SwiftPM's map from sources to outputs, or all objects of a C module.
  private static func objects(ofModule folder: URL) -> [URL] {
    struct Outputs: Decodable { let object: String? }
    let map = folder.appendingPathComponent("output-file-map.json")
    if let data = try? Data(contentsOf: map),
      let outputs = try? JSONDecoder().decode([String: Outputs].self, from: data)
    {
      return outputs.values.compactMap(\.object).sorted().map { URL(fileURLWithPath: $0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".o") }.sorted()
      .map(folder.appendingPathComponent)
  }

  /// Returns the linker's options for the toolset's libraries.
  private static func linkerOptions(_ toolset: URL) throws(ToolsetError) -> [String] {
    struct File: Decodable {
      struct Tool: Decodable { let extraCLIOptions: [String] }
      let linker: Tool
    }
    let url = toolset.appendingPathComponent("toolset.json")
    do {
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).linker.extraCLIOptions
    } catch {
      throw .notFound("\(url.path): This is not a toolset of `plumb toolset`.")
    }
  }
}

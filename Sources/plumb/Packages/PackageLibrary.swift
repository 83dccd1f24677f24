internal import Foundation
internal import Workbench

/// The classes of a package, linked to a library that a toolset's program loads.
struct PackageLibrary {
  /// The library's path.
  let path: String

  /// Links the objects of a package that was built.
  ///
  /// Static libraries and executables keep their objects; what tests alone compile is not linked.
  ///
  /// - Parameters:
  ///   - scratch: The scratch folder of the build.
  ///   - toolset: The folder of the toolset that built it.
  /// - Throws: `WorkbenchError` when there are no objects, or the linker fails.
  init(scratch: URL, toolset: URL) throws(WorkbenchError) {
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
      throw .output(path: list.path, why: error.localizedDescription)
    }
    let code = try Self.link(list, to: library, toolset)
    if code != 0 { throw .output(path: library.path, why: "swiftc ended with code \(code)") }
    path = library.path
  }

  /// The objects of all modules but those of tests.
  private static func objects(in products: URL) -> [URL] {
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    return modules.sorted().filter {
      $0.hasSuffix(".build") && !$0.hasSuffix("Tests.build") && !$0.contains("PackageTests")
        && !$0.contains("DiscoveredTests")
    }.flatMap { module -> [URL] in
      let folder = products.appendingPathComponent(module)
      let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".o") }.sorted()
        .map(folder.appendingPathComponent)
    }
  }

  private static func link(
    _ objects: URL, to library: URL, _ toolset: URL
  ) throws(WorkbenchError) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-emit-library", "-o", library.path, "@\(objects.path)"]
      + (try linkerOptions(toolset)).flatMap { ["-Xlinker", $0] }
    do {
      try process.run()
    } catch {
      throw .output(path: "swiftc", why: error.localizedDescription)
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What the toolset has the linker take in.
  private static func linkerOptions(_ toolset: URL) throws(WorkbenchError) -> [String] {
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

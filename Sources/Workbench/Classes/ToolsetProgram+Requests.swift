internal import Foundation
internal import Toolsets

/// Both sides of requests to a toolset's program.
extension ToolsetProgram {
  /// Runs a request; the program inherits this process's output.
  ///
  /// - Parameter bundle: The folder that is the program's main bundle; nil for the toolset's.
  /// - Returns: The program's exit code.
  /// - Throws: `WorkbenchError` if the program does not exist.
  static func run(
    _ request: some Encodable, in toolset: URL, bundle: String? = nil
  ) throws(WorkbenchError) -> Int32 {
    var program = toolset.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw .notFound(
        "\(program.path): No such program; run `plumb toolset -o \(toolset.path)` to build it.")
    }
    // A toolset of an archive that was not used yet; otherwise the compiler need not be asked, or there.
    if !FileManager.default.fileExists(atPath: toolset.path + "/swift/linux") {
      do {
        try Toolset.prepare(toolset)
      } catch {
        throw .notFound(error.description)
      }
    }
    let process = Process()
    do {
      if let bundle {
        // The main bundle is the folder of the executable, links followed.
        let copy = URL(fileURLWithPath: bundle).appendingPathComponent(program.lastPathComponent)
        try? FileManager.default.removeItem(at: copy)
        // A second name of the file takes no time; on another disk there can be none.
        do {
          try FileManager.default.linkItem(at: program, to: copy)
        } catch {
          try FileManager.default.copyItem(at: program, to: copy)
        }
        program = copy
      }
      process.executableURL = program
      // The program's own paths start from its folder, which is another one with a bundle.
      let folders = ["lib/rendering", "lib", "swift/linux"].map {
        toolset.appendingPathComponent($0).path
      }
      let variable = "LD_LIBRARY_PATH"
      var environment = ProcessInfo.processInfo.environment
      environment[variable] = (folders + [environment[variable]].compactMap(\.self))
        .joined(separator: ":")
      process.environment = environment
      process.arguments = [String(decoding: try JSONEncoder().encode(request), as: UTF8.self)]
      try process.run()
    } catch {
      throw .output(path: program.path, why: SystemWords.text(of: error))
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Loads libraries with classes into this process.
  static func load(_ libraries: [String]) throws(WorkbenchError) {
    for library in libraries {
      guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else {
        throw .notFound(
          dlerror().map { String(cString: $0) } ?? "\(library): The library cannot be loaded.")
      }
    }
  }

  /// Prints a line to standard error.
  static func printMessage(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}

internal import Foundation

/// A run of `swift build` on a package.
package struct SwiftBuild {
  /// The folder with the manifest.
  let package: URL
  /// The scratch folder.
  let scratch: URL

  /// Builds a product with optimisation; the compiler's messages go to standard error.
  ///
  /// - Returns: The folder with the build products.
  func run(product: String) throws(ToolsetError) -> URL {
    let manifest = package.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw .notFound(
        "\(package.path): This folder does not contain Plumb's sources; state their folder with --package."
      )
    }
    let options = [
      "build", "-c", "release", "--package-path", package.path, "--scratch-path", scratch.path,
      // No debugger steps through these; describing them for one takes a fifth of the time and half of the space.
      "-debug-info-format", "none",
    ]
    _ = try Self.run(["swift"] + options + ["--product", product], isHeard: true)
    let path = try Self.run(["swift"] + options + ["--show-bin-path"], isHeard: false)
    return URL(fileURLWithPath: path.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Compiles single files.
  package static func compile(_ arguments: [String]) throws(ToolsetError) {
    _ = try run(["swiftc"] + arguments, isHeard: true)
  }

  /// Runs a tool and returns what it prints.
  static func output(_ arguments: [String]) throws(ToolsetError) -> String {
    try run(arguments, isHeard: false)
  }

  /// Runs a tool and returns its output, unless the output is forwarded.
  private static func run(_ arguments: [String], isHeard: Bool) throws(ToolsetError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // The manifest leaves modules that do little in tests unoptimised.
    process.environment = ProcessInfo.processInfo.environment.merging(["PLUMB_TOOLSET": "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = isHeard ? FileHandle.standardError : pipe
    process.standardError = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw .output(path: arguments[0], why: error.localizedDescription)
    }
    let text =
      isHeard
      ? "" : String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // What env says of a program that it does not find.
    guard process.terminationStatus != 127 else {
      throw .notFound("\(arguments[0]): No such program in PATH; install Swift first.")
    }
    guard process.terminationStatus == 0 else {
      throw .notFound(
        "\(arguments.joined(separator: " ")) failed with exit code \(process.terminationStatus).")
    }
    return text
  }
}

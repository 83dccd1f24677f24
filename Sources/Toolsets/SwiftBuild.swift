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
    try Self.run(["swift"] + options + ["--product", product])
    let path = try ProgramRun(["swift"] + options + ["--show-bin-path"]).successfulOutput()
    return URL(
      fileURLWithPath: String(decoding: path, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Compiles single files.
  package static func compile(_ arguments: [String]) throws(ToolsetError) {
    try run(["swiftc"] + arguments)
  }

  /// Runs a tool whose output is forwarded to standard error.
  private static func run(_ arguments: [String]) throws(ToolsetError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // The manifest leaves modules that do little in tests unoptimised.
    process.environment = ProcessInfo.processInfo.environment.merging(["PLUMB_TOOLSET": "1"]) { $1 }
    process.standardOutput = FileHandle.standardError
    process.standardError = FileHandle.standardError
    do {
      try process.run()
    } catch {
      throw .output(path: arguments[0], why: error.localizedDescription)
    }
    process.waitUntilExit()
    try ProgramRun.check(process.terminationStatus, arguments.joined(separator: " "))
  }
}

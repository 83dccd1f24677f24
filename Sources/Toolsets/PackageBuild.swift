package import Foundation

/// A run of SwiftPM on another package, through a toolset.
package struct PackageBuild {
  /// A command of SwiftPM.
  package enum Verb: String, Sendable {
    case build, test
  }
  /// The folder with the manifest.
  let package: URL
  /// The folder of the toolset.
  let toolset: URL
  private let scratch: URL?
  /// The variables that differ from those of this process.
  let environment: [String: String]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - package: The folder with the manifest.
  ///   - toolset: The folder of the toolset.
  ///   - scratch: SwiftPM's scratch folder; nil for the package's own `.build`.
  ///   - device: The screen of the tests; nil for the nameless device.
  ///   - system: The version of iOS that programs see; nil for the newest one.
  /// - Throws: `ToolsetError` when the folder has no manifest, or the toolset cannot be used.
  package init(
    _ package: URL, toolset: URL, scratch: URL?, device: String? = nil, system: String? = nil
  ) throws(ToolsetError) {
    let manifest = package.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw .notFound(
        "\(package.path): This folder does not contain a package (Package.swift)."
          + (PackageSources(package).isApp
            ? " An app's sources without a manifest are built to show its documents: plumb render Main.storyboard --package \(package.path)"
            : ""))
    }
    try Toolset.prepare(toolset)
    (self.package, self.toolset, self.scratch) = (package, toolset, scratch)
    environment = ["PLUMB_DEVICE": device, "PLUMB_SYSTEM": system].compactMapValues(\.self)
  }

  /// Runs SwiftPM and forwards its output.
  ///
  /// - Parameter arguments: Additional arguments for SwiftPM.
  /// - Returns: SwiftPM's exit code.
  package func run(_ verb: Verb, _ arguments: [String]) throws(ToolsetError) -> Int32 {
    let process = process(verb, arguments)
    try Self.start(process)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Starts a process.
  static func start(_ process: Process) throws(ToolsetError) {
    do {
      try process.run()
    } catch {
      throw .output(path: "swift", why: error.localizedDescription)
    }
  }

  /// SwiftPM's options that say what is built with which toolset, and where.
  var places: [String] {
    ["--package-path", package.path] + (scratch.map { ["--scratch-path", $0.path] } ?? [])
      + ["--toolset", toolset.appendingPathComponent("toolset.json").path]
  }

  /// A run of SwiftPM.
  func process(_ verb: Verb, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", verb.rawValue] + places + discovery(verb, arguments) + arguments
    if verb == .test || !environment.isEmpty {
      process.environment = Self.quietCrashes(environment)
    }
    return process
  }

  /// The environment of this process with other variables, and with backtraces without registers and lists of libraries.
  static func quietCrashes(_ variables: [String: String]) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    return ["SWIFT_BACKTRACE": "registers=none,images=none"].merging(own) { $1 }
      .merging(variables) { $1 }
  }

  /// The options by which SwiftPM finds tests itself.
  ///
  /// On Linux it compiles a `LinuxMain.swift` where there is one, which was never compiled on Apple's systems, and leaves
  /// out the tests of Swift Testing unless they are asked for.
  func discovery(_ verb: Verb, _ arguments: [String]) -> [String] {
    let option = "--enable-test-discovery"
    let buildsTests = verb == .test || arguments.contains("--build-tests")
    let isKnown = arguments.contains { $0 == option || $0 == "--disable-test-discovery" }
    guard buildsTests, !isKnown, PackageSources(package).hasListOfTests else { return [] }
    let testing = ["--enable-swift-testing", "--disable-swift-testing"]
    return [option] + (arguments.contains { testing.contains($0) } ? [] : [testing[0]])
  }

  /// Builds the package and returns what the compiler printed.
  ///
  /// - Parameter arguments: Additional arguments for SwiftPM.
  package func output(
    _ arguments: [String]
  ) throws(ToolsetError) -> (isBuilt: Bool, text: String) {
    let process = process(.build, arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try Self.start(process)
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus == 0, text)
  }

  /// The rewriting in the last build, by module.
  package var report: RewritingReport {
    let folder = scratch ?? package.appendingPathComponent(".build")
    return RewritingReport(scratch: folder, package: package)
  }
}

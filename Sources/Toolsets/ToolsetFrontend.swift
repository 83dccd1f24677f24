internal import Foundation

/// The compiler's frontend of a toolset, which rewrites Objective-C idioms in the sources of other packages.
///
/// - SeeAlso: `Documentation/Decisions/objective-c-idioms.md`.
struct ToolsetFrontend {
  private let program: URL
  private let flavour: Toolset.Flavour
  private let resources: String

  /// Creates the frontend: builds the program and copies it into a toolset's folder.
  init(
    of package: URL, scratch: URL, in folder: URL, for flavour: Toolset.Flavour
  ) throws(ToolsetError) {
    let name = "plumb-frontend"
    program = folder.appendingPathComponent("bin/\(name)")
    self.flavour = flavour
    resources = try SwiftBuild.resourceFolder()
    let build = SwiftBuild(
      package: package.appendingPathComponent("Rewriter"),
      scratch: scratch.appendingPathComponent("rewriter"))
    let binaries = try build.run(product: name)
    do {
      let files = FileManager.default
      try files.createDirectory(
        at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.removeItem(at: program)
      try files.copyItem(at: binaries.appendingPathComponent(name), to: program)
    } catch {
      throw .output(path: program.path, why: error.localizedDescription)
    }
  }

  /// Writes the settings of the program: what it simulates.
  ///
  /// - Returns: The toolset's version, which depends on its library, its program and its settings.
  func writeSettings(library: URL) throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for file in [library, program] {
      for byte in try Data(contentsOf: file) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let version = String(hash, radix: 16)
    let system = flavour == .uiKit ? "UIKit" : "AppKit"
    let compiler = URL(fileURLWithPath: resources).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("bin/swift-frontend").path
    let settings =
      "library \(system)\nsystem 26.0\nfrontend \(compiler)\ntoolset \(version)\n"
    try Data(settings.utf8).write(to: URL(fileURLWithPath: program.path + ".settings"))
    return version
  }

  /// Returns the options that make the driver call the program.
  ///
  /// The version's condition makes SwiftPM recompile when the version changes.
  func compilerOptions(version: String) -> [String] {
    [
      "-driver-use-frontend-path", program.path, "-resource-dir", resources,
      "-D", "PLUMB_TOOLSET_\(version)",
    ]
  }
}

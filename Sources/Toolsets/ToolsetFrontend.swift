internal import Diagnostics
internal import Foundation

/// The compiler's frontend of a toolset, which rewrites Objective-C idioms in the sources of other packages.
///
/// - SeeAlso: `Documentation/Decisions/objective-c-idioms.md`.
struct ToolsetFrontend {
  private let program: URL

  /// Creates the frontend: builds the program and copies it into a toolset's folder.
  init(of package: URL, scratch: URL, in folder: URL) throws(ToolsetError) {
    let name = "plumb-frontend"
    program = folder.appendingPathComponent("bin/\(name)")
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

  /// Returns a fingerprint of the program and of a library.
  func fingerprint(with library: URL) throws -> String {
    let bytes = try [library, program].flatMap { [UInt8](try Data(contentsOf: $0)) }
    return Fingerprint(of: bytes).description
  }
}

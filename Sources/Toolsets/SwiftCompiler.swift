internal import Foundation

/// The Swift compiler that `PATH` finds.
struct SwiftCompiler {
  /// Its version, as it states it: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  let version: String
  /// The folder of its resources, with the libraries of programs; the frontend is in the `bin` folder beside it.
  let resources: String

  /// Its name for this system, without a version.
  let target: String

  /// The path of the frontend.
  var frontend: String {
    URL(fileURLWithPath: resources).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/swift-frontend").path
  }

  /// The compiler, which is asked once.
  private static let answer = Result { () throws(ToolsetError) in try SwiftCompiler() }

  /// Returns the description that the compiler gives of itself.
  ///
  /// - Throws: `ToolsetError` if there is no compiler, or it does not say.
  static func found() throws(ToolsetError) -> SwiftCompiler { try answer.get() }

  private init() throws(ToolsetError) {
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      struct Target: Decodable { var unversionedTriple: String }
      var compilerVersion: String
      var paths: Paths
      var target: Target
    }
    let text = try ProgramRun(["swiftc", "-print-target-info"]).successfulOutput()
    guard let info = try? JSONDecoder().decode(Info.self, from: text) else {
      throw .notFound("swiftc -print-target-info did not print the compiler's folders.")
    }
    version = info.compilerVersion
    resources = info.paths.runtimeResourcePath
    target = info.target.unversionedTriple
  }
}

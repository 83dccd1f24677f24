internal import Foundation

/// The Swift compiler that `PATH` finds.
struct SwiftCompiler {
  /// Its version, as it states it: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  let version: String
  /// The folder of its resources, with the libraries of programs; the frontend is in the `bin` folder beside it.
  let resources: String

  /// The path of the frontend.
  var frontend: String {
    URL(fileURLWithPath: resources).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/swift-frontend").path
  }

  /// Creates the description that the compiler gives of itself.
  ///
  /// - Throws: `ToolsetError` if there is no compiler, or it does not say.
  init() throws(ToolsetError) {
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var compilerVersion: String
      var paths: Paths
    }
    let text = try SwiftBuild.output(["swiftc", "-print-target-info"])
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(text.utf8)) else {
      throw .notFound("swiftc -print-target-info did not print the compiler's folders.")
    }
    version = info.compilerVersion
    resources = info.paths.runtimeResourcePath
  }
}

internal import Foundation

extension SwiftBuild {
  /// The compiler's name for this system, without a version.
  static func target() throws(ToolsetError) -> String {
    struct Info: Decodable {
      struct Target: Decodable { var unversionedTriple: String }
      var target: Target
    }
    let result = try ProgramRun(["swiftc", "-print-target-info"]).output()
    guard let info = try? JSONDecoder().decode(Info.self, from: result.output) else {
      throw .notFound("swiftc -print-target-info did not print the compiler's target.")
    }
    return info.target.unversionedTriple
  }
}

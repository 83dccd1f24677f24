import Foundation
import PackagePlugin

/// `swift package plumb`: runs the tool in the package's folder with the arguments that follow.
@main
struct PlumbCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "plumb").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // The tool has said why.
      throw Failure(code: process.terminationStatus)
    }
  }
}

/// The exit code of the tool, which SwiftPM replaces by its own.
struct Failure: Error, CustomStringConvertible {
  let code: Int32
  var description: String { "plumb ended with exit code \(code)." }
}

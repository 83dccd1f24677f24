internal import Foundation
internal import Workbench
internal import Workers

/// The building of packages for tools, by this program in a process of its own.
///
/// Builds and tests print to the process's output, so this worker cannot run them itself. A build that takes too long goes on
/// to its end, and the next one waits for it.
enum PackageRun {
  /// Returns the pictures of previews, with what was printed about them.
  ///
  /// - Parameter arguments: The command line, to which the folder of the pictures is added.
  static func previews(_ arguments: [String]) -> ToolContent {
    var content = ToolContent()
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let (code, text) = run(arguments + ["--output=\(folder.path)"])
    content.isError = code >= 2
    let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where name.hasSuffix(".png") {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
      content.add(picture: data)
    }
    content.add([text.replacing(folder.path + "/", with: "")])
    if names.count > ToolContent.maximumPictures {
      content.add(["The first \(ToolContent.maximumPictures) of \(names.count) pictures are shown."]
      )
    }
    return content
  }

  /// Returns what matters of the output of tests, and all of it.
  static func test(_ arguments: [String]) -> (content: ToolContent, log: String) {
    var content = ToolContent()
    let (code, log) = run(arguments)
    content.isError = code >= 2
    let lines = log.split(separator: "\n").filter(isOfInterest)
    content.add(lines.isEmpty ? [log] : lines.map(String.init))
    return (content, log)
  }

  /// Whether a line of a build or a test says what failed, or how many tests ran.
  private static func isOfInterest(_ line: Substring) -> Bool {
    let isEmptyCount = line.contains("Executed 0 tests")
    return ["error:", "✘", "↳ ", "Test run with", "Executed "].contains { line.contains($0) }
      && !line.hasPrefix("↳ Testing Library") && !line.hasPrefix("↳ Target") && !isEmptyCount
  }

  /// Runs this program and returns its exit code and its output on both streams.
  private static func run(_ arguments: [String]) -> (code: Int32, text: String) {
    guard let command = WorkerCommand.thisProgram(arguments, count: 1) else {
      return (2, "The program's own file is not known.")
    }
    let process = Process()
    process.executableURL = command.program
    process.arguments = command.arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
    } catch {
      return (2, SystemWords.text(of: error))
    }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isEnded = process.terminationReason == .uncaughtSignal
    return (isEnded ? 2 : process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}

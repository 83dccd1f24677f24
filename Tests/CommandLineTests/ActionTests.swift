import Foundation
import GoldenFiles
import TestSupport
import Testing

/// The script of the action hands its inputs to the tool.
@Suite struct ActionTests {
  /// The exit code of a shell that cannot execute a file.
  private static let isBusy: Int32 = 126

  /// The arguments with which the script calls the tool, one a line.
  private static func arguments(_ inputs: [String: String]) throws -> (text: String, file: String) {
    let folder = try TestFolder.make()
    let tool = folder.appendingPathComponent("tool")
    try Data("#!/bin/sh\nprintf '%s\\n' \"$@\"\n".utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    var (status, text) = (Self.isBusy, Data())
    // A process that another test starts at this moment may still hold the file that was just written, which then
    // cannot be executed.
    for _ in 0..<100 where status == Self.isBusy {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Repository.path("Scripts/action-check"))
      process.currentDirectoryURL = folder
      process.environment = inputs.merging(["PLUMB_TOOL": tool.path]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      status = process.terminationStatus
    }
    #expect(status == 0)
    let file = folder.appendingPathComponent("out.txt")
    return (
      String(decoding: text, as: UTF8.self),
      (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    )
  }

  @Test func pathsAreChecked() throws {
    let found = try Self.arguments([
      "PLUMB_PATHS": "A folder\n--odd", "PLUMB_FORMAT": "sarif", "PLUMB_OUTPUT": "out.txt",
      "PLUMB_ARGS": "--jobs\n2",
    ])
    #expect(
      found.text == "check\n--format\nsarif\n-o\nout.txt\n--jobs\n2\n--\nA folder\n--odd\n")
    #expect(try Self.arguments([:]).text == "check\n--format\ngithub\n--\n.\n")
  }

  @Test func logsAreExplained() throws {
    let logs = ["PLUMB_LOGS": "test.log\nother log", "GITHUB_WORKSPACE": "/w", "PLUMB_PATHS": "."]
    let found = try Self.arguments(logs)
    #expect(
      found.text == "explain\n--format\ngithub\n--in\n/w\n--\ntest.log\nother log\n")
    let written = try Self.arguments(logs.merging(["PLUMB_OUTPUT": "out.txt"]) { $1 })
    #expect(written.text == "" && written.file.hasPrefix("explain\n"))
  }
}

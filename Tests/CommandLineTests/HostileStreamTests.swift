import Foundation
import TestSupport
import Testing

/// Names that want to be commands, processes that lose their parent, and files that may not grow.
@Suite struct HostileStreamTests {
  private static let tool = Tool.folder.appendingPathComponent("plumb").path

  /// Names that a build server would obey at the start of a line, or anywhere in it.
  static let names = [
    "::stop-commands::t", " ::error::x", "##[error]all is well", "a##[group]b",
    "##vso[task.complete result=Succeeded;]", "##teamcity[buildStatus status='SUCCESS']",
  ]

  /// No stream of any format holds a command that a name made.
  @Test(arguments: ["text", "json", "sarif", "junit", "github", "html"])
  func namesAreNoCommands(format: String) throws {
    let folder = try TestFolder.make()
    for name in Self.names {
      try Data("x".utf8).write(to: folder.appendingPathComponent("\(name).xib"))
      let bad = folder.appendingPathComponent("\(name).storyboard")
      try Data(CheckProject.conflicting.utf8).write(to: bad)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let result = try Tool.run(["check", "--format", format, "--"] + files, folder: folder)
    #expect(result.status == 2)
    for (stream, text) in [("output", result.output), ("errors", result.errors)] {
      for line in text.split(separator: "\n") {
        let start = line.drop { $0.isWhitespace }
        let isOwn = format == "github" && stream == "output"
        if !isOwn { #expect(!start.hasPrefix("::"), "\(line)") }
        #expect(isOwn || !line.contains(/##[a-z]*\[/), "\(stream): \(line)")
      }
    }
    if format == "github" {
      #expect(
        result.lines.allSatisfy { $0.contains(/^::(error|warning|notice) file=/) },
        "\(result.output)")
    }
    if format == "json" {
      // The names are the same for who reads them.
      let read =
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      let paths = Set((read ?? []).compactMap { $0["path"] as? String })
      #expect(paths == Set(Self.names.map { "\($0).storyboard" }))
    }
  }

  /// Other commands print names as well.
  @Test(arguments: ["frames", "explain"]) func otherCommandsPrintNoCommands(command: String) throws
  {
    let folder = try TestFolder.make()
    for name in Self.names {
      try Data(CheckProject.conflicting.utf8).write(
        to: folder.appendingPathComponent("\(name).xib"))
    }
    let files = Self.names.map { "\($0).xib" }
    let result = try Tool.run([command, "--"] + files, folder: folder)
    for line in (result.output + result.errors).split(separator: "\n") {
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
      #expect(!line.contains(/##[a-z]*\[/), "\(line)")
    }
  }

  #if os(Linux)
    /// A limit on the size of files is an error in words, leaves the old file and no other.
    @Test func aLimitOfFilesIsSaid() throws {
      let folder = try TestFolder.make()
      try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("a.xib"))
      let result = try Shell.run(
        "ulimit -f 1; \"$1\" render --scale 8 -o a.png a.xib", [Self.tool], folder: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("a.png: The file cannot be written: File too large."))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.xib"])
    }

    /// Whether a process is there and not only waits to be taken note of.
    private static func isRunning(_ number: Int32) -> Bool {
      guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
        let state = text.split(separator: ")").last?.split(separator: " ").first
      else { return false }
      return state != "Z" && state != "X"
    }

    /// A worker ends with the process that started it, also in the middle of its work: here it does not run, so that it can
    /// take no note of the end itself.
    @Test func workersEndWithTheirParent() throws {
      let server = try Served(folder: try TestFolder.make())
      #expect(try server.answer(#"{"id":1,"command":"devices"}"#)?["exitCode"] as? Int == 0)
      let worker = try #require(server.children.first)
      kill(worker, SIGSTOP)
      defer { kill(worker, SIGKILL) }
      server.end(by: SIGKILL)
      // The system ends it at once; what is still there after so many looks stays.
      for _ in 0..<10_000 where Self.isRunning(worker) { usleep(1000) }
      #expect(!Self.isRunning(worker))
    }
  #endif
}

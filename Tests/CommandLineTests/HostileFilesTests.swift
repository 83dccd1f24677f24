import Foundation
import Testing

/// Files and streams that are not what they seem: nothing is lost, replaced or ignored silently.
@Suite struct HostileFilesTests {
  /// Runs a line of the shell in a folder; what it writes on standard error, and its exit code.
  private static func shell(_ line: String, folder: URL) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = folder
    process.arguments = ["-c", line]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PLUMB": Tool.folder.appendingPathComponent("plumb").path]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func oneOfTwoThatCannotBeReadIsAnExitCode() throws {
    let path = try Tool.file("Good.xib", Documents.centred)
    for format in ["text", "jsonl"] {
      #expect(try Tool.run(["frames", "--format", format, path, "nothing.xib"]).status == 1)
    }
  }

  #if os(Linux)
    @Test(arguments: ["frames", "check"]) func aFullDiskIsAnExitCode(command: String) throws {
      let path = try Tool.file(
        "Good.xib",
        Documents.centred.replacingOccurrences(
          of: "id=\"box\"", with: "id=\"box\" hidden=\"x\""))
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let result = try Self.shell("\"$PLUMB\" \(command) Good.xib > /dev/full", folder: folder)
      #expect(result.status == 2)
      #expect(result.errors.contains("standard output"))
    }
  #endif

  @Test func aPictureReplacesNoOtherFileUnasked() throws {
    let path = try Tool.file("Card.xib", Documents.centred)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let other = folder.appendingPathComponent("Card.png")
    try Data("precious".utf8).write(to: other)
    let refused = try Tool.run(["render", "Card.xib"], folder: folder)
    #expect(refused.status == 2)
    #expect(try Data(contentsOf: other) == Data("precious".utf8))
    #expect(try Tool.run(["render", "Card.xib", "-o", "Card.png"], folder: folder).status == 0)
    // Drawing again replaces a picture.
    #expect(try Tool.run(["render", "Card.xib"], folder: folder).status == 0)
    let own = try Tool.run(
      ["render", "Card.xib", "--format", "png", "-o", "./Card.xib"], folder: folder)
    #expect(own.status == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Documents.centred)
  }

  @Test func aSetThatIsALinkIsReported() throws {
    let path = try Tool.file("a.txt", "")
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appendingPathComponent("out/C.imageset"), withIntermediateDirectories: true)
    try files.createDirectory(
      at: folder.appendingPathComponent("s/M.xcassets"), withIntermediateDirectories: true)
    try files.createSymbolicLink(
      at: folder.appendingPathComponent("s/M.xcassets/C.imageset"),
      withDestinationURL: folder.appendingPathComponent("out/C.imageset"))
    let result = try Tool.run(["insets", "s"], folder: folder)
    #expect(result.status != 0)
    #expect(result.errors.contains("links to folders are not followed"))
  }
}

import Foundation
import TestSupport
import Testing

/// `plumb diff`: what it compares, prints and ends with.
@Suite struct DiffCommandTests {
  private static let old = Documents.centred
  private static let new = Documents.centred.replacingOccurrences(
    of: "constant=\"50\" id=\"h\"", with: "constant=\"80\" id=\"h\"")

  private func write(_ text: String, _ name: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func twoFiles() throws {
    #expect(Self.old != Self.new)
    let folder = try TestFolder.make()
    try write(Self.old, "Old.xib", in: folder)
    try write(Self.new, "New.xib", in: folder)
    let result = try Tool.run(["diff", "Old.xib", "New.xib"], folder: folder)
    #expect(result.status == 1 && result.errors == "")
    #expect(result.output.contains("constant 50 → 80"))
    #expect(result.output.contains("New.xib: 1 of 2 views moved"))
    let same = try Tool.run(["diff", "Old.xib", "Old.xib"], folder: folder)
    #expect(same.status == 0 && same.output == "")
  }

  /// Expectations decide about the exit code, and are judged with the findings that come.
  @Test func expectations() throws {
    let folder = try TestFolder.make()
    try write(Self.old, "Old.xib", in: folder)
    try write(Self.new, "New.xib", in: folder)
    func diff(_ options: String...) throws -> Tool.Result {
      try Tool.run(["diff", "Old.xib", "New.xib"] + options, folder: folder)
    }
    let met = try diff("--expect", "box gets taller 30", "--expect", "nothing else changes")
    #expect(met.status == 0 && met.errors == "")
    #expect(
      met.lines.suffix(2) == [
        "expected: box gets taller 30: yes", "expected: nothing else changes: yes",
      ])
    let unmet = try diff("--expect", "box moves right", "--expect", "no new findings")
    #expect(unmet.status == 1)
    #expect(unmet.lines.suffix(2).allSatisfy { $0.contains(": no: ") })
    let findings = try diff("--findings")
    #expect(findings.status == 1)
    #expect(findings.lines.last?.hasPrefix("new: New.xib:") == true)
    #expect(try diff("--device", "iPhone SE", "--expect", "box gets taller 30").status == 0)
    let unknown = try diff("--expect", "bax stays")
    #expect(unknown.status == 2 && unknown.errors.contains("'bax'"))
    for wrong in [
      ["--expect", "be nice"], ["--expect", "box stays", "--format", "json"],
      ["--findings", "--format", "html"],
    ] {
      #expect(try Tool.run(["diff", "Old.xib", "New.xib"] + wrong, folder: folder).status == 64)
    }
  }

  @Test func twoFolders() throws {
    let folder = try TestFolder.make()
    try write(Self.old, "Old/A/Main.xib", in: folder)
    try write(Self.new, "New/A/Main.xib", in: folder)
    try write(Self.old, "Old/Same.xib", in: folder)
    try write(Self.old, "New/Same.xib", in: folder)
    try write(Self.old, "New/Added.xib", in: folder)
    let result = try Tool.run(["diff", "Old", "New"], folder: folder)
    #expect(result.status == 1)
    #expect(result.output.contains("New/A/Main.xib: 1 of 2 views moved"))
    #expect(result.output.contains("New/Added.xib: the document was added"))
    #expect(!result.output.contains("Same.xib"))
  }

  /// Revisions of git, the files as they are, and git's own diff with the two lines of configuration.
  @Test func revisions() throws {
    let folder = try TestFolder.make()
    func git(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"]
        + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "git \(arguments)")
      return String(decoding: data, as: UTF8.self)
    }
    _ = try git(["init", "-q"])
    try write(Self.old, "Screens/Main.xib", in: folder)
    try write(Self.old, "Other.xib", in: folder)
    _ = try git(["add", "."])
    _ = try git(["commit", "-q", "-m", "first"])
    try write(Self.new, "Screens/Main.xib", in: folder)
    try write(Self.new, "Other.xib", in: folder)
    let working = try Tool.run(["diff", "HEAD"], folder: folder)
    #expect(working.status == 1)
    #expect(
      working.output.contains("Other.xib: 1 of 2") && working.output.contains("Main.xib: 1 of 2"))
    _ = try git(["commit", "-q", "-a", "-m", "second"])
    let both = try Tool.run(["diff", "HEAD~1", "HEAD", "--", "Screens"], folder: folder)
    #expect(both.status == 1 && both.output.contains("Screens/Main.xib: 1 of 2 views moved"))
    #expect(!both.output.contains("Other.xib"))
    #expect(try Tool.run(["diff", "HEAD"], folder: folder).status == 0)
    let unknown = try Tool.run(["diff", "nothing"], folder: folder)
    #expect(unknown.status == 2 && unknown.errors.contains("nor such a revision"))
    try write("*.xib diff=plumb\n", ".gitattributes", in: folder)
    let tool = Tool.folder.appendingPathComponent("plumb").path
    _ = try git(["config", "diff.plumb.command", "'\(tool)' diff --git"])
    let shown = try git(["diff", "HEAD~1", "HEAD", "--", "Other.xib"])
    #expect(shown.contains("Other.xib: 1 of 2 views moved"))
    // As a conversion to text: a line for each view that moved, and no other.
    try write("*.xib diff=frames\n", ".gitattributes", in: folder)
    _ = try git(["config", "diff.frames.textconv", "'\(tool)' frames --format tree"])
    let frames = try git(["diff", "HEAD~1", "HEAD", "--", "Other.xib"]).split(separator: "\n")
    let changed = frames.filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
    #expect(changed.count == 2 && changed.allSatisfy { $0.contains("view box") })
    #expect(frames.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.count == 4)
  }

  @Test func jsonAndErrors() throws {
    let folder = try TestFolder.make()
    try write(Self.old, "Old.xib", in: folder)
    try write(Self.new, "New.xib", in: folder)
    try write("<document", "Broken.xib", in: folder)
    let result = try Tool.run(["diff", "--format", "json", "Old.xib", "New.xib"], folder: folder)
    let changes = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(changes.count == 1 && (changes[0]["moved"] as? [Any])?.count == 1)
    let broken = try Tool.run(["diff", "Old.xib", "Broken.xib"], folder: folder)
    #expect(broken.status == 2 && broken.errors.contains("Broken.xib:"))
    for arguments in [
      ["a", "b", "c"], ["--git", "a"], [], ["--device", "iPhone 99", "Old.xib", "New.xib"],
    ] {
      #expect(try Tool.run(["diff"] + arguments, folder: folder).status == 64)
    }
  }
}

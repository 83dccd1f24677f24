import Foundation
import TestSupport
import Testing

/// `plumb check --fix`: what it writes, what it prints, and what it ends with.
@Suite struct FixCommandTests {
  /// A view with a second height.
  private static let planted = Documents.centred.replacingOccurrences(
    of: "constant=\"50\" id=\"h\"/>",
    with:
      "constant=\"50\" id=\"h\"/><constraint firstAttribute=\"height\" constant=\"60\" id=\"h2\"/>")

  private static func repaired(_ text: String) -> String {
    text.replacingOccurrences(
      of: "firstAttribute=\"height\" constant=\"60\"",
      with: "firstAttribute=\"height\" priority=\"999\" constant=\"60\"")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func repairsAreWrittenAndNamed() throws {
    let path = try Tool.file("Main.xib", Self.planted)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let result = try Tool.run(["check", "--fix", path])
    #expect(result.status == 0 && result.output == "")
    #expect(
      result.errors == """
        \(path):12:71: fixed: priority 999 on constraint h2 [conflict]
        1 finding fixed.

        """)
    #expect(try text(path) == Self.repaired(Self.planted))
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    let folder = (path as NSString).deletingLastPathComponent
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Main.xib"])
    let again = try Tool.run(["check", "--fix", path])
    #expect(again.status == 0 && again.errors == "No findings fixed.\n")
  }

  /// A dry run prints what would be written, line by line, and what would remain.
  @Test func aDryRunWritesNothing() throws {
    let path = try Tool.file("Main.xib", Self.planted)
    let result = try Tool.run(["check", "--fix", "--dry-run", path])
    #expect(result.status == 0 && result.output == "")
    let line = #"<constraint firstAttribute="height" constant="60" id="h2"/>"#
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "\(path):12:71: can be fixed: priority 999 on constraint h2 [conflict]")
    #expect(lines.last == "1 finding can be fixed.")
    #expect(lines.contains { $0.hasPrefix("- ") && $0.hasSuffix(line) })
    #expect(
      lines.contains { $0.hasPrefix("+ ") && $0.contains(#"height" priority="999" constant="60""#) }
    )
    #expect(try text(path) == Self.planted)
    #expect(try Tool.run(["check", "--dry-run", path]).status == 64)
  }

  /// Without the option nothing is written, and machine-readable formats state the edit.
  @Test(arguments: ["text", "json", "sarif", "github", "junit", "html"])
  func nothingIsWrittenWithoutTheOption(format: String) throws {
    let path = try Tool.file("Main.xib", Self.planted)
    let result = try Tool.run(["check", "--format", format, path])
    #expect(result.status == 1 && result.errors == "")
    #expect(try text(path) == Self.planted)
    #expect(result.output.contains("priority 999 on constraint h2"))
    let member = ["json": "\"fix\": {\"title\"", "sarif": "\"fixes\": [{\"description\""]
    if let member = member[format] { #expect(result.output.contains(member)) }
  }

  /// A link leads to the document that is written, and stays a link.
  @Test func linksAreFollowed() throws {
    let path = try Tool.file("Main.xib", Self.planted)
    let link = try TestFolder.make().appendingPathComponent("Link.xib").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try Tool.run(["check", "--fix", link]).status == 0)
    #expect(try text(path) == Self.repaired(Self.planted))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  /// What cannot be written stays reported, and the exit code is 2.
  @Test func readOnlyFilesStay() throws {
    let path = try Tool.file("Main.xib", Self.planted)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try Tool.run(["check", "--fix", path])
    #expect(result.status == 2 && result.lines.first?.contains("[conflict]") == true)
    #expect(result.errors.contains("No findings fixed.\n"))
    #expect(result.errors.contains("\(path): The file cannot be written: it is read-only.\n"))
    #expect(try text(path) == Self.planted)
  }

  /// Folders of dependencies and hidden ones, excluded paths and other documents are not written.
  @Test func onlyCheckedDocumentsAreWritten() throws {
    let folder = try TestFolder.make()
    let kept = ["Pods/A.xib", ".hidden/B.xib", "Legacy/C.xib", "Other/D.txt"]
    for name in kept + ["App/E.xib"] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.planted.utf8).write(to: file)
    }
    try Data("exclude:\n  - Legacy\n".utf8).write(to: folder.appendingPathComponent(".plumb.yml"))
    #expect(
      try Tool.run(["check", "--fix", "."], folder: folder).errors.contains("1 finding fixed."))
    for name in kept {
      #expect(try text(folder.appendingPathComponent(name).path) == Self.planted, "\(name)")
    }
    #expect(
      try text(folder.appendingPathComponent("App/E.xib").path) == Self.repaired(Self.planted))
  }

  /// Accepted findings are not repaired, and rules that are off are not looked for.
  @Test func acceptedFindingsAreLeftAlone() throws {
    let path = try Tool.file("Main.xib", Self.planted)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let exception = "exceptions:\n  - rule: conflict\n    reason: meant\n"
    try Data(exception.utf8).write(to: folder.appendingPathComponent(".plumb.yml"))
    for arguments in [["--fix"], ["--fix", "--no-config", "--no-rule", "conflict"]] {
      let result = try Tool.run(["check"] + arguments + [path])
      #expect(result.status == 0 && result.errors == "No findings fixed.\n")
      #expect(try text(path) == Self.planted)
    }
  }

  @Test func classesAreRefused() throws {
    let path = try Tool.file("Main.xib", Self.planted)
    let result = try Tool.run(
      ["check", "--fix", path, "--classes", "libA.so", "--toolset", "/nowhere"])
    #expect(result.status == 64)
    #expect(result.errors.contains("--fix cannot be used with --classes."))
    #expect(try text(path) == Self.planted)
  }
}

import Foundation
import TestSupport
import Testing

/// `.plumb.yml`: rules, paths, exceptions and the exit code.
@Suite struct ConfigurationTests {
  /// A repository with documents that each have a conflict.
  private func repository(_ files: [String: String]) throws -> URL {
    let folder = URL(fileURLWithPath: try Tool.file("a.txt", "")).deletingLastPathComponent()
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
    return folder
  }

  static let conflict = Documents.centred.replacingOccurrences(
    of: "constant=\"50\" id=\"h\"/>",
    with:
      "constant=\"50\" id=\"h\"/><constraint firstAttribute=\"height\" constant=\"60\" id=\"h2\"/>")

  /// The configuration of a folder, and how many documents still have the conflict.
  @Test(arguments: [
    ("", 2, 1), ("rules:\n  conflict: off\n", 0, 0), ("rules:\n  conflict: note\n", 2, 0),
    ("rules:\n  conflict: warning\nthreshold: error\n", 2, 0), ("exclude: [Old]\n", 1, 1),
    ("exclude: ['*.xib']\n", 0, 2), ("include: [Pods]\n", 3, 1),
    ("exceptions:\n  - rule: conflict\n    reason: known\n", 0, 0),
    ("exceptions:\n  - {rule: conflict, document: Old/*, reason: known}\n", 1, 1),
    ("exceptions:\n  - {rule: conflict, element: box, reason: known}\n", 0, 0),
    ("exceptions:\n  - {rule: conflict, element: other, reason: known}\n", 2, 1),
  ])
  func settings(text: String, conflicts: Int, status: Int) throws {
    let folder = try repository([
      "A.xib": Self.conflict, "Old/B.xib": Self.conflict, "Pods/C.xib": Self.conflict,
      ".plumb.yml": text,
    ])
    let result = try Tool.run(["check", "--rule", "conflict", folder.path])
    // The command line overrides files, so rules that are off are looked at without it.
    let plain = try Tool.run(["check", folder.path])
    #expect(plain.lines.filter { $0.hasSuffix("[conflict]") }.count == conflicts, "\(plain.output)")
    #expect(Int(plain.status) == status, "\(plain.output)\(plain.errors)")
    #expect(result.status != 64)
    let ignored = try Tool.run(["check", "--no-config", folder.path])
    #expect(ignored.lines.filter { $0.hasSuffix("[conflict]") }.count == 2)
    #expect(ignored.status == 1)
  }

  /// An inner folder overrides the outer one; the file of `--config` replaces both.
  @Test func foldersInherit() throws {
    let folder = try repository([
      "A.xib": Self.conflict, "In/B.xib": Self.conflict, ".plumb.yml": "rules: {conflict: off}\n",
      "In/.plumb.yml": "rules: {conflict: note}\n", "other.yml": "rules: {conflict: warning}\n",
    ])
    let result = try Tool.run(["check", folder.path])
    #expect(result.lines.filter { $0.hasSuffix("[conflict]") }.count == 1)
    #expect(result.output.contains("In/B.xib:12:71: note: "))
    #expect(result.status == 0)
    #expect(try Tool.run(["check", "--strict", folder.path]).status == 1)
    let other = try Tool.run(
      ["check", "--config", folder.appendingPathComponent("other.yml").path, folder.path])
    #expect(
      other.lines.filter { $0.contains(" warning: ") && $0.hasSuffix("[conflict]") }.count == 2)
    let quiet = try Tool.run(["check", "--quiet", folder.path])
    #expect(quiet.output.isEmpty && quiet.status == 0)
  }

  /// Mistakes have a place and end with 2.
  @Test(arguments: [
    (
      "rules:\n  conflct: off\n",
      ":2:3: error: unknown rule 'conflct'; probably 'conflict' is meant"
    ),
    ("rules:\n  conflict: never\n", ":2:13: error: unknown value 'never'"),
    ("rule:\n  conflict: off\n", ":1:1: error: unknown key 'rule'"),
    ("rules: [a\n", "error: the text is not YAML"),
    ("rules: 3\n", ":1:8: error: 'rules' needs keys"),
    ("exclude: Old\n", ":1:10: error: 'exclude' needs a list"),
    ("exceptions:\n  - rule: conflict\n", ":2:5: error: an exception needs a 'reason'"),
    ("exceptions:\n  - reason: no\n", ":2:5: error: an exception needs a 'rule'"),
    ("a: &a [x]\nb: *c\n", "error: "),
    (String(repeating: "# x\n", count: 80_000), "larger than 256 KB"),
    ("threshold: all\n", ":1:12: error: unknown value 'all'"), ("\u{1}", "error: "),
  ])
  func mistakes(text: String, message: String) throws {
    let folder = try repository([
      "A.xib": Self.conflict, "B/B.xib": Self.conflict, ".plumb.yml": text,
    ])
    let result = try Tool.run(["check", folder.path])
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.components(separatedBy: ".plumb.yml").count == 2, "said once")
  }

  /// Nested aliases multiply what is read elsewhere.
  @Test func aliasesTakeNoTime() throws {
    var text = "a: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let alias = "*a\(level - 1)"
      text +=
        "b\(level): &a\(level) [\(Array(repeating: alias, count: 9).joined(separator: ", "))]\n"
    }
    let folder = try repository(["A.xib": Self.conflict, ".plumb.yml": text])
    #expect(try Tool.run(["check", folder.path]).status == 2)
  }

  /// What is not supported is a note; what is broken is 2; a note on an exception that nothing needs.
  @Test func unsupportedDocumentsAreNotes() throws {
    let watch = Self.conflict.replacingOccurrences(of: "iOS.CocoaTouch", with: "watchKit")
    var files = [
      "Watch.storyboard": watch, "Old.xib": "NIBArchive\u{1}\u{0}", "Pods/A.xib": Self.conflict,
      "Archive.xib": "<?xml version=\"1.0\"?><archive type=\"x\" version=\"7.10\"></archive>",
      ".plumb.yml": "exceptions:\n  - {rule: overlap, reason: none}\n",
    ]
    let sound = try Tool.run(["check", try repository(files).path])
    #expect(sound.status == 0, "\(sound.errors)")
    #expect(sound.lines.filter { $0.hasSuffix("[unsupported-document]") }.count == 3)
    #expect(sound.lines.filter { $0.hasSuffix("[unused-exception]") }.count == 1)
    files["Broken.xib"] = "<document"
    #expect(try Tool.run(["check", try repository(files).path]).status == 2)
  }

  @Test(arguments: ["--rule", "--no-rule"]) func unknownRulesAreUsage(option: String) throws {
    let result = try Tool.run(["check", option, "overlp", "."])
    #expect(result.status == 64)
    #expect(result.errors.contains("probably 'overlap' is meant"))
  }

  /// The guide's configuration is one.
  @Test func theGuideShowsAConfiguration() throws {
    let guide = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent(
          "Documentation/Guides/ChecksInAProject.md"), encoding: .utf8)
    let block = guide.components(separatedBy: "```")[1]
    let folder = try repository(["A.xib": Documents.centred, ".plumb.yml": block])
    let result = try Tool.run(["check", folder.path])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.count == 1 && result.output.hasSuffix("[unused-exception]\n"))
  }
}

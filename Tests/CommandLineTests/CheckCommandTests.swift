import Foundation
import TestSupport
import Testing

/// `plumb check`: what it prints, and what it ends with.
@Suite struct CheckCommandTests {
  /// A catalogue with one image set; the path of the catalogue.
  private func catalog(_ images: String) throws -> String {
    let path = try Tool.file("a.txt", "")
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let set = folder.appendingPathComponent("A.xcassets/x.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{\"images\": [\(images)]}".utf8).write(
      to: set.appendingPathComponent("Contents.json"))
    return folder.appendingPathComponent("A.xcassets").path
  }

  @Test func nothingWrongIsZero() throws {
    let result = try Tool.run(["check", try catalog(#"{"idiom": "universal", "scale": "1x"}"#)])
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.errors == "no findings in 1 file\n")
  }

  /// A line as compilers write it, so that editors find the place; the file's second member starts at column 14
  /// of its only line, the name's value at 26.
  @Test func aFindingIsALine() throws {
    let catalog = try catalog(#"{"filename": "a.png"}"#)
    let result = try Tool.run(["check", catalog])
    #expect(result.status == 1)
    #expect(
      result.lines == [
        "\(catalog)/x.imageset/Contents.json:1:26: error: the file 'a.png' is not there [missing-file]"
      ])
  }

  @Test func findingsAreJSONForMachines() throws {
    struct Finding: Decodable, Equatable {
      var path: String
      var line: Int?
      var column: Int?
      var severity: String
      var rule: String
      var message: String
      var place: String?
    }
    let catalog = try catalog(#"{"filename": "a.png"}"#)
    let result = try Tool.run(["check", "--format", "json", catalog])
    #expect(result.status == 1)
    let findings = try JSONDecoder().decode([Finding].self, from: Data(result.output.utf8))
    #expect(
      findings == [
        Finding(
          path: "\(catalog)/x.imageset/Contents.json", line: 1, column: 26, severity: "error",
          rule: "missing-file", message: "the file 'a.png' is not there",
          place: "images[0].filename")
      ])
    let empty = try Tool.run(["check", "--format", "json", try self.catalog("")])
    #expect(empty.status == 0)
    #expect(empty.output == "[]\n")
  }

  /// Every format begins as its readers expect, and the exit code is that of the text.
  @Test(arguments: [
    ("text", ""), ("json", "[\n"), ("github", "::error file="), ("html", "<!DOCTYPE html>\n"),
    ("sarif", #"{"$schema": "https://docs.oasis-open.org/sarif/"#),
    ("junit", #"<?xml version="1.0" encoding="UTF-8"?>"#),
  ]) func formats(name: String, beginning: String) throws {
    let catalog = try catalog(#"{"filename": "a.png"}"#)
    let result = try Tool.run(["check", "--format", name, catalog])
    #expect(result.status == 1 && result.errors == "")
    #expect(result.output.hasPrefix(beginning) && result.output.hasSuffix("\n"))
    #expect(result.output.contains("a.png"))
    // The same in a file, with nothing on standard output.
    let file = try Tool.file("report", "old")
    let written = try Tool.run(["check", "--format", name, catalog, "-o", file])
    #expect(written.status == 1 && written.output == "" && written.errors == "")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == result.output)
    #expect(try Tool.run(["check", "--format", name, catalog, "-o", "-"]).output == result.output)
  }

  /// A report replaces what is named, but never what it is about.
  @Test func aReportReplacesNoDocument() throws {
    let document = try Tool.file("Main.xib", Documents.centred)
    let catalog = try catalog(#"{"filename": "a.png"}"#)
    let contents = "\(catalog)/x.imageset/Contents.json"
    for (file, why) in [(document, "this is a document"), (contents, "this is in a catalogue")] {
      let before = try String(contentsOfFile: file, encoding: .utf8)
      let result = try Tool.run(["check", "--format", "sarif", document, catalog, "-o", file])
      #expect(result.status == 2 && result.output == "")
      #expect(result.errors == "\(file): The file cannot be written: \(why).\n")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
    }
    for file in ["/nowhere/report", "/dev/full"] {
      let result = try Tool.run(["check", document, catalog, "-o", file])
      #expect(result.status == 2 && result.errors.contains(file))
    }
    #expect(try Tool.run(["check", document, "-o", ""]).status == 64)
  }

  /// Inputs that cannot be read are in the report as well.
  @Test(arguments: ["sarif", "github", "junit", "html"])
  func reportsNameWhatCannotBeRead(format: String) throws {
    let broken = try Tool.file("Broken.xib", "<document")
    let result = try Tool.run(["check", "--format", format, broken, "/nowhere/A.xcassets"])
    #expect(result.status == 2)
    #expect(result.output.contains("Broken.xib") && result.output.contains("/nowhere/A.xcassets"))
    #expect(result.output.contains("No such file or folder."))
    #expect(result.errors.contains("Broken.xib") && result.errors.contains("/nowhere/A.xcassets"))
  }

  /// A document is looked at with the catalogues beside it, and a folder with all that is below it.
  @Test func cataloguesBesideDocumentsAreLookedAt() throws {
    let catalog = URL(fileURLWithPath: try catalog(#"{"filename": "a.png"}"#))
    let folder = catalog.deletingLastPathComponent()
    let document = folder.appendingPathComponent("Main.xib")
    try Data(Documents.centred.utf8).write(to: document)
    for arguments in [[document.path], [folder.path], [catalog.path, document.path]] {
      let result = try Tool.run(["check"] + arguments)
      #expect(result.status == 1)
      #expect(result.lines.count == 1, "\(result.output)")
    }
    let inside = try Tool.run(["check", "Main.xib"], folder: folder)
    #expect(inside.lines.first?.hasPrefix("A.xcassets/x.imageset/Contents.json:1:26: ") == true)
    let other = try Tool.file("Main.xib", Documents.centred)
    #expect(try Tool.run(["check", other]).status == 0)
    #expect(try Tool.run(["check", other, "--assets", catalog.path]).status == 1)
  }

  @Test func contradictionsAreFindings() throws {
    let path = try Tool.file(
      "Main.xib",
      Documents.centred.replacingOccurrences(
        of: "constant=\"50\" id=\"h\"/>",
        with:
          "constant=\"50\" id=\"h\"/><constraint firstAttribute=\"height\" constant=\"60\" id=\"h2\"/>"
      ))
    let result = try Tool.run(["check", path])
    #expect(result.status == 1)
    #expect(
      result.lines == [
        "\(path):12:71: error: broken: view box.height == 60; it conflicts with view box.height == 50; "
          + "priority 999 on constraint h2 resolves it; nothing else changes [conflict]"
      ])
  }

  @Test func whatCannotBeReadIsTwo() throws {
    let broken = try Tool.file("Broken.xib", "<document")
    for arguments in [["/nowhere/A.xcassets"], [broken], [broken, "--assets", "/nowhere"]] {
      let result = try Tool.run(["check"] + arguments)
      #expect(result.status == 2)
      #expect(!result.errors.isEmpty)
    }
    // The rest is looked at all the same.
    let catalog = try catalog(#"{"filename": "a.png"}"#)
    let both = try Tool.run(["check", broken, catalog])
    #expect(both.status == 2)
    #expect(both.lines.count == 1)
  }

  @Test(arguments: [["check"], ["check", "--format", "xml", "x"], ["check", "--assets"]])
  func aWrongCommandLineIsSixtyFour(arguments: [String]) throws {
    #expect(try Tool.run(arguments).status == 64)
  }

  /// A folder that holds nothing to look at is more likely a mistake than good news; a catalogue without sets is
  /// something to look at.
  @Test(arguments: ["check", "insets"])
  func foldersWithNothingToLookAt(command: String) throws {
    let folder = TestFolder.root.appendingPathComponent(
      "nothing-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Empty.xcassets")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let nothing = try Tool.run([command, folder.path])
    #expect(nothing.status == 2)
    #expect(nothing.errors.hasPrefix("\(folder.path): No "))
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    let info = #"{"info": {"author": "xcode", "version": 1}}"#
    try Data(info.utf8).write(to: catalog.appendingPathComponent("Contents.json"))
    #expect(try Tool.run([command, folder.path]).status == 0)
  }

  /// Every command that lays out documents takes additional asset folders, and reports one that does not exist.
  @Test(arguments: ["frames", "render", "explain", "check"])
  func foldersOfPicturesHaveToBeThere(command: String) throws {
    let document = try Tool.file("Main.xib", Documents.centred)
    let result = try Tool.run([command, document, "--assets", "/nowhere"])
    #expect(result.status == 2)
    #expect(result.errors.contains("/nowhere: No such folder."))
  }

  /// What tools check out or export is not the user's to fix; documents may still refer to it.
  @Test(arguments: [
    "Pods/Kit", "Carthage/Checkouts/Kit", "DerivedData/A", "en.xcloc/Source Contents",
  ])
  func dependenciesAreNotChecked(folder: String) throws {
    let path = try Tool.file("a.txt", "")
    let root = URL(fileURLWithPath: path).deletingLastPathComponent()
    let excluded = root.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: excluded, withIntermediateDirectories: true)
    try Data("<document".utf8).write(to: excluded.appendingPathComponent("Broken.xib"))
    let result = try Tool.run(["check", root.path])
    #expect(result.status == 2)
    #expect(result.errors.contains("No documents or catalogues found"))
    // The same folder, given by name, is checked.
    let given = try Tool.run(["check", excluded.path])
    #expect(given.status == 2)
    #expect(given.errors.contains("Broken.xib"))
  }
}

import Foundation
import TestSupport
import Testing

/// The words that people and logs read.
@Suite struct MannersTests {
  /// A run without findings says that it ran; with findings, or when it must be quiet, it does not.
  @Test func aCleanRunIsOneLine() throws {
    let folder = try TestFolder.make()
    for name in ["A.xib", "B.xib"] {
      try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent(name))
    }
    let clean = try Tool.run(["check", "."], folder: folder)
    #expect(clean.status == 0 && clean.output == "")
    #expect(clean.errors == "no findings in 2 files\n")
    #expect(try Tool.run(["check", "--quiet", "."], folder: folder).errors == "")
    try Data(CheckProject.conflicting.utf8).write(to: folder.appendingPathComponent("C.xib"))
    let wrong = try Tool.run(["check", "."], folder: folder)
    #expect(wrong.status == 1 && wrong.errors == "")
    // One line a finding.
    #expect(wrong.lines.allSatisfy { $0.hasPrefix("C.xib:") })
  }

  /// Slips of command lines, the exit code, and what is said.
  @Test(
    arguments: [
      (["chek", "."], "Did you mean 'check'?"), (["help", "chekc"], "Did you mean 'check'?"),
      (["nope"], "There are frames, render,"), (["help", "nope"], "There is no command 'nope'."),
      (["check", "-dash.xib"], "write './-dash.xib'"), (["frames", "-h.xib"], "'./-h.xib'"),
      (["check", "--rule", "nope", "."], "`plumb rules` lists them."),
      (["check", "--rule", "overlp", "."], "Did you mean 'overlap'?"),
      (["rules", "nope"], "`plumb rules` lists them."),
    ])
  func slipsAreNamed(arguments: [String], words: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64 && result.output == "")
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  /// Other command lines go on as before.
  @Test(
    arguments: [
      ["help", "check"], ["check", "-h"], ["--help"], ["--version"], ["help"],
      ["rules", "overlap"],
    ])
  func otherCommandLinesGoOn(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 0 && result.output != "")
  }

  /// A file whose name begins with a hyphen can be given.
  @Test func hyphensCanBeGiven() throws {
    let folder = try TestFolder.make()
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("-dash.xib"))
    for arguments in [["./-dash.xib"], ["--", "-dash.xib"]] {
      #expect(try Tool.run(["check"] + arguments, folder: folder).status == 0)
    }
    let picture = try Tool.run(["render", "-o", "mine.png", "./-dash.xib"], folder: folder)
    #expect(picture.status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("mine.png").path))
  }

  @Test func aViewIsSuggested() throws {
    let path = try Tool.file(
      "Main.xib",
      Documents.centred.replacingOccurrences(
        of: "id=\"box\"", with: "userLabel=\"Headline\" id=\"box\""))
    let result = try Tool.run(["explain", "--view", "Haedline", path])
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean 'Headline'?"), "\(result.errors)")
  }

  /// A document from standard input is checked as a file is; its path is a hyphen.
  @Test func standardInputIsADocument() throws {
    let folder = try TestFolder.make()
    let tool = Tool.folder.appendingPathComponent("plumb").path
    func check(_ text: String, _ options: String = "") throws -> Tool.Result {
      let file = folder.appendingPathComponent("input")
      try Data(text.utf8).write(to: file)
      return try Shell.run(
        "\"$1\" check \(options) - < input", [tool], folder: folder)
    }
    // A catalogue beside it is checked as well.
    let set = folder.appendingPathComponent("A.xcassets/x.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: set.appendingPathComponent("Contents.json"))
    let good = try check(Documents.centred)
    #expect(good.status == 0 && good.output == "")
    let bad = try check(CheckProject.conflicting)
    #expect(bad.status == 1)
    #expect(bad.lines.first?.hasPrefix("-:") == true, "\(bad.output)")
    let broken = try check("<document")
    #expect(broken.status == 2 && broken.errors.hasPrefix("-:"), "\(broken.errors)")
    #expect(try check("").status == 2)
    #expect(try check(String(repeating: " ", count: 10_000_001)).errors.contains("10 MB"))
    for options in ["--fix", "--since HEAD"] {
      #expect(try check(Documents.centred, options).status == 64)
    }
    // Configurations are those of the current folder.
    try Data("rules:\n  conflict: off\n".utf8).write(
      to: folder.appendingPathComponent(".plumb.yml"))
    #expect(try check(CheckProject.conflicting).status == 0)
  }

  /// A path of one character is a path.
  @Test(arguments: ["check", "frames", "explain"]) func shortPaths(command: String) throws {
    let folder = try TestFolder.make()
    let set = folder.appendingPathComponent("A.xcassets/x.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("a"))
    let result = try Tool.run([command, "a"], folder: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      try Tool.run(["render", "a", "-o", "b", "--format", "png"], folder: folder).status == 0)
  }

  /// Names that are not text are reported, not skipped.
  @Test(arguments: ["check", "frames"]) func namesThatAreNotUTF8(command: String) throws {
    let folder = try TestFolder.make()
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("Good.xib"))
    _ = try Shell.run(
      "cp Good.xib \"$(printf 'bad\\377.xib')\"; mkdir \"$(printf 'dir\\377')\"; touch \"$(printf 'other\\377.txt')\"",
      folder: folder)
    let result = try Tool.run([command, "."], folder: folder)
    #expect(result.status == (command == "check" ? 2 : 1))
    for name in ["bad\\xFF.xib: ", "dir\\xFF: "] {
      #expect(result.errors.contains("\(name)The name is not UTF-8"), "\(result.errors)")
    }
    #expect(!result.errors.contains("other"))
    // Its other documents are looked at.
    #expect(command == "check" || result.output.contains("box"))
    let given = try Shell.run(
      "\"$1\" check \"$(printf 'bad\\377.xib')\"",
      [Tool.folder.appendingPathComponent("plumb").path], folder: folder)
    #expect(given.status == 2 && given.errors.contains("not UTF-8 cannot be given"))
  }

  /// A document without views breaks no loop over a project, and is named.
  @Test func documentsWithoutViewsAreNoMistake() throws {
    let folder = try TestFolder.make()
    let menu = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><menu title="Main" id="m"/></objects></document>
      """
    try Data(menu.utf8).write(to: folder.appendingPathComponent("MainMenu.xib"))
    for paths in [["MainMenu.xib"], ["."]] {
      let result = try Tool.run(
        ["render", "--all-scenes", "-o", "pictures"] + paths, folder: folder)
      #expect(result.status == 0)
      #expect(result.errors.contains("MainMenu.xib: The document has no view"), "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("pictures").path))
    let one = try Tool.run(["render", "MainMenu.xib"], folder: folder)
    #expect(one.status == 2 && one.errors.hasPrefix("MainMenu.xib: "))
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("Good.xib"))
    #expect(
      try Tool.run(["render", "--all-scenes", "-o", "pictures", "."], folder: folder).status == 0)
    try Data("<document".utf8).write(to: folder.appendingPathComponent("Good.xib"))
    #expect(
      try Tool.run(["render", "--all-scenes", "-o", "other", "."], folder: folder).status == 2)
  }

  #if os(Linux)
    /// Sentences end with one full stop and name the cause.
    @Test func failuresOfWritingHaveOneFullStop() throws {
      let folder = try TestFolder.make()
      try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("A.xib"))
      let tool = Tool.folder.appendingPathComponent("plumb").path
      for line in [
        "\"$1\" frames A.xib > /dev/full", "\"$1\" render A.xib -o /dev/full --format png",
        "\"$1\" check --format json -o none/x.json A.xib", "\"$1\" render A.xib -o none/x.png",
      ] {
        let result = try Shell.run(line, [tool], folder: folder)
        #expect(result.status == 2, "\(line)")
        #expect(result.errors.hasSuffix(".\n") && !result.errors.contains(".."), "\(result.errors)")
        let causes = ["No space left", "No such file or directory"]
        #expect(causes.contains { result.errors.contains($0) }, "\(result.errors)")
      }
    }
  #endif
}

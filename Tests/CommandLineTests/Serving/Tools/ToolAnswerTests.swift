import Foundation
import TestSupport
import Testing

/// The tools of `plumb mcp`: their answers are what commands print.
@Suite struct ToolAnswerTests {
  /// Calls with the command lines that print their text.
  static let equals: [(tool: String, arguments: String, command: [String])] = [
    ("tree", #"{"path":"Good.xib"}"#, ["frames", "--format", "numbered", "Good.xib"]),
    (
      "tree", #"{"path":"Good.xib","device":"iPhone SE","text_size":"AX3"}"#,
      ["frames", "--format", "numbered", "--device", "iPhone SE", "--text-size", "AX3", "Good.xib"]
    ),
    ("check", #"{"paths":["Bad.xib"]}"#, ["check", "Bad.xib"]),
    ("check", #"{"paths":"Bad.xib"}"#, ["check", "Bad.xib"]),
    (
      "check", #"{"paths":["Bad.xib"],"devices":["iPhone SE","iPad Pro 11"],"directions":["rtl"]}"#,
      [
        "check", "--device", "iPhone SE", "--device", "iPad Pro 11", "--direction", "rtl",
        "Bad.xib",
      ]
    ),
    ("why", #"{"path":"Good.xib","view":"box"}"#, ["explain", "--view", "box", "Good.xib"]),
    (
      "what_if", #"{"path":"Good.xib","changes":["w.constant = 120","remove x"]}"#,
      ["explain", "--what-if", "w.constant = 120", "--what-if", "remove x", "Good.xib"]
    ),
    ("diff", #"{"old":"Good.xib","new":"Bad.xib"}"#, ["diff", "Good.xib", "Bad.xib"]),
  ]

  @Test(arguments: equals.indices) func answersAreWhatCommandsPrint(index: Int) throws {
    let (tool, arguments, command) = Self.equals[index]
    let session = try ToolSession()
    let printed = try Tool.run(command, folder: session.folder)
    let content = try session.call(tool, arguments)
    #expect(!content.isError)
    #expect(content.text + "\n" == printed.output + printed.errors)
    #expect(try session.server.end().status == 0)
  }

  /// The picture is that of the command, and its text the tree with the same numbers.
  @Test func picturesComeWithTheirTrees() throws {
    let session = try ToolSession()
    let content = try session.call("picture", #"{"path":"Good.xib","scale":2}"#)
    let printed = try Tool.run(
      ["render", "--marks", "--tree", "--scale", "2", "-o", "here.png", "Good.xib"],
      folder: session.folder)
    #expect(printed.status == 0)
    #expect(
      try content.picture == Data(contentsOf: session.folder.appendingPathComponent("here.png")))
    #expect(content.text + "\n" == printed.output)
    let bare = try session.call(
      "picture", #"{"path":"Good.xib","marks":false,"tree":false,"scale":1}"#)
    let plain = try Tool.run(
      ["render", "--scale", "1", "-o", "plain.png", "Good.xib"], folder: session.folder)
    #expect(plain.status == 0 && bare.text.isEmpty)
    #expect(
      try bare.picture == Data(contentsOf: session.folder.appendingPathComponent("plain.png")))
  }

  /// A repair is shown with the lines that it changes, and written when the call says so.
  @Test func repairsAreShownThenWritten() throws {
    let session = try ToolSession()
    let file = session.folder.appendingPathComponent("Bad.xib")
    let shown = try session.call("repair", #"{"paths":["Bad.xib"]}"#)
    #expect(shown.text.contains("Bad.xib:12:71: can be fixed: priority 999 on constraint h2"))
    #expect(shown.text.contains("\n- ") && shown.text.contains("\n+ "))
    #expect(shown.text.contains("each of these resolves it, as solving again confirmed"))
    #expect(try String(contentsOf: file, encoding: .utf8) == CheckProject.conflicting)
    let written = try session.call("repair", #"{"paths":["Bad.xib"],"write":true}"#)
    #expect(!written.isError && written.text.contains("1 finding fixed."))
    #expect(try String(contentsOf: file, encoding: .utf8) != CheckProject.conflicting)
    let checked = try session.call("check", #"{"paths":["Bad.xib"]}"#)
    #expect(!checked.text.contains("[conflict]"))
  }

  /// A server that writes nothing has no parameter for it.
  @Test func aServerCanBeReadOnly() throws {
    let session = try ToolSession(["--read-only"])
    let written = try session.call("repair", #"{"paths":["Bad.xib"],"write":true}"#)
    #expect(written.isError && written.text.contains("no argument 'write'"))
    let list = try session.server.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    #expect(list?.json("result")?.contains("\"readOnlyHint\":false") == false)
  }

  /// The edit that moves a view, the findings that come, and the expectations.
  @Test func revisionsAreCompared() throws {
    let session = try ToolSession()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-C", session.folder.path]
        + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "a")
    let edited = Documents.centred.replacingOccurrences(
      of: "constant=\"100\"", with: "constant=\"120\"")
    try Data(edited.utf8).write(to: session.folder.appendingPathComponent("Good.xib"))
    let content = try session.call(
      "compare_revision",
      #"{"paths":["Good.xib"],"expect":["box gets wider 20","box stays","nothing else changes"]}"#)
    #expect(!content.isError)
    #expect(content.text.contains("constant 100 → 120"))
    #expect(content.text.contains("new: Good.xib:") && content.text.contains("[misplaced]"))
    #expect(content.text.contains("expected: box gets wider 20: yes"))
    #expect(content.text.contains("expected: box stays: no: "))
    #expect(content.text.contains("expected: nothing else changes: yes"))
    let none = try session.call("compare_revision", #"{"revision":"no-such"}"#)
    #expect(none.isError)
    let option = try session.call("compare_revision", #"{"revision":"--output=x"}"#)
    #expect(option.isError && option.text == "A revision is a name, such as HEAD~1.")
  }

  @Test func logsAreExplained() throws {
    let session = try ToolSession()
    let log = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../PageTests/conflict.log").standardizedFileURL,
      encoding: .utf8)
    let text = try JSONSerialization.data(withJSONObject: ["text": log])
    let content = try session.call("explain_log", String(decoding: text, as: UTF8.self))
    let printed = try Tool.run(["explain", "--brief", "-"], input: log)
    #expect(!content.isError && content.text + "\n" == printed.output)
    try Data(log.utf8).write(to: session.folder.appendingPathComponent("a.log"))
    let file = try session.call("explain_log", #"{"path":"a.log"}"#)
    #expect(!file.isError && file.text.contains("a.log"))
    for wrong in ["{}", #"{"text":"a","path":"a.log"}"#] {
      #expect(try session.call("explain_log", wrong).text == "State either text or path.")
    }
  }

  /// Mistakes that the model can correct are answers of the tool.
  static let mistakes: [(tool: String, arguments: String, text: String)] = [
    ("tree", "{}", "path is missing."), ("tree", #"{"path":1}"#, "path is not a string."),
    ("tree", #"{"path":null}"#, "path is missing."), ("tree", #"{"path":""}"#, "A path is empty."),
    ("tree", #"{"path":"\#(String(repeating: "a/", count: 100_000))"}"#, "is too long for a path."),
    ("tree", #"{"path":"a\u0000b"}"#, "path holds a zero character."),
    ("tree", #"{"path":"Good.xib","scenes":"a"}"#, "did you mean scene?"),
    ("tree", #"{"path":"Good.xib","device":"iPhone 3000"}"#, "Unknown device 'iPhone 3000'"),
    ("tree", #"{"path":"Good.xib","appearance":"grey"}"#, "appearance is not one of light, dark."),
    ("tree", #"{"path":"Good.xib","scene":"none"}"#, "Unknown scene 'none'"),
    ("tree", #"{"path":"Gone.xib"}"#, "Gone.xib"),
    ("tree", #"{"path":"Broken.xib"}"#, "Broken.xib"),
    ("picture", #"{"path":"Good.xib","scale":true}"#, "scale is not a number."),
    ("picture", #"{"path":"Good.xib","marks":1}"#, "marks is not true or false."),
    ("picture", #"{"path":"Good.xib","scale":1000}"#, "--scale"),
    ("check", #"{"paths":[]}"#, "paths is empty."),
    ("check", #"{"paths":[1]}"#, "paths is not an array of strings."),
    ("check", #"{"paths":{}}"#, "paths is not an array of strings."),
    ("why", #"{"path":"Good.xib","view":"bax"}"#, "No view is named 'bax'"),
    ("what_if", #"{"path":"Good.xib","changes":["make it nice"]}"#, "Expected"),
    ("compare_revision", #"{"expect":["make it nice"]}"#, "Expected NAME moves"),
    ("tree", #"{"path":"-h"}"#, "-h"), ("why", #"{"path":"Good.xib","view":"--help"}"#, "--help"),
  ]

  @Test func mistakesAreAnswersOfTools() throws {
    let session = try ToolSession()
    for (tool, arguments, text) in Self.mistakes {
      let content = try session.call(tool, arguments)
      #expect(content.isError, "\(tool) \(arguments)")
      #expect(content.text.contains(text), "\(tool) \(arguments): \(content.text)")
      #expect(!content.text.contains("USAGE"), "\(tool) \(arguments): \(content.text)")
    }
    #expect(try session.server.end().status == 0)
  }

  /// Files outside of the folder are neither read nor written, by whatever path.
  @Test func pathsStayInTheFolder() throws {
    let session = try ToolSession()
    let outside = try TestFolder.make().appendingPathComponent("Out.xib")
    try Data(CheckProject.conflicting.utf8).write(to: outside)
    let link = session.folder.appendingPathComponent("Link.xib").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: outside.path)
    try FileManager.default.createSymbolicLink(
      atPath: session.folder.appendingPathComponent("Up").path,
      withDestinationPath: outside.deletingLastPathComponent().path)
    try FileManager.default.createSymbolicLink(
      atPath: session.folder.appendingPathComponent("Dangling.xib").path,
      withDestinationPath: outside.path + ".new")
    for path in [
      outside.path, "../\(outside.lastPathComponent)", "Link.xib", "Up/Out.xib", "Up", "..", "/",
      "/etc/passwd", "./../x", "Up/New.xib", "a/../../b", "//etc",
      "Up/../x", "Dangling.xib", "Up/a/b/New.xib",
    ] {
      let list = #"{"paths":["\#(path)"],"write":true}"#
      let content = try session.call("repair", list)
      #expect(
        content.isError && content.text.hasSuffix("is outside of the served folder."), "\(path)")
      let tree = try session.call("tree", #"{"path":"\#(path)"}"#)
      #expect(tree.isError && tree.text.hasSuffix("is outside of the served folder."), "\(path)")
    }
    #expect(try String(contentsOf: outside, encoding: .utf8) == CheckProject.conflicting)
    let inside = session.folder.appendingPathComponent("Good.xib").path
    #expect(try !session.call("tree", #"{"path":"\#(inside)"}"#).isError)
    #expect(try !session.call("tree", #"{"path":"x/../Good.xib"}"#).isError)
  }

  /// The file system tells two spellings of a letter apart, which Swift's strings do not.
  @Test func aFolderOfAnotherSpellingIsOutside() throws {
    let parent = try TestFolder.make()
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      try FileManager.default.createDirectory(
        atPath: parent.path + "/" + name, withIntermediateDirectories: true)
      try Data(Documents.centred.utf8).write(
        to: URL(fileURLWithPath: parent.path + "/" + name + "/A.xib"))
    }
    guard try FileManager.default.contentsOfDirectory(atPath: parent.path).count == 2 else {
      return
    }
    let session = try ToolSession(["--folder", parent.path + "/caf\u{E9}"])
    func tree(_ name: String) throws -> ToolSession.Content {
      try session.call("tree", #"{"path":"\#(parent.path)/\#(name)/A.xib"}"#)
    }
    #expect(try !tree("caf\u{E9}").isError)
    #expect(try tree("cafe\u{301}").isError)
  }

  /// A long answer ends at a line, and says how much is omitted.
  @Test func longAnswersAreCut() throws {
    let session = try ToolSession()
    let views = (0..<600).map {
      #"<view id="a-view-with-a-long-name-\#($0)"><rect key="frame" x="0" y="\#($0)" width="9" height="9"/></view>"#
    }
    try Data(Documents.xib("<subviews>\(views.joined(separator: "\n"))</subviews>").utf8)
      .write(to: session.folder.appendingPathComponent("Long.xib"))
    let content = try session.call("tree", #"{"path":"Long.xib"}"#)
    #expect(!content.isError && content.text.count < 20_100)
    let last = try #require(content.text.split(separator: "\n").last)
    #expect(last.wholeMatch(of: /\(\d+ more lines; ask about less at a time\)/) != nil, "\(last)")
  }
}

import Foundation
import TestSupport
import Testing

/// `plumb serve`: what it answers is what the commands print.
@Suite struct ServeCommandTests {
  private static func folder() throws -> URL {
    let folder = try TestFolder.make()
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("Good.xib"))
    try Data(CheckProject.conflicting.utf8).write(to: folder.appendingPathComponent("Bad.xib"))
    try Data("<document".utf8).write(to: folder.appendingPathComponent("Broken.xib"))
    return folder
  }

  /// Requests as members of JSON, the command line that says the same, and the exit code.
  static let equals: [(request: String, arguments: [String], status: Int32)] = [
    (#""frames","arguments":["Good.xib"]"#, ["frames", "--format", "jsonl", "Good.xib"], 0),
    (#""frames","arguments":["."]"#, ["frames", "--format", "jsonl", "."], 1),
    (
      #""frames","arguments":["Good.xib","--device","iPhone SE"]"#,
      ["frames", "--format", "jsonl", "--device", "iPhone SE", "Good.xib"], 0
    ),
    (#""check","arguments":["Good.xib"]"#, ["check", "--format", "json", "Good.xib"], 0),
    (#""check","arguments":["Bad.xib"]"#, ["check", "--format", "json", "Bad.xib"], 1),
    (
      #""explain","arguments":["--view","box","Good.xib"]"#,
      ["explain", "--format", "json", "--view", "box", "Good.xib"], 0
    ),
    (
      #""explain","arguments":["--what-if","remove w","Good.xib"]"#,
      ["explain", "--format", "json", "--what-if", "remove w", "Good.xib"], 0
    ),
    (#""devices""#, ["devices", "--format", "json"], 0),
    (
      #""diff","arguments":["Good.xib","Bad.xib"]"#,
      ["diff", "--format", "json", "Good.xib", "Bad.xib"], 1
    ),
  ]

  @Test(arguments: equals.indices) func answersAreWhatCommandsPrint(index: Int) throws {
    let (request, arguments, status) = Self.equals[index]
    let folder = try Self.folder()
    let printed = try Tool.run(arguments, folder: folder)
    #expect(printed.status == status)
    let server = try Served(folder: folder)
    let answer = try #require(try server.answer(#"{"id":7,"command":\#(request)}"#))
    #expect(answer["id"] as? Int == 7)
    #expect(answer["exitCode"] as? Int == Int(status))
    #expect(
      (answer["messages"] as? [String])?.map { $0 + "\n" }.joined() == printed.errors)
    let isLines = arguments.contains("jsonl")
    let expected = isLines ? "[\(printed.lines.joined(separator: ","))]" : printed.output
    let value = try JSONSerialization.jsonObject(with: Data(expected.utf8))
    #expect(answer.json("result") == ["value": value].json("value"))
    #expect(try server.end().status == 0)
  }

  /// What has no JSON is text; pictures are those of files.
  @Test func textsAndPictures() throws {
    let folder = try Self.folder()
    let server = try Served(folder: folder)
    let text = try server.answer(#"{"command":"explain","arguments":["Bad.xib"]}"#)
    #expect(
      text?["text"] as? String == (try Tool.run(["explain", "Bad.xib"], folder: folder)).output)
    let tree = try server.answer(#"{"command":"frames","arguments":["--format=tree","Good.xib"]}"#)
    #expect((tree?["text"] as? String)?.contains("box") == true)
    let judged = try server.answer(
      #"{"command":"diff","arguments":["Good.xib","Bad.xib","--expect","box stays","--findings"]}"#)
    #expect((judged?["text"] as? String)?.contains("expected: box stays: yes") == true)
    let help = try server.answer(#"{"command":"frames","arguments":["--help"]}"#)
    #expect((help?["text"] as? String)?.contains("USAGE: plumb frames") == true)
    let picture = try server.answer(#"{"command":"render","arguments":["Good.xib","--scale","1"]}"#)
    let bytes = (picture?["picture"] as? String).flatMap { Data(base64Encoded: $0) }
    let file = folder.appendingPathComponent("here.png")
    let named = try server.answer(
      #"{"command":"render","arguments":["Good.xib","--scale","1","-o","here.png"]}"#)
    #expect(named?["exitCode"] as? Int == 0)
    #expect(named?["picture"] == nil)
    #expect(try bytes == Data(contentsOf: file))
    #expect(try server.end().rest.isEmpty)
  }

  /// A text that comes with a request takes the place of the file, for that request.
  @Test func unsavedDocuments() throws {
    let folder = try Self.folder()
    let server = try Served(folder: folder)
    let frames = #""command":"frames","arguments":["Good.xib"]"#
    let saved = try server.answer("{\(frames)}")
    let other = Documents.centred.replacingOccurrences(
      of: "constant=\"100\"", with: "constant=\"120\"")
    let texts = try JSONSerialization.data(withJSONObject: ["./Good.xib": other])
    let unsaved = try server.answer(
      "{\(frames),\"documents\":\(String(decoding: texts, as: UTF8.self))}")
    #expect(unsaved?.json("result")?.contains(#""box":[127.5,308.5,120,50]"#) == true)
    #expect(saved?.json("result")?.contains(#""box":[137.5,308.5,100,50]"#) == true)
    #expect(try server.answer("{\(frames)}")?.json("result") == saved?.json("result"))
  }

  /// A document that is on no disk yet is read by every command that reads documents.
  @Test(arguments: ["frames", "check", "explain", "render"])
  func documentsThatAreNoFiles(command: String) throws {
    let folder = try Self.folder()
    let server = try Served(folder: folder)
    let texts = try JSONSerialization.data(withJSONObject: ["New.xib": Documents.centred])
    let answer = try server.answer(
      #"{"command":"\#(command)","arguments":["New.xib"],"documents":\#(String(decoding: texts, as: UTF8.self))}"#
    )
    #expect(answer?["exitCode"] as? Int == 0, "\(answer ?? [:])")
    let wrong = try JSONSerialization.data(withJSONObject: ["New.xib": CheckProject.conflicting])
    if command == "check" {
      let found = try server.answer(
        #"{"command":"check","arguments":["New.xib"],"documents":\#(String(decoding: wrong, as: UTF8.self))}"#
      )
      #expect(found?["exitCode"] as? Int == 1)
      #expect(found?.json("result")?.contains("New.xib") == true)
    }
    // The next request has no such document.
    #expect(
      try server.answer(#"{"command":"\#(command)","arguments":["New.xib"]}"#)?["exitCode"] as? Int
        == 2)
  }

  /// A state that is not saved is compared with one that is.
  @Test func unsavedDocumentsAreCompared() throws {
    let server = try Served(folder: try Self.folder())
    let other = Documents.centred.replacingOccurrences(
      of: "constant=\"100\"", with: "constant=\"120\"")
    let texts = try JSONSerialization.data(withJSONObject: ["New.xib": other])
    let answer = try server.answer(
      #"{"command":"diff","arguments":["Good.xib","New.xib"],"documents":\#(String(decoding: texts, as: UTF8.self))}"#
    )
    #expect(answer?["exitCode"] as? Int == 1)
    #expect(answer?.json("result")?.contains("box") == true)
  }

  /// Standard input is where requests come from.
  @Test func standardInputIsNoDocument() throws {
    let server = try Served(folder: try Self.folder())
    let answer = try server.answer(#"{"command":"check","arguments":["-"]}"#)
    #expect(answer?["exitCode"] as? Int == 2)
    #expect(answer?.json("messages")?.contains("holds requests") == true)
    #expect(try server.answer(#"{"command":"devices"}"#)?["exitCode"] as? Int == 0)
  }

  /// Lines that are not requests, with the code of the error.
  static let malformed: [(line: String, code: String)] = [
    ("garbage", "malformed"), ("{", "malformed"), ("[]", "malformed"), ("null", "malformed"),
    ("\"frames\"", "malformed"), ("{}", "malformed"), (#"{"command":1}"#, "malformed"),
    (#"{"command":"frames","arguments":"Good.xib"}"#, "malformed"),
    (#"{"command":"frames","arguments":[1]}"#, "malformed"),
    (#"{"command":"frames","arguments":["a\u0000b"]}"#, "malformed"),
    (#"{"command":"frames","arguments":["a"],"documents":[]}"#, "malformed"),
    (#"{"command":"frames","arguments":["a"],"documents":{"a":1}}"#, "malformed"),
    (#"{"command":"frames","argument":["a"]}"#, "malformed"),
    (#"{"id":[],"command":"frames"}"#, "malformed"),
    (#"{"id":true,"command":"frames"}"#, "malformed"),
    (#"{"id":1.5,"command":"frames"}"#, "malformed"),
    (#"{"id":1e300,"command":"frames"}"#, "malformed"),
    (#"{"command":"build","arguments":[]}"#, "unknown-command"),
    (#"{"command":"serve","arguments":["--stdio"]}"#, "unknown-command"),
    (#"{"command":"frames","arguments":[]}"#, "usage"),
    (#"{"command":"frames","arguments":["--nonsense","a"]}"#, "usage"),
    (#"{"command":"rules","arguments":["nonsense"]}"#, "usage"),
    (String(repeating: "[", count: 100_000), "malformed"),
    ("{\"command\":\"frames\",\"arguments\":[\"\u{1}\"]}", "malformed"),
  ]

  @Test func malformedLinesAreAnswered() throws {
    let server = try Served(folder: try Self.folder())
    for (line, code) in Self.malformed {
      let answer = try #require(try server.answer(line), "\(line.prefix(60))")
      #expect(answer.code == code, "\(line.prefix(60)): \(answer)")
    }
    let bytes = try server.answer(Data([0xFF, 0xFE, 0x00, 0x7B]))
    #expect(bytes?.code == "malformed")
    let good = try server.answer(#"{"id":"x","command":"frames","arguments":["Good.xib"]}"#)
    #expect(good?["exitCode"] as? Int == 0)
    #expect(try server.end().status == 0)
  }

  static let identifiers = [
    "1", "0", "-3", "9007199254740992", "\"a\"", "\"\"", "\"ü 😀 \\\"\"", "null",
    "1000000000000000", "9007199254740993", "123456789012345678901234567890", "-0", "1.0", "2e3",
    #""\u0041\/\ud83d\ude00""#,
  ]

  /// An identifier comes back byte by byte, wherever it stands in the request.
  @Test func identifiersAreRepeated() throws {
    let server = try Served()
    for id in Self.identifiers {
      for line in [
        #"{"id":\#(id),"command":"rules","arguments":["conflict"]}"#,
        #" { "command" : "rules", "arguments": ["--{", "conflict"], "id" : \#(id) } "#,
        #"{"documents":{"id":"x,}"},"\u0069d":\#(id),"command":"rules"}"#,
      ] {
        let answer = try #require(try server.line(answering: line))
        #expect(answer.hasPrefix("{\"id\":\(id),"), "\(answer.prefix(80))")
      }
      let fault = try #require(try server.line(answering: #"{"id":\#(id),"command":"none"}"#))
      #expect(fault.hasPrefix("{\"id\":\(id),\"error\""), "\(fault.prefix(80))")
    }
    let without = try server.answer(#"{"command":"rules"}"#)
    #expect(without?["id"] is NSNull)
  }

  /// A process that ends costs the answer that it was about to give.
  @Test func theServerOutlivesItsProcess() throws {
    let server = try Served(folder: try Self.folder())
    let request = #"{"id":1,"command":"frames","arguments":["Good.xib"]}"#
    #expect(try server.answer(request)?["exitCode"] as? Int == 0)
    for child in server.children { kill(child, SIGKILL) }
    let lost = try server.answer(request)
    #expect(lost?.code == "ended")
    #expect(lost?.json("error")?.contains("signal 9") == true)
    #expect(try server.answer(request)?["exitCode"] as? Int == 0)
    #expect(try server.end().status == 0)
  }

  @Test(arguments: [[], ["--stdio", "--timeout", "0"], ["--stdio", "x"]])
  func commandLines(arguments: [String]) throws {
    #expect(try Tool.run(["serve"] + arguments).status == 64)
  }
}

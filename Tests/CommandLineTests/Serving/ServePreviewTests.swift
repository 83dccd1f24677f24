import Foundation
import TestSupport
import Testing
import Workbench
import Workers

@testable import plumb

/// `preview` and `session` of `plumb serve`: questions about documents in states.
@Suite struct ServePreviewTests {
  private static func folder() throws -> URL {
    let folder = try TestFolder.make()
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("Good.xib"))
    try Data("<document\n>\n<a>\n</document>".utf8)
      .write(to: folder.appendingPathComponent("Broken.xib"))
    return folder
  }

  private static func request(
    _ kind: String, _ more: String = "", document: String = "Good.xib", state: String = ""
  ) -> String {
    #"{"id":"q","command":"preview","query":{"kind":"\#(kind)"\#(more),"#
      + #""state":{"document":"\#(document)"\#(state)}}}"#
  }

  private static func result(_ answer: [String: Any]?) -> [String: Any]? {
    answer?["result"] as? [String: Any]
  }

  private static func message(_ answer: [String: Any]?) -> String {
    (answer?["error"] as? [String: Any])?["message"] as? String ?? ""
  }

  /// The frames of the root and of a box of 100 × 50 in the middle of 375 × 667, and of a moved one.
  @Test func framesInStates() throws {
    let server = try Served(folder: try Self.folder())
    func frames(_ state: String) throws -> String? {
      let answer = try server.answer(Self.request("frames", state: state))
      #expect(answer?["id"] as? String == "q")
      return Self.result(answer)?.json("frames")
    }
    #expect(try frames("") == "[0,0,375,667,137.5,308.5,100,50]")
    #expect(try frames(#","changes":["w.constant = 200"]"#) == "[0,0,375,667,87.5,308.5,200,50]")
    #expect(try frames(#","size":"200x150""#) == "[0,0,200,150,50,50,100,50]")
    #expect(try frames("") == "[0,0,375,667,137.5,308.5,100,50]")
    #expect(try server.end().status == 0)
  }

  /// All kinds of questions have an answer.
  @Test func allKinds() throws {
    let folder = try Self.folder()
    let server = try Served(folder: folder)
    let change = #","changes":["w.constant = 200"]"#
    let scenes = Self.result(try server.answer(Self.request("scenes")))
    #expect(scenes?["initial"] as? String == "root")
    let version = try #require(scenes?["version"] as? String)
    let layout = Self.result(try server.answer(Self.request("layout")))
    #expect(
      (layout?["views"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["root", "box"])
    let picture = Self.result(try server.answer(Self.request("picture")))
    #expect((picture?["svg"] as? String)?.contains("<svg") == true)
    let inspect = Self.result(try server.answer(Self.request("inspect", #","view":"box""#)))
    #expect(inspect?.json("rect") == "[137.5,308.5,100,50]")
    let why = Self.result(try server.answer(Self.request("why", #","view":"box""#)))
    #expect((why?["attributes"] as? [Any])?.count == 4)
    // Centred, so that the right edge moves by half of what the width grows; 'x' moves it whole.
    let edge = Self.result(
      try server.answer(Self.request("edge", #","view":"box","edge":"right","distance":4"#)))
    #expect(edge?["change"] as? String == "'x'.constant = 4")
    let findings = Self.result(try server.answer(Self.request("findings")))
    #expect(findings?["findings"] is [Any])
    let code = Self.result(try server.answer(Self.request("swift", state: change)))
    #expect((code?["code"] as? String)?.hasSuffix("constraint.constant = 200") == true)
    let log = try server.answer(
      #"{"command":"preview","query":{"kind":"log","text":"no conflict"}}"#)
    #expect(log?["error"] == nil && log?["result"] != nil)
    let written = Self.result(
      try server.answer(Self.request("write", #","version":"\#(version)""#, state: change)))
    #expect(written?["written"] as? String == "Good.xib")
    #expect(
      try Data(contentsOf: folder.appendingPathComponent("Good.xib"))
        == Data(
          Documents.centred.replacingOccurrences(of: "constant=\"100\"", with: "constant=\"200\"")
            .utf8))
  }

  /// Lines without a question, with words of the error.
  static let malformed: [(line: String, words: String)] = [
    (#"{"command":"preview"}"#, "query is for"),
    (#"{"command":"frames","arguments":["a"],"query":{"kind":"scenes"}}"#, "query is for"),
    (#"{"command":"session","query":{"kind":"scenes"}}"#, "query is for"),
    (#"{"command":"preview","query":null}"#, "not a question"),
    (#"{"command":"preview","query":"scenes"}"#, "not a question"),
    (#"{"command":"preview","query":[]}"#, "not a question"),
    (#"{"command":"preview","query":{}}"#, "not a question"),
    (#"{"command":"preview","query":{"kind":"delete"}}"#, "scenes, layout, frames, picture"),
    (#"{"command":"preview","query":{"kind":"scenes","state":{}}}"#, "not a question"),
    (#"{"command":"preview","query":{"kind":"scenes","state":"Good.xib"}}"#, "not a question"),
    (#"{"command":"preview","query":{"kind":"edge","distance":"2"}}"#, "not a question"),
    (
      #"{"command":"preview","query":{"kind":"scenes","state":{"document":"a","changes":"b"}}}"#,
      "not a question"
    ),
  ]

  @Test func malformedQuestions() throws {
    let server = try Served(folder: try Self.folder())
    for (line, words) in Self.malformed {
      let answer = try server.answer(line)
      #expect(answer?.code == "malformed", "\(line)")
      #expect(Self.message(answer).contains(words), "\(line): \(Self.message(answer))")
    }
    #expect(Self.result(try server.answer(Self.request("scenes"))) != nil)
  }

  /// Questions that cannot be answered say why, and where.
  @Test func errors() throws {
    let server = try Served(folder: try Self.folder())
    for (line, words) in [
      (Self.request("scenes", document: "None.xib"), "None.xib"),
      (Self.request("layout", #","scene":"none""#), "Unknown scene 'none'"),
      (Self.request("inspect", #","view":"none""#), "no view 'none'"),
      (Self.request("frames", state: #","device":"none""#), "none"),
      (Self.request("frames", state: #","changes":["nonsense"]"#), "Expected"),
      (#"{"command":"preview","query":{"kind":"scenes"}}"#, "names no document"),
    ] {
      let answer = try server.answer(line)
      #expect(answer?.code == "document")
      #expect(Self.message(answer).contains(words), "\(Self.message(answer))")
    }
    let broken = try server.answer(Self.request("scenes", document: "Broken.xib"))
    #expect((broken?["error"] as? [String: Any])?["line"] as? Int == 4)
  }

  /// A text that comes with a question takes the place of the file, for that question.
  @Test func unsavedDocuments() throws {
    let folder = try Self.folder()
    let server = try Served(folder: folder)
    let other = Documents.centred.replacingOccurrences(
      of: "constant=\"100\"", with: "constant=\"120\"")
    func question(_ document: String, _ text: String?) throws -> String {
      var request = try #require(
        try JSONSerialization.jsonObject(
          with: Data(Self.request("frames", document: document).utf8)) as? [String: Any])
      if let text { request["documents"] = ["./\(document)": text] }
      return String(decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
    }
    for document in ["Good.xib", "New.xib"] {
      let answer = try server.answer(try question(document, other))
      #expect(Self.result(answer)?.json("frames") == "[0,0,375,667,127.5,308.5,120,50]")
    }
    #expect(
      Self.result(try server.answer(try question("Good.xib", nil)))?.json("frames")
        == "[0,0,375,667,137.5,308.5,100,50]")
    #expect(try server.answer(try question("New.xib", nil))?.code == "document")
  }

  /// The values that a state can have, and the version of the tool.
  @Test func session() throws {
    let server = try Served()
    let session = try #require(Self.result(try server.answer(#"{"command":"session"}"#)))
    let values = try #require(session["values"] as? [String: [String]])
    #expect(session["documents"] as? [String] == [])
    let version = try Tool.run(["--version"]).output.trimmingCharacters(in: .newlines)
    #expect((session["version"] as? String).map { version.contains($0) } == true)
    #expect(values["orientation"].map(Set.init) == ["portrait", "landscape"])
    #expect(values["appearance"] == ["light", "dark"] && values["direction"] == ["ltr", "rtl"])
    #expect(values["textSize"]?.count == 12 && values["generation"] == ["aqua", "bigsur", "glass"])
    #expect(values["device"]?.isEmpty == false)
    // Every value is one that a question may have.
    let path = try Tool.file("Good.xib", Documents.centred)
    for (name, words) in values where name != "generation" {
      for word in words {
        let line = Self.request("frames", document: path, state: #","\#(name)":"\#(word)""#)
        #expect(try server.answer(line)?["error"] == nil, "\(name) \(word)")
      }
    }
  }

  // MARK: Processes

  /// A process that ends costs the answer that it was about to give, and no other.
  @Test func theServerOutlivesItsProcess() throws {
    let server = try Served(folder: try Self.folder())
    #expect(Self.result(try server.answer(Self.request("scenes"))) != nil)
    for child in server.children { kill(child, SIGKILL) }
    let lost = try server.answer(Self.request("scenes"))
    #expect(lost?.code == "ended" && Self.message(lost).contains("signal 9"))
    #expect(Self.result(try server.answer(Self.request("scenes"))) != nil)
    #expect(try server.end().status == 0)
  }

  /// Commands and questions have processes of their own.
  @Test func commandsAreAnsweredElsewhere() throws {
    let server = try Served(folder: try Self.folder())
    let frames = #"{"command":"frames","arguments":["Good.xib"]}"#
    #expect(Self.result(try server.answer(Self.request("scenes"))) != nil)
    let previews = server.children
    #expect(try server.answer(frames)?["exitCode"] as? Int == 0)
    #expect(server.children.count == 2)
    for child in previews { kill(child, SIGKILL) }
    #expect(try server.answer(frames)?["exitCode"] as? Int == 0)
    #expect(try server.answer(Self.request("scenes"))?.code == "ended")
  }

  /// A worker that never answers is ended, and the next question is asked of another one.
  ///
  /// The first worker reads its setup and no question; the others answer each line.
  @Test func questionsThatTakeTooLong() throws {
    let folder = try TestFolder.make()
    let script = """
      read -r setup
      if [ ! -e "$0/first" ]; then : > "$0/first"; exec sleep 86400; fi
      while read -r line; do echo '{"members":"\\"result\\":7"}'; done
      """
    let command = WorkerCommand(
      program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script, folder.path], count: 1)
    let process = ServedProcess(command, setup: PreviewWorker.Setup(), timeout: 3)
    let request = try ServeRequest(.text(Data(Self.request("scenes").utf8)))
    let query = try #require(request.query)
    let task = PreviewWorker.Task(query, documents: [:], seconds: 3)
    #expect(
      process.answer(to: task, id: request.id)
        == #"{"id":"q","error":{"code":"timeout","message":"The request took more than 3.0 seconds."}}"#
    )
    #expect(process.answer(to: task, id: request.id) == #"{"id":"q","result":7}"#)
    process.end()
    let missing = ServedProcess(nil, setup: PreviewWorker.Setup(), timeout: 3)
    #expect(
      missing.answer(to: task, id: request.id)
        .hasPrefix(#"{"id":"q","error":{"code":"ended""#))
  }

  // MARK: Pages

  /// Questions that a page may not ask, with words of the refusal.
  @Test(
    arguments: [
      (request("scenes", document: "Other.xib"), "is not served"),
      (request("scenes", document: "./Good.xib"), "is not served"),
      (request("findings", document: "/etc/passwd"), "is not served"),
      (request("write", document: "Good.xib"), "--read-only"),
      (#"{"command":"preview","query":{"kind":"scenes"}}"#, "names no document"),
      (#"{"command":"frames","arguments":["Good.xib"]}"#, "nothing else"),
      (#"{"command":"render","arguments":["Good.xib","-o","x.png"]}"#, "nothing else"),
      (
        #"{"command":"preview","query":{"kind":"scenes","state":{"document":"Good.xib"}},"documents":{"Good.xib":"<a/>"}}"#,
        "nothing else"
      ),
      ("garbage", "not JSON"), ("{}", "command is missing"), ("", "not JSON"),
    ])
  func pagesAreRefused(line: String, words: String) async throws {
    let path = try Tool.file("Good.xib", Documents.centred)
    let server = PreviewServer([path], isReadOnly: true, timeout: 1)
    let text = await server.answer(
      to: line.replacingOccurrences(
        of: "\"document\":\"Good.xib\"", with: "\"document\":\"\(path)\""))
    let answer = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(Self.message(answer).contains(words), "\(text)")
    #expect(answer?["result"] == nil)
    let session = await server.answer(to: #"{"command":"session"}"#)
    #expect(session.contains("\"documents\":[\"\(path)\"]"))
  }
}

import Foundation
import GoldenFiles
import TestSupport
import Testing

/// The protocol of `plumb mcp`: versions, errors, cancelled calls and hostile lines.
@Suite struct ToolProtocolTests {
  /// Versions that clients ask for, and those that they get.
  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
    ("2099-12-31", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  func versions(requested: String, answered: String) throws {
    let session = try ToolSession(version: nil)
    let answer = try session.server.answer(ToolSession.initialize(requested))
    let result = try #require(answer?["result"] as? [String: Any])
    #expect(result["protocolVersion"] as? String == answered)
    #expect((result["capabilities"] as? [String: Any])?.keys.sorted() == ["tools"])
    #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "plumb")
    #expect(try session.server.end().status == 0)
  }

  /// Before `initialize` there is only `ping`, and `initialize` comes once.
  @Test func theSessionIsOpenedFirst() throws {
    let session = try ToolSession(version: nil)
    let server = session.server
    #expect(try server.answer(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)?.json("result") == "{}")
    #expect(try server.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)?.number == -32600)
    #expect(try server.answer(ToolSession.call("check", "{}"))?.number == -32600)
    #expect(try server.answer(ToolSession.initialize("2025-06-18"))?["result"] != nil)
    #expect(try server.answer(ToolSession.initialize("2025-06-18"))?.number == -32600)
    #expect(try server.answer(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#)?.json("result") == "{}")
  }

  /// In the newest version there is no session, and each request states the version.
  @Test func requestsWithoutASession() throws {
    let session = try ToolSession(version: nil)
    func request(_ method: String, _ version: String, _ rest: String = "") -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":\#(version),"io.modelcontextprotocol/clientCapabilities":{}}\#(rest)}}"#
    }
    let version = #""2026-07-28""#
    let found = try session.server.answer(request("server/discover", version))
    let result = try #require(found?["result"] as? [String: Any])
    #expect((result["supportedVersions"] as? [String])?.contains("2026-07-28") == true)
    let list = try session.server.answer(request("tools/list", version))
    #expect(list?.json("result")?.contains("\"resultType\":\"complete\"") == true)
    let call = #","name":"tree","arguments":{"path":"Good.xib"}"#
    let tree = try session.server.answer(request("tools/call", version, call))
    #expect(tree?.json("result")?.contains("\"resultType\":\"complete\"") == true)
    #expect(tree?.json("result")?.contains("\"isError\":false") == true)
    let old = try session.server.answer(request("server/discover", #""2020-01-01""#))
    #expect(old?.number == -32022)
    #expect(old?.json("error")?.contains("\"requested\":\"2020-01-01\"") == true)
    #expect(try session.server.answer(request("tools/list", "5"))?.number == -32602)
    let bare = try session.server.answer(#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#)
    #expect(bare?.number == -32601)
  }

  /// Each tool has a schema of an object that allows no other members, and a short description.
  @Test func toolsAreListed() throws {
    let session = try ToolSession()
    let answer = try session.server.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let result = try #require(answer?["result"] as? [String: Any])
    let tools = try #require(result["tools"] as? [[String: Any]])
    #expect(
      tools.compactMap { $0["name"] as? String } == [
        "check", "tree", "picture", "why", "repair", "diff", "what_if", "compare_revision",
        "explain_log",
      ])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      #expect(schema["type"] as? String == "object")
      #expect(schema["additionalProperties"] as? Bool == false)
      let members = try #require(schema["properties"] as? [String: Any])
      let required = try #require(schema["required"] as? [String])
      #expect(Set(required).isSubset(of: members.keys))
      let hints = try #require(tool["annotations"] as? [String: Any])
      #expect(hints["readOnlyHint"] as? Bool == (tool["name"] as? String != "repair"))
      #expect((tool["description"] as? String)?.count ?? 999 < 400)
    }
    // Agents read the list in every session.
    #expect((answer?.json("result")?.count ?? .max) < 8500)
    #expect(result["nextCursor"] == nil)
  }

  /// Tools that build are offered when the command says so, and their packages are in the folder.
  @Test func buildsAreAskedFor() throws {
    let plain = try ToolSession()
    let call = ToolSession.call("test", #"{"package":"."}"#)
    #expect(try plain.server.answer(call)?.number == -32602)
    let session = try ToolSession(["--builds", "--toolset", "no-such-toolset"])
    let answer = try session.server.answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
    let result = try #require(answer?["result"] as? [String: Any])
    let tools = try #require(result["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String }.suffix(2) == ["previews", "test"])
    for tool in ["previews", "test"] {
      let outside = try session.call(tool, #"{"package":".."}"#)
      #expect(outside.isError && outside.text == ".. is outside of the served folder.")
      let empty = try session.call(tool, #"{"package":"."}"#)
      #expect(empty.isError && !empty.text.isEmpty, "\(tool)")
      let option = try session.call(tool, #"{"package":"--help"}"#)
      #expect(option.isError && !option.text.contains("USAGE"), "\(option.text)")
    }
    // Other questions go to another process.
    #expect(try !session.call("tree", #"{"path":"Good.xib"}"#).isError)
    #expect(try session.server.end().status == 0)
  }

  /// Lines, and the number of their error in an open session.
  static let wrong: [(line: String, number: Int)] = [
    ("garbage", -32700), ("{", -32700), ("\"", -32700), ("{\"a\":\"\u{1}\"}", -32700),
    (String(repeating: "[", count: 100_000), -32700), ("null", -32600), ("1", -32600),
    ("\"tools/list\"", -32600), ("[]", -32600), ("[1]", -32600),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("{}", -32600),
    (#"{"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":2,"id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":1}"#, -32602),
    (#"{"jsonrpc":"2.0\u0000","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping\u0000"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":""}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":1}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"shell"}}"#, -32602),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tree","arguments":[]}}"#,
      -32602
    ),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tree","arguments":"x"}}"#,
      -32602
    ),
  ]

  @Test func wrongLinesHaveErrors() throws {
    let session = try ToolSession()
    for (line, number) in Self.wrong {
      let answer = try #require(try session.server.answer(line), "\(line.prefix(80))")
      #expect(answer.number == number, "\(line.prefix(80)): \(answer)")
      #expect(answer["jsonrpc"] as? String == "2.0")
    }
    // Neither UTF-16 nor bytes of no encoding.
    let wide = Array(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8).flatMap {
      [$0, 0] as [UInt8]
    }
    for bytes in [
      Data([0xFF, 0xFE, 0x7B, 0x00]), Data([0x7B, 0x22, 0xC3, 0x28, 0x22, 0x7D]), Data(wide),
      Data([0, 0, 0, 0x7B]), Data([0]), Data("{\"a\":\"\0\"}".utf8),
    ] {
      #expect(try session.server.answer(bytes)?.number == -32700)
    }
    #expect(try !session.call("tree", #"{"path":"Good.xib"}"#).isError)
    #expect(try session.server.end().status == 0)
  }

  /// Lines that get no answer: the next answer is that of the next request.
  static let silent = [
    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/unknown","params":{"a":1}}"#,
    #"{"jsonrpc":"2.0","method":"ping"}"#, #"{"jsonrpc":"2.0","method":"tools/call","params":[]}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{"a":[]}}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":null}}"#,
    #"{"jsonrpc":"2.0","id":5,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":5,"error":{"code":1,"message":"x"}}"#, "  ", "\r",
  ]

  @Test func notificationsHaveNoAnswer() throws {
    let session = try ToolSession()
    for (index, line) in Self.silent.enumerated() {
      try session.server.send(Data(line.utf8))
      let answer = try session.server.answer(
        #"{"jsonrpc":"2.0","id":\#(index),"method":"ping"}"#)
      #expect(answer?["id"] as? Int == index && answer?["result"] != nil, "\(line)")
    }
    #expect(try session.server.end().rest.isEmpty)
  }

  /// Identifiers come back byte by byte.
  @Test(arguments: [
    "1", "0", "-3", "\"a\"", "\"\"", "\"ü 😀 \\\"\"", "9007199254740993", "2e3",
    #""\u0041\/\ud83d\ude00""#, "123456789012345678901234567890",
  ])
  func identifiersAreRepeated(id: String) throws {
    let session = try ToolSession()
    for line in [
      #"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#,
      #"{"method":"x","params":{"id":4},"id" : \#(id) ,"jsonrpc":"2.0"}"#,
      ToolSession.call("tree", #"{"path":"Good.xib"}"#, id: id),
    ] {
      let answer = try #require(try session.server.line(answering: line))
      #expect(answer.hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":\(id),"), "\(answer.prefix(80))")
    }
  }

  /// Members that the protocol may add are ignored.
  @Test func unknownMembersAreIgnored() throws {
    let session = try ToolSession()
    let answer = try session.server.answer(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","x":{},"params":{"name":"tree","arguments":{"path":"Good.xib"},"_meta":{"progressToken":1},"task":{"ttl":1}}}"#
    )
    #expect((answer?["result"] as? [String: Any])?["isError"] as? Bool == false)
  }

  /// Arrays of messages exist in one version; their answers come together, without those of notifications.
  @Test func batches() throws {
    let session = try ToolSession(version: "2025-03-26")
    let line = """
      [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},5,\
      \(ToolSession.call("tree", #"{"path":"Good.xib"}"#, id: "\"t\"")),\
      {"jsonrpc":"2.0","id":2,"method":"nothing"}]
      """
    let text = try #require(try session.server.line(answering: line))
    let answers = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(answers.count == 4)
    #expect(answers.contains { $0["id"] as? Int == 1 && $0["result"] != nil })
    #expect(answers.contains { $0["id"] as? String == "t" && $0["result"] != nil })
    #expect(answers.contains { $0["id"] as? Int == 2 && $0.number == -32601 })
    #expect(answers.contains { $0["id"] is NSNull && $0.number == -32600 })
    try session.server.send(Data(#"[{"jsonrpc":"2.0","method":"x"}]"#.utf8))
    #expect(try session.server.answer("[]")?.number == -32600)
  }

  /// A call whose worker hangs is cancelled, as is one that waits behind it; others are answered.
  @Test func callsAreCancelled() throws {
    let session = try ToolSession()
    // Reading it waits for a writer that never comes.
    #expect(mkfifo(session.folder.appendingPathComponent("Hung.log").path, 0o600) == 0)
    let server = session.server
    try server.send(Data(ToolSession.call("explain_log", #"{"path":"Hung.log"}"#, id: "1").utf8))
    try server.send(Data(ToolSession.call("tree", #"{"path":"Good.xib"}"#, id: "\"w\"").utf8))
    try server.send(Data(ToolSession.call("tree", #"{"path":"Good.xib"}"#, id: "3").utf8))
    // While they wait, their identifiers are taken.
    let twice = try server.answer(ToolSession.call("tree", #"{"path":"Good.xib"}"#, id: "3"))
    #expect(twice?.number == -32600)
    func cancel(_ id: String) -> String {
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id),"reason":"x"}}"#
    }
    for id in [#""\u0077""#, "1", "1", "2"] { try server.send(Data(cancel(id).utf8)) }
    let answer = try server.nextAnswer()
    #expect(answer?["id"] as? Int == 3 && answer?["result"] != nil)
    // An identifier is free again after its call.
    #expect(try !session.call("tree", #"{"path":"Good.xib"}"#).isError)
    let end = try server.end()
    #expect(end.status == 0 && end.rest.isEmpty)
  }

  /// Calls that were sent before the input ended are answered, and a half line at its end is a line.
  @Test func theEndOfInput() throws {
    let lines = [
      ToolSession.initialize("2025-06-18"),
      ToolSession.call("tree", #"{"path":"Examples/Conflict.xib"}"#, id: "1"),
      ToolSession.call("check", #"{"paths":["Examples/Conflict.xib"]}"#, id: "2"),
      #"{"jsonrpc":"2.0","id":3,"meth"#,
    ]
    let result = try Tool.run(
      ["mcp"], folder: URL(fileURLWithPath: Repository.path(".")),
      input: lines.joined(separator: "\n"))
    #expect(result.status == 0 && result.errors == "")
    let answers = try result.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(answers.compactMap { $0["id"] as? Int }.sorted() == [0, 1, 2])
    #expect(answers.contains { $0["id"] is NSNull && $0.number == -32700 })
  }

  /// A process that ends costs its call alone.
  @Test func theServerOutlivesItsProcess() throws {
    let session = try ToolSession()
    #expect(try !session.call("tree", #"{"path":"Good.xib"}"#).isError)
    // The server's only child; the thread that started it is not the first one.
    let children = session.server.allChildren
    #expect(children.count == 1)
    for child in children { kill(child, SIGKILL) }
    let lost = try session.call("tree", #"{"path":"Good.xib"}"#)
    #expect(lost.isError && lost.text.contains("signal 9"))
    #expect(try !session.call("tree", #"{"path":"Good.xib"}"#).isError)
    #expect(try session.server.end().status == 0)
  }

  /// A line that is too long is skipped, and what follows is read.
  @Test func longLines() throws {
    let session = try ToolSession()
    let long = ToolSession.call(
      "explain_log", "{\"text\":\"\(String(repeating: "x", count: 5 << 20))\"}")
    let answer = try #require(try session.server.answer(long))
    #expect(answer.number == -32600 && answer["id"] is NSNull)
    #expect(try !session.call("tree", #"{"path":"Good.xib"}"#).isError)
  }

  @Test(arguments: [
    ["--timeout", "0"], ["x"], ["--stdio"], ["--toolset", "x"], ["--builds", "--read-only"],
  ])
  func commandLines(arguments: [String]) throws {
    #expect(try Tool.run(["mcp"] + arguments).status == 64)
  }

  @Test func theFolderExists() throws {
    let result = try Tool.run(["mcp", "--folder", "no-such-folder"])
    #expect(result.status == 2 && result.errors.contains("no-such-folder: No such folder."))
  }

  /// Changed lines: the server answers the next ping.
  @Test(arguments: [UInt64(21), 22]) func changedLines(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let session = try ToolSession()
    let seeds = [
      ToolSession.call("tree", #"{"path":"Good.xib","device":"iPhone SE"}"#),
      ToolSession.call(
        "what_if", #"{"path":"Good.xib","changes":["w.constant = 2"]}"#, id: "\"a\""),
      ToolSession.call("check", #"{"paths":["Good.xib"],"directions":["rtl"]}"#),
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#,
    ]
    for index in 0..<200 {
      let line = ServeFuzzTests.mutated(
        Data(seeds[Int.random(in: 0..<seeds.count, using: &random)].utf8), &random)
      try session.server.send(line)
      try session.server.send(
        Data(#"{"jsonrpc":"2.0","id":"ping \#(index)","method":"ping"}"#.utf8))
      // Answers to calls may come before or after.
      while let answer = try session.server.nextAnswer() {
        #expect(answer["result"] != nil || answer.number != nil)
        if answer["id"] as? String == "ping \(index)" { break }
      }
    }
    #expect(try session.server.end().status == 0, "seed \(seed)")
  }
}

import PageServer
import Testing

/// Messages of web sockets, whole and malformed.
struct MessageTests {
  typealias Client = WebSocketClient

  /// Bytes after which the server closes, and its reason; nil for a close without one.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let code: Int?
    let bytes: [UInt8]

    init(_ name: String, _ code: Int?, _ bytes: [UInt8]) {
      self.name = name
      self.code = code
      self.bytes = bytes
    }

    var testDescription: String { name }
  }

  static let endings = [
    Row("close", nil, Client.frame(0x88, [])),
    Row("close with a reason", 1000, Client.frame(0x88, [0x03, 0xE8])),
    Row("close with a reason in words", 1001, Client.frame(0x88, [0x03, 0xE9, 0x62, 0x79])),
    Row("close with a reason of its own", 4321, Client.frame(0x88, [0x10, 0xE1])),
    Row("close with half a reason", 1002, Client.frame(0x88, [0x03])),
    Row("close with a reserved reason", 1002, Client.frame(0x88, [0x03, 0xED])),
    Row("close with reason 0", 1002, Client.frame(0x88, [0, 0])),
    Row("close with broken words", 1007, Client.frame(0x88, [0x03, 0xE8, 0xFF])),
    Row("binary message", 1003, Client.frame(0x82, [1, 2])),
    Row("text that is not UTF-8", 1007, Client.frame(0x81, [0x61, 0xFF])),
    Row("half a letter", 1007, Client.frame(0x81, [0xC3])),
    Row("half of a pair", 1007, Client.frame(0x81, [0xED, 0xA0, 0x80])),
    Row(
      "letter that ends in no part", 1007, Client.frame(0x01, [0xC3]) + Client.frame(0x80, [0x61])),
    Row("frame without a mask", 1002, Client.frame(0x81, [0x61], isMasked: false)),
    Row("ping without a mask", 1002, Client.frame(0x89, [], isMasked: false)),
    Row("first reserved bit", 1002, Client.frame(0xC1, [0x61])),
    Row("second reserved bit", 1002, Client.frame(0xA1, [0x61])),
    Row("third reserved bit", 1002, Client.frame(0x91, [0x61])),
    Row("reserved kind of data", 1002, Client.frame(0x83, [])),
    Row("reserved kind of control", 1002, Client.frame(0x8B, [])),
    Row("continuation of nothing", 1002, Client.frame(0x80, [0x61])),
    Row("message in a message", 1002, Client.frame(0x01, [0x61]) + Client.frame(0x81, [0x62])),
    Row("binary in a message", 1002, Client.frame(0x01, [0x61]) + Client.frame(0x82, [0x62])),
    Row("ping in parts", 1002, Client.frame(0x09, [0x61])),
    Row("close in parts", 1002, Client.frame(0x08, [])),
    Row("long ping", 1002, Client.frame(0x89, [UInt8](repeating: 0, count: 126))),
    Row(
      "message of a byte too many", 1009, Client.frame(0x81, [UInt8](repeating: 97, count: 1001))),
    Row(
      "parts of a byte too many", 1009,
      Client.frame(0x01, [UInt8](repeating: 97, count: 600))
        + Client.frame(0x80, [UInt8](repeating: 97, count: 401))),
    Row(
      "parts without an end", 1009,
      (0..<9).flatMap { part in
        Client.frame(part == 0 ? 0x01 : 0x00, [UInt8](repeating: 97, count: 125))
      }),
    Row("gigabyte that is announced", 1009, [0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0]),
    Row("length above all", 1009, [0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 12)),
  ]

  @Test(arguments: endings)
  func theServerSaysWhyItCloses(row: Row) async throws {
    var limits = PageServer.Limits()
    limits.messageBytes = 1000
    let server = try TestServer(limits)
    let (frame, rest) = try await onThread {
      let client = try Client(server)
      // What follows the end is ignored.
      client.send(row.bytes + Client.message("after the end"))
      return (client.receive(), client.connection.receiveAll())
    }
    #expect(frame?.first == 0x88)
    #expect(frame?.code == row.code)
    #expect(rest.isEmpty)
    try await until { server.server.clientCount == 0 }
    #expect(try await server.isServing())
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("Grüße, 世界 🎈", "Grüße, 世界 🎈"),
    (String(repeating: "m", count: 1000), String(repeating: "m", count: 1000)),
    ("large 70000", String(repeating: "x", count: 70000)),
  ])
  func messagesAreAnswered(message: String, answer: String) async throws {
    var limits = PageServer.Limits()
    limits.messageBytes = 1000
    let server = try TestServer(limits)
    let frame = try await onThread {
      let client = try Client(server)
      client.send(message)
      return client.receive()
    }
    #expect(frame == .text(answer))
  }

  /// Parts are put together even between bytes of a letter and around a ping.
  @Test func partsAreAMessage() async throws {
    let server = try TestServer()
    let letters = Array("né 🎈".utf8)
    let frames = try await onThread {
      let client = try Client(server)
      for (index, letter) in letters.enumerated() {
        client.send(Client.frame(index == 0 ? 0x01 : 0x00, [letter]))
        client.send(Client.frame(0x00, []))
      }
      client.send(Client.frame(0x89, [7]))
      client.send(Client.frame(0x80, []))
      return [client.receive(), client.receive()]
    }
    #expect(frames == [.init(first: 0x8A, data: [7]), .text("né 🎈")])
  }

  /// Bytes come in any portions.
  @Test func framesComeByteByByte() async throws {
    let server = try TestServer()
    let frame = try await onThread {
      let client = try Client(server)
      for byte in Client.message(String(repeating: "b", count: 200)) { client.send([byte]) }
      return client.receive()
    }
    #expect(frame == .text(String(repeating: "b", count: 200)))
  }

  /// A client need not wait for the answer to its handshake.
  @Test(arguments: [1, 20_000])
  func aMessageMayComeWithTheHandshake(count: Int) async throws {
    let server = try TestServer()
    let message = String(repeating: "f", count: count)
    let frame = try await onThread {
      try Client(server, first: Client.message(message)).receive()
    }
    #expect(frame == .text(message))
  }

  @Test(arguments: [0, 1, 125])
  func pingsAreAnswered(count: Int) async throws {
    let server = try TestServer()
    let data = (0..<count).map { UInt8($0) }
    let frame = try await onThread {
      let client = try Client(server)
      // A pong that was not asked for says nothing.
      client.send(Client.frame(0x8A, [1]))
      client.send(Client.frame(0x89, data))
      return client.receive()
    }
    #expect(frame == .init(first: 0x8A, data: data))
  }

  @Test func answersComeWhenTheyAreReady() async throws {
    let server = try TestServer()
    let frames = try await onThread {
      let client = try Client(server)
      client.send("wait")
      client.send("fast")
      let first = client.receive()
      server.gate.open()
      return [first, client.receive()]
    }
    #expect(frames == [.text("fast"), .text("wait")])
  }

  /// As many messages as allowed are answered at a time; the others wait, with what follows them.
  @Test func aClientWithManyMessagesWaits() async throws {
    var limits = PageServer.Limits()
    limits.pendingRequests = 3
    let server = try TestServer(limits)
    let client = try await onThread {
      let client = try Client(server)
      client.send(Array(repeating: Client.message("wait"), count: 200).flatMap { $0 })
      return client
    }
    try await until { server.gate.maximum == 3 }
    // Another client is served meanwhile.
    #expect(try await server.isServing())
    #expect(server.gate.maximum == 3)
    server.gate.open()
    let frames = try await onThread { (0..<200).map { _ in client.receive() } }
    #expect(frames.allSatisfy { $0 == .text("wait") })
    #expect(server.gate.maximum == 3)
  }
}

import Foundation
import TestSupport
import Testing

@testable import PageServer

/// Clients that take more than their share get an error or the end, and others are served.
struct HostileClientTests {
  typealias Client = WebSocketClient

  static func limits(_ change: (inout PageServer.Limits) -> Void) -> PageServer.Limits {
    var limits = PageServer.Limits()
    change(&limits)
    return limits
  }

  @Test(arguments: [
    "GET /", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: ", "GET / HTTP/1.1\r\n: \r\n", "",
  ])
  func aHeadWithoutAnEndIsRefused(start: String) async throws {
    let server = try TestServer()
    let answer = try await server.answer(
      to: start + String(repeating: "a", count: (16 << 10) + 1))
    #expect([400, 431].contains(answer?.status))
    // One that goes on is cut off; 64 MB are more than buffers hold.
    let isCut = try await onThread {
      let connection = try Connection(port: server.port)
      connection.send(start)
      let part = [UInt8](repeating: 0x61, count: 1 << 16)
      return (0..<1024).contains { _ in !connection.send(part) }
    }
    #expect(isCut)
    #expect(try await server.isServing())
  }

  @Test func manyHeaderLinesAreRefused() async throws {
    let server = try TestServer()
    let lines = (0..<5000).map { "A\($0): b\r\n" }.joined()
    let answer = try await server.answer(to: server.request("/page.css", rest: lines))
    #expect([400, 431].contains(answer?.status))
  }

  @Test func aHeadOfTheLimitIsRead() async throws {
    let server = try TestServer()
    let short = server.request("/page.css", rest: "A: \r\n").utf8.count
    for (count, status) in [((16 << 10) - short, 200), ((16 << 10) - short + 1, 431)] {
      let rest = "A: \(String(repeating: "a", count: count))\r\n"
      #expect(
        try await server.answer(to: server.request("/page.css", rest: rest))?.status == status)
    }
  }

  @Test(arguments: [("GET", 413), ("POST", 405)])
  func aHugeBodyIsNotRead(method: String, status: Int) async throws {
    let server = try TestServer()
    let head = server.request(
      "/page.css", method: method, rest: "Content-Length: 1000000000000\r\n")
    #expect(try await server.answer(to: head)?.status == status)
    let isCut = try await onThread {
      let connection = try Connection(port: server.port)
      connection.send(head)
      let part = [UInt8](repeating: 0x61, count: 1 << 16)
      return (0..<1024).contains { _ in !connection.send(part) }
    }
    #expect(isCut)
    #expect(try await server.isServing())
  }

  /// A request must be complete in time, however often a byte of it comes.
  @Test func aSlowWriterIsEnded() async throws {
    let server = try TestServer(
      Self.limits {
        $0.requestSeconds = 0.2
        $0.headBytes = 1 << 40
      })
    try await onThread {
      let silent = try Connection(port: server.port)
      let slow = try Connection(port: server.port)
      slow.send("GET /page.css HTTP/1.1\r\nA: ")
      #expect(silent.receiveAll().isEmpty)
      while slow.send("a") {}
    }
    try await until { server.server.connectionCount == 0 }
  }

  @Test func aSlowReaderOfAFileIsEnded() async throws {
    let size = 32 << 20
    let server = try TestServer(Self.limits { $0.idleSeconds = 0.1 }, pageBytes: size)
    let connection = try await onThread {
      let connection = try Connection(port: server.port, receives: 4096)
      connection.send(server.request("/?token=\(TestServer.token)"))
      _ = connection.receive(1)
      return connection
    }
    try await until { server.server.connectionCount == 0 }
    let received = try await onThread { connection.receiveAll().count }
    #expect(received < size)
    #expect(try await server.isServing())
  }

  @Test func aReaderOfAFileGetsAll() async throws {
    let server = try TestServer(pageBytes: 8 << 20)
    let page = try await server.answer(to: server.request("/?token=\(TestServer.token)"))
    #expect(page?.body.count == 8 << 20)
  }

  @Test func aClientThatStaysAfterItsAnswerIsEnded() async throws {
    let server = try TestServer(Self.limits { $0.idleSeconds = 0.1 })
    let (connection, answer) = try await onThread {
      let connection = try Connection(port: server.port)
      connection.send(server.request("/page.css"))
      return (connection, Response(connection.receiveAll()))
    }
    #expect(answer?.status == 200)
    try await until { server.server.connectionCount == 0 }
    withExtendedLifetime(connection) {}
  }

  /// Requests that only wait give way to new ones; web sockets stay.
  @Test func aThousandConnectionsKeepOutNoOther() async throws {
    var files = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    files.rlim_cur = files.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
    let count = min(1000, Int(clamping: files.rlim_cur) - 200)
    let server = try TestServer(
      Self.limits {
        $0.connections = 16
        $0.requestSeconds = 1e6
      })
    let before = try await onThread { try Client(server) }
    let (others, echo) = try await onThread {
      let others = try (0..<count).map { _ in
        let other = try Connection(port: server.port)
        other.send("GET / HTTP/1.1\r\n")
        return other
      }
      // All that had to give way are ended.
      for other in others.dropLast(15) { _ = other.receiveAll() }
      before.send("before")
      return (others, before.receive())
    }
    #expect(echo == .text("before"))
    #expect(server.server.connectionCount == 16)
    #expect(try await server.isServing())
    withExtendedLifetime(others) {}
  }

  @Test func webSocketsDoNotGiveWay() async throws {
    let server = try TestServer(Self.limits { $0.connections = 2 })
    let clients = try await onThread { [try Client(server), try Client(server)] }
    #expect(try await server.answer(to: server.request("/page.css")) == nil)
    let echoes = try await onThread {
      for client in clients { client.send("a") }
      return clients.map { $0.receive() }
    }
    #expect(echoes == [.text("a"), .text("a")])
    try await onThread {
      clients[0].send(Client.frame(0x88, []))
      _ = clients[0].connection.receiveAll()
    }
    try await until { server.server.clientCount == 1 }
    #expect(try await server.answer(to: server.request("/page.css"))?.status == 200)
  }

  /// A client that takes nothing of its answers is ended by the time that it takes nothing.
  @Test func aSlowReaderOfAnswersIsEnded() async throws {
    let server = try TestServer(Self.limits { $0.idleSeconds = 0.2 })
    let client = try await onThread {
      let client = try Client(server, receives: 4096)
      for _ in 0..<200 { client.send("large 1000000") }
      return client
    }
    try await until { server.server.clientCount == 0 }
    let received = try await onThread { client.connection.receiveAll().count }
    #expect(received < 200_000_000)
    #expect(try await server.isServing())
  }

  /// A single answer may be more than a client may leave unread.
  @Test func anAnswerAboveTheLimitEndsTheClient() async throws {
    let server = try TestServer(Self.limits { $0.pendingBytes = 1 << 20 })
    let frame = try await onThread {
      let client = try Client(server)
      client.send("large 2000000")
      return client.receive()
    }
    #expect(frame == nil)
    #expect(try await server.isServing())
  }

  @Test func broadcastsToAClientThatDoesNotReadEnd() async throws {
    let server = try TestServer(
      Self.limits {
        $0.idleSeconds = 1e6
        $0.pendingBytes = 1 << 20
      })
    let message = String(repeating: "m", count: 1 << 16)
    let (slow, count) = try await onThread {
      let slow = try Client(server, receives: 4096)
      let other = try Client(server)
      var count = 0
      while server.server.clientCount == 2, count < 4096 {
        server.server.broadcast(message)
        #expect(other.receive() == .text(message))
        count += 1
      }
      return (slow, count)
    }
    // 256 MB are more than buffers of the system hold.
    #expect(count < 4096)
    let received = try await onThread { slow.connection.receiveAll().count }
    #expect(received < count << 16)
  }

  /// A burst of more than all clients may leave unread is not stored.
  @Test func aBurstAboveTheLimitEndsClients() async throws {
    let server = try TestServer(Self.limits { $0.pendingBytes = 1000 })
    let client = try await onThread { try Client(server) }
    server.server.broadcast(String(repeating: "m", count: 1001))
    #expect(try await onThread { client.receive() } == nil)
    #expect(try await server.isServing())
  }

  /// Pings without reading their answers.
  @Test func pongsAreNotStoredWithoutBounds() async throws {
    let server = try TestServer(Self.limits { $0.idleSeconds = 0.2 })
    let ping = Array(repeating: Client.frame(0x89, [UInt8](repeating: 1, count: 125)), count: 500)
      .flatMap { $0 }
    let isCut = try await onThread {
      let client = try Client(server, receives: 4096)
      return (0..<4096).contains { _ in !client.send(ping) }
    }
    #expect(isCut)
    #expect(try await server.isServing())
  }

  /// Random bytes, and random frames with random changes, end at most their own connection.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func randomBytesEndNothingElse(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let server = try TestServer(Self.limits { $0.messageBytes = 1000 })
    var bytes: [UInt8] = []
    for _ in 0..<20 {
      let count = Int.random(in: 0..<300, using: &random)
      let data = (0..<count).map { _ in UInt8.random(in: 0x20..<0x7F, using: &random) }
      bytes += Client.frame(
        [0x01, 0x00, 0x80, 0x81, 0x89].randomElement(using: &random) ?? 0, data)
    }
    for _ in 0..<Int(seed % 4) {
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
    }
    let noise = bytes
    try await onThread {
      let client = try Client(server)
      client.send(noise + Client.frame(0x88, []))
      let plain = try Connection(port: server.port)
      plain.send(noise + Array("\r\n\r\n".utf8))
      _ = plain.receiveAll()
    }
    #expect(try await server.isServing(), "seed \(seed)")
  }
}

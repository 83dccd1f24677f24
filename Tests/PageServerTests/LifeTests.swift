import PageServer
import Testing

@testable import PageServer

/// Servers that start and stop, and clients that come and go.
struct LifeTests {
  typealias Client = WebSocketClient

  @Test func broadcastsReachAllWebSockets() async throws {
    let server = try TestServer()
    server.server.broadcast("to no client")
    let clients = try await onThread { try (0..<5).map { _ in try Client(server) } }
    #expect(server.server.clientCount == 5)
    for number in 0..<100 { server.server.broadcast("message \(number)") }
    let texts = try await onThread {
      clients.map { client in (0..<100).map { _ in client.receive()?.text } }
    }
    #expect(texts.allSatisfy { $0 == (0..<100).map { "message \($0)" } })
  }

  @Test func broadcastsComeFromManyThreads() async throws {
    let server = try TestServer()
    let client = try await onThread { try Client(server) }
    await withTaskGroup { group in
      for number in 0..<50 { group.addTask { server.server.broadcast("\(number)") } }
    }
    let texts = try await onThread { (0..<50).map { _ in client.receive()?.text ?? "" } }
    #expect(Set(texts) == Set((0..<50).map { "\($0)" }))
  }

  /// A client that goes takes its answers along, whichever way it goes.
  @Test(arguments: [false, true])
  func aClientThatGoesIsForgotten(resets: Bool) async throws {
    let server = try TestServer()
    var client: Client? = try await onThread {
      let client = try Client(server)
      for _ in 0..<20 { client.send("wait") }
      return client
    }
    try await until { server.gate.maximum == 8 }
    if resets { client?.connection.resetAtEnd() }
    client = nil
    try await until { server.server.clientCount == 0 }
    try await until { server.gate.cancelled == 8 }
    server.gate.open()
    #expect(try await server.isServing())
  }

  /// Writing to a client that is gone is an error of the connection, and ends neither process nor server.
  @Test func clientsGoWhileTheServerWrites() async throws {
    let server = try TestServer()
    for resets in [false, true] {
      try await onThread {
        for _ in 0..<50 {
          let client = try Client(server)
          for _ in 0..<4 { client.send("large 300000") }
          if resets { client.connection.resetAtEnd() }
        }
      }
    }
    try await until { server.server.clientCount == 0 }
    #expect(try await server.isServing())
  }

  @Test func stoppingEndsEverything() async throws {
    let server = try TestServer()
    let (client, request) = try await onThread {
      (try Client(server), try Connection(port: server.port))
    }
    _ = try await onThread { client.send("wait") }
    try await until { server.gate.maximum == 1 }
    server.server.stop()
    #expect(server.server.clientCount == 0)
    let (frame, rest) = try await onThread {
      (client.receive(), client.connection.receiveAll() + request.receiveAll())
    }
    #expect(frame?.code == 1001)
    #expect(rest.isEmpty)
    await #expect(throws: Connection.Failure.self) {
      try await onThread { try Connection(port: server.port) }
    }
    // An answer that is ready too late goes nowhere.
    server.gate.open()
    server.server.broadcast("to no client")
    server.server.stop()
  }

  @Test func aServerStartsAgain() async throws {
    let server = PageServer(files: [:], token: "t") { $0 }
    for _ in 0..<3 {
      let port = try server.start()
      #expect(throws: PageServerError.isRunning) { try server.start() }
      let answer = try await onThread {
        let connection = try Connection(port: port)
        connection.send("GET /?token=t HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n")
        return Response(connection.receiveAll())
      }
      #expect(answer?.status == 404)
      server.stop()
    }
  }

  @Test func aForgottenServerStops() async throws {
    let port: Int
    do {
      let server = PageServer(files: [:], token: "t") { $0 }
      port = try server.start()
    }
    await #expect(throws: Connection.Failure.self) {
      try await onThread { try Connection(port: port) }
    }
  }

  @Test func aPortInUseIsSaid() throws {
    let first = try TestServer()
    let second = PageServer(files: [:], token: "t") { $0 }
    #expect(throws: PageServerError.portInUse(first.port)) {
      try second.start(port: first.port)
    }
    #expect(second.clientCount == 0)
  }

  @Test(arguments: [
    ("127.0.0.1", -1, PageServerError.noPort(-1)),
    ("127.0.0.1", 65536, .noPort(65536)),
    // No name has an empty part, so that no other machine is asked for it.
    ("a..b", 0, .unknownHost("a..b")),
    ("192.0.2.1", 0, .foreignHost("192.0.2.1")),
  ])
  func wrongAddressesAreRefused(host: String, port: Int, error: PageServerError) {
    let server = PageServer(files: [:], token: "t") { $0 }
    #expect(throws: error) { try server.start(host: host, port: port) }
  }

  @Test(arguments: [
    (PageServerError.isRunning, "The server is running already."),
    (.noPort(-1), "-1 is not a port; ports are numbers from 0 to 65535."),
    (.unknownHost("a"), "The host a is unknown."),
    (.foreignHost("a"), "a is not an address of this machine."),
    (.portInUse(80), "Another program listens at port 80."),
    (.portReserved(80), "Port 80 needs more rights than this program has."),
    (.system("reason"), "The server cannot listen: reason."),
  ])
  func errorsAreSentences(error: PageServerError, text: String) {
    #expect("\(error)" == text)
  }
}

import Synchronization

@testable import PageServer

/// A server that listens, and its token.
///
/// It answers a message with the message, `large N` with N bytes, and `wait` when it is allowed to.
final class TestServer: Sendable {
  static let token = "AbC-_123"
  static let page = "<!doctype html><title>Page</title>"

  let server: PageServer
  let port: Int
  let gate = Gate()

  init(_ limits: PageServer.Limits = .init(), pageBytes: Int? = nil) throws {
    let page = pageBytes.map { [UInt8](repeating: 0x20, count: $0) } ?? Array(Self.page.utf8)
    server = PageServer(
      files: [
        "/": .init(type: "text/html; charset=utf-8", bytes: page),
        "/page.css": .init(type: "text/css; charset=utf-8", bytes: Array("body {}".utf8)),
      ],
      token: Self.token, limits: limits
    ) { [gate] message in
      if message == "wait" { await gate.wait() }
      guard message.hasPrefix("large "), let count = Int(message.dropFirst(6)) else {
        return message
      }
      return String(repeating: "x", count: count)
    }
    port = try server.start()
  }

  deinit { server.stop() }

  /// Returns a request.
  ///
  /// - Parameters:
  ///   - host: The host; nil omits the header.
  ///   - rest: Further header lines, each with its end, and what follows the head after them.
  func request(
    _ target: String, method: String = "GET", host: String? = "127.0.0.1:PORT", rest: String = ""
  ) -> String {
    let hostLine = host.map { "Host: \($0)\r\n" } ?? ""
    return "\(method) \(target) HTTP/1.1\r\n\(hostLine)\(rest)"
      .replacing("PORT", with: "\(port)") + (rest.contains("\r\n\r\n") ? "" : "\r\n")
  }

  /// Returns a request for a web socket.
  ///
  /// - Parameter origin: The origin; nil omits the header.
  func handshake(
    _ target: String = "/socket?token=\(token)", host: String = "127.0.0.1:PORT",
    origin: String? = "http://127.0.0.1:PORT"
  ) -> String {
    request(
      target, host: host,
      rest: (origin.map { "Origin: \($0)\r\n" } ?? "")
        + "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
  }

  /// Sends bytes on a new connection and returns the answer, after which the connection must end.
  func answer(to bytes: [UInt8]) async throws -> Response? {
    try await onThread { [port] in
      let connection = try Connection(port: port)
      connection.send(bytes)
      return Response(connection.receiveAll())
    }
  }

  func answer(to text: String) async throws -> Response? { try await answer(to: Array(text.utf8)) }

  /// Returns whether a client that comes now is served.
  func isServing() async throws -> Bool {
    let page = try await answer(to: request("/page.css"))
    let echo = try await onThread {
      let client = try WebSocketClient(self)
      client.send("still here")
      return client.receive()
    }
    return page?.status == 200 && echo == .text("still here")
  }
}

/// A gate before answers.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var maximum = 0
    var cancelled = 0
  }

  private let state = Mutex(State())

  /// The largest number of answers that waited at a time.
  var maximum: Int { state.withLock { $0.maximum } }
  /// The number of answers that waited when their tasks were cancelled.
  var cancelled: Int { state.withLock { $0.cancelled } }

  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOpen = state.withLock { state in
          if !state.isOpen { state.waiting.append(continuation) }
          state.maximum = max(state.maximum, state.waiting.count)
          return state.isOpen
        }
        if isOpen { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.cancelled += 1 }
    }
  }

  /// Lets those that wait through, and all later ones.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

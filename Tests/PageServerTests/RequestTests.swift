import Testing

@testable import PageServer

/// Answered and refused requests.
struct RequestTests {
  /// A request and its status.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let status: Int
    let request: @Sendable (TestServer) -> String

    init(_ name: String, _ status: Int, _ request: @escaping @Sendable (TestServer) -> String) {
      self.name = name
      self.status = status
      self.request = request
    }

    var testDescription: String { name }
  }

  static let token = "token=\(TestServer.token)"

  /// The headers that every answer has.
  static let safety = [
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "cache-control": "no-store", "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
  ]

  static let requests = [
    Row("page", 200) { $0.request("/?\(token)") },
    Row("page with more items", 200) { $0.request("/?view=2&\(token)&scale=3") },
    Row("page without a token", 403) { $0.request("/") },
    Row("page with an empty token", 403) { $0.request("/?token=") },
    Row("page with a wrong token", 403) { $0.request("/?token=AbC-_124") },
    Row("page with a shorter token", 403) { $0.request("/?token=AbC-_12") },
    Row("page with a longer token", 403) { $0.request("/?\(token)3") },
    Row("page with the token twice over", 403) {
      $0.request("/?\(token)\(TestServer.token)")
    },
    Row("page with a wrong token first", 403) { $0.request("/?token=a&\(token)") },
    Row("page with another item", 403) { $0.request("/?a\(token)") },
    Row("file without a token", 200) { $0.request("/page.css") },
    Row("file with a query", 200) { $0.request("/page.css?version=2") },
    Row("HEAD of a file", 200) { $0.request("/page.css", method: "HEAD") },
    Row("HEAD of the page without a token", 403) { $0.request("/", method: "HEAD") },
    Row("unknown path", 404) { $0.request("/other.css") },
    Row("path in capitals", 404) { $0.request("/PAGE.css") },
    Row("folder", 404) { $0.request("/page.css/") },
    Row("two slashes", 404) { $0.request("//page.css") },
    Row("folders above", 404) { $0.request("/../../etc/passwd") },
    Row("folders above with escapes", 404) { $0.request("/%2e%2e/%2e%2e/etc/passwd") },
    Row("folders above with all escapes", 404) { $0.request("/..%2f..%2fetc%2fpasswd") },
    Row("escaped letters", 404) { $0.request("/%70age.css") },
    Row("escaped zero byte", 404) { $0.request("/page.css%00") },
    Row("zero byte", 400) { $0.request("/page.css\0") },
    Row("whole address", 404) { $0.request("http://127.0.0.1:PORT/page.css") },
    Row("no path", 400) { $0.request("") },
    Row("no host", 403) { $0.request("/page.css", host: nil) },
    Row("empty host", 403) { $0.request("/page.css", host: "") },
    Row("host without a port", 403) { $0.request("/page.css", host: "127.0.0.1") },
    Row("host with another port", 403) { $0.request("/page.css", host: "127.0.0.1:1") },
    Row("host of another domain", 403) { $0.request("/page.css", host: "evil.example:PORT") },
    Row("host that begins alike", 403) {
      $0.request("/page.css", host: "127.0.0.1.evil.example:PORT")
    },
    Row("two hosts", 403) {
      $0.request("/page.css", rest: "Host: evil.example\r\n")
    },
    Row("host by name", 200) { $0.request("/page.css", host: "localhost:PORT") },
    Row("host by name in capitals", 200) { $0.request("/page.css", host: "LOCALHOST:PORT") },
    Row("host by another address", 200) { $0.request("/page.css", host: "[::1]:PORT") },
    Row("POST", 405) { $0.request("/?\(token)", method: "POST") },
    Row("PUT", 405) { $0.request("/page.css", method: "PUT") },
    Row("DELETE", 405) { $0.request("/page.css", method: "DELETE") },
    Row("OPTIONS", 405) { $0.request("/page.css", method: "OPTIONS") },
    Row("TRACE", 405) { $0.request("/page.css", method: "TRACE") },
    Row("CONNECT", 405) { $0.request("127.0.0.1:PORT", method: "CONNECT") },
    Row("unknown method", 400) { $0.request("/page.css", method: "FETCH") },
    Row("body", 413) { $0.request("/page.css", rest: "Content-Length: 3\r\n\r\nabc") },
    Row("body without bytes", 200) { $0.request("/page.css", rest: "Content-Length: 0\r\n") },
    Row("body in chunks", 413) {
      $0.request("/page.css", rest: "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n")
    },
    Row("body that is announced", 413) {
      $0.request("/page.css", rest: "Content-Length: 3\r\nExpect: 100-continue\r\n")
    },
    Row("length without a number", 400) {
      $0.request("/page.css", rest: "Content-Length: many\r\n")
    },
    Row("words", 400) { _ in "Good morning.\r\n\r\n" },
    Row("another protocol", 400) { _ in "\u{16}\u{3}\u{1}\r\n\r\n" },
    Row("two requests, of which the second is ignored", 200) {
      $0.request("/page.css") + $0.request("/")
    },
    Row("upgrade to another protocol", 200) {
      $0.request("/page.css", rest: "Connection: Upgrade\r\nUpgrade: h2c\r\n")
    },
    Row("web socket of a file", 200) { $0.handshake("/page.css") },
    Row("web socket without a token", 403) { $0.handshake("/socket") },
    Row("web socket with a wrong token", 403) { $0.handshake("/socket?token=AbC-_124") },
    Row("web socket without an origin", 403) { $0.handshake(origin: nil) },
    Row("web socket of another origin", 403) { $0.handshake(origin: "http://evil.example") },
    Row("web socket of a file's origin", 403) { $0.handshake(origin: "null") },
    Row("web socket of another port", 403) { $0.handshake(origin: "http://127.0.0.1:1") },
    Row("web socket of another scheme", 403) { $0.handshake(origin: "https://127.0.0.1:PORT") },
    Row("web socket of another name", 403) { $0.handshake(origin: "http://localhost:PORT") },
    Row("web socket with another host", 403) {
      $0.handshake(host: "evil.example:PORT", origin: "http://evil.example:PORT")
    },
    Row("web socket's path without a web socket", 426) {
      $0.request("/socket?\(token)", rest: "Origin: http://127.0.0.1:PORT\r\n")
    },
    Row("web socket of another version", 426) {
      $0.handshake().replacing("Version: 13", with: "Version: 8")
    },
    Row("web socket without a key", 426) {
      $0.handshake().replacing("Sec-WebSocket-Key", with: "Sec-WebSocket-Lock")
    },
    Row("web socket with HEAD", 400) { $0.handshake().replacing("GET", with: "HEAD") },
  ]

  @Test(arguments: requests)
  func everyRequestIsAnswered(row: Row) async throws {
    let server = try TestServer()
    let answer = try #require(try await server.answer(to: row.request(server)))
    #expect(answer.status == row.status)
    #expect(answer.headers["connection"] == "close")
    for (name, value) in Self.safety { #expect(answer.headers[name] == value) }
    if row.status != 200 {
      #expect(answer.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(!answer.text.contains(TestServer.token))
    }
  }

  @Test func filesHaveTypesAndLengths() async throws {
    let server = try TestServer()
    let page = try #require(try await server.answer(to: server.request("/?\(Self.token)")))
    #expect(page.text == TestServer.page)
    #expect(page.headers["content-type"] == "text/html; charset=utf-8")
    #expect(page.headers["content-length"] == "\(TestServer.page.utf8.count)")
    let head = try #require(
      try await server.answer(to: server.request("/page.css", method: "HEAD")))
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == "7")
    let post = try #require(
      try await server.answer(to: server.request("/page.css", method: "POST")))
    #expect(post.headers["allow"] == "GET, HEAD")
  }

  @Test(arguments: [
    ("http://127.0.0.1:PORT", "127.0.0.1:PORT"), ("http://localhost:PORT", "localhost:PORT"),
    ("http://[::1]:PORT", "[::1]:PORT"), ("HTTP://LocalHost:PORT", "localhost:PORT"),
  ])
  func aPageOfThisServerGetsAWebSocket(origin: String, host: String) async throws {
    let server = try TestServer()
    let head = try await onThread {
      let connection = try Connection(port: server.port)
      connection.send(server.handshake(host: host, origin: origin))
      return Response(connection.receive())
    }
    #expect(head?.status == 101)
    // The example of RFC 6455, section 1.3.
    #expect(head?.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    for (name, value) in Self.safety { #expect(head?.headers[name] == value) }
  }

  @Test(
    arguments: [
      ("127.0.0.1", 81, []), ("Box.local", 81, ["box.local:81"]),
      ("fe80::1", 81, ["[fe80::1]:81"]), ("[::2]", 81, ["[::2]:81"]),
      ("10.0.0.1", 80, ["10.0.0.1", "10.0.0.1:80", "127.0.0.1", "localhost", "[::1]"]),
    ] as [(String, Int, Set<String>)])
  func hostsByHand(host: String, port: Int, others: Set<String>) {
    let loopback: Set = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
    #expect(RequestRules.authorities(host: host, port: port) == loopback.union(others))
  }

  @Test func tokensAreRandomAndMatchThemselvesOnly() {
    let tokens = (0..<100).map { _ in PageServer.newToken() }
    #expect(Set(tokens).count == 100)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(letters.contains) })
    #expect(Token(tokens[0]).matches(tokens[0][...]))
    #expect(!Token(tokens[0]).matches(tokens[1][...]))
    #expect(!Token("").matches(""))
  }
}

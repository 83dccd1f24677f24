internal import NIOCore
internal import NIOHTTP1

/// The answer to a request; the connection ends after it.
struct Answer: Sendable {
  /// The headers of every answer: the page loads from this server alone, in no frame, and nothing is stored.
  static let safety: HTTPHeaders = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
  ]

  /// The status.
  let status: HTTPResponseStatus
  /// All headers.
  let headers: HTTPHeaders
  /// The content, which answers to HEAD leave out.
  let body: ByteBuffer

  /// Creates the answer that sends a file; all answers share its bytes.
  init(_ file: PageServer.File) {
    self.init(.ok, type: file.type, body: ByteBuffer(bytes: file.bytes))
  }

  /// Creates the answer that refuses a request.
  ///
  /// - Parameter sentence: The reason, as plain text.
  init(_ status: HTTPResponseStatus, _ sentence: String, headers: HTTPHeaders = [:]) {
    self.init(
      status, type: "text/plain; charset=utf-8", body: ByteBuffer(string: sentence + "\n"),
      headers: headers)
  }

  private init(
    _ status: HTTPResponseStatus, type: String, body: ByteBuffer, headers: HTTPHeaders = [:]
  ) {
    var all = Self.safety
    all.add(contentsOf: headers)
    all.add(name: "Content-Type", value: type)
    all.add(name: "Content-Length", value: "\(body.readableBytes)")
    all.add(name: "Connection", value: "close")
    self.status = status
    self.headers = all
    self.body = body
  }
}

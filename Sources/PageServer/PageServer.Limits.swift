extension PageServer {
  /// A file that the server sends.
  package struct File: Sendable {
    /// The media type, such as `text/css; charset=utf-8`.
    package let type: String
    /// The content.
    package let bytes: [UInt8]

    /// Creates a file.
    package init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// The bounds of connections.
  package struct Limits: Sendable {
    /// The maximum number of connections.
    ///
    /// One more ends the oldest that is not a web socket; if all are web sockets it is closed itself.
    package var connections = 128
    /// The maximum length of a message to the server, in bytes.
    package var messageBytes = 4 << 20
    /// The maximum length of a request with its header lines, in bytes.
    package var headBytes = 16 << 10
    /// The time in which a request must be complete, in seconds.
    package var requestSeconds = 10.0
    /// The time in which a client must take a part of what is sent to it, in seconds; one that takes nothing is closed
    /// after once to twice this time.
    package var idleSeconds = 10.0
    /// The maximum number of messages of a client that are answered at a time; the server reads no more until then.
    package var pendingRequests = 8
    /// The maximum number of bytes that a web socket has not read; one that exceeds it is closed.
    package var pendingBytes = 64 << 20

    /// Creates the default bounds.
    package init() {}
  }
}

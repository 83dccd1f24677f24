/// A client's side of a web socket, which sends any frames.
final class WebSocketClient: Sendable {
  /// A frame of the server.
  struct Frame: Equatable, Sendable {
    let first: UInt8
    let data: [UInt8]

    var text: String { String(decoding: data, as: UTF8.self) }
    /// The reason of a frame that closes.
    var code: Int? { data.count >= 2 ? Int(data[0]) << 8 | Int(data[1]) : nil }

    static func text(_ text: String) -> Frame { Frame(first: 0x81, data: Array(text.utf8)) }
  }

  /// An answer to the handshake that is not a web socket.
  struct Refusal: Error {
    let answer: String
  }

  let connection: Connection

  /// Opens a web socket.
  ///
  /// - Parameter first: Bytes that are sent together with the handshake.
  init(_ server: TestServer, receives: Int32? = nil, first: [UInt8] = []) throws {
    connection = try Connection(port: server.port, receives: receives)
    connection.send(Array(server.handshake().utf8) + first)
    var head: [UInt8] = []
    while !head.reversed().starts(with: "\n\r\n\r".utf8) {
      let byte = connection.receive(1)
      if byte.isEmpty { break }
      head += byte
    }
    let answer = String(decoding: head, as: UTF8.self)
    guard answer.hasPrefix("HTTP/1.1 101 ") else { throw Refusal(answer: answer) }
    guard first.isEmpty else { return }
    // The server counts it from this answer on.
    send(Self.frame(0x89, []))
    guard receive() == Frame(first: 0x8a, data: []) else { throw Refusal(answer: "no pong") }
  }

  /// Returns the bytes of a frame.
  ///
  /// - Parameter first: The byte of flags and kind.
  static func frame(_ first: UInt8, _ data: [UInt8], isMasked: Bool = true) -> [UInt8] {
    let flag: UInt8 = isMasked ? 0x80 : 0
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    var bytes = [first]
    switch data.count {
    case ...125: bytes.append(flag | UInt8(data.count))
    case ...0xFFFF: bytes += [flag | 126, UInt8(data.count >> 8), UInt8(data.count & 0xFF)]
    default:
      bytes.append(flag | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
    }
    guard isMasked else { return bytes + data }
    return bytes + mask + data.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  /// Returns the bytes of a text message.
  static func message(_ text: String) -> [UInt8] { frame(0x81, Array(text.utf8)) }

  @discardableResult func send(_ bytes: [UInt8]) -> Bool { connection.send(bytes) }

  @discardableResult func send(_ text: String) -> Bool { send(Self.message(text)) }

  /// Returns the next frame; nil at the end of the connection.
  func receive() -> Frame? {
    let head = connection.receive(exactly: 2)
    guard head.count == 2 else { return nil }
    let extra = head[1] == 126 ? 2 : head[1] == 127 ? 8 : 0
    let length =
      extra == 0
      ? Int(head[1]) : connection.receive(exactly: extra).reduce(0) { $0 << 8 | Int($1) }
    let data = connection.receive(exactly: length)
    return data.count == length ? Frame(first: head[0], data: data) : nil
  }
}

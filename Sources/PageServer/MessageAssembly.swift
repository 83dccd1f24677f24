internal import NIOCore
internal import NIOWebSocket

/// Makes messages of the frames of a client, by the rules of RFC 6455.
struct MessageAssembly {
  /// The meaning of a frame.
  enum Event: Equatable {
    /// A message is complete.
    case message(String)
    /// The client wants its data back.
    case ping(ByteBuffer)
    /// The client closes, for a reason unless nil.
    case close(WebSocketErrorCode?)
    /// The client breaks a rule.
    case fault(WebSocketErrorCode)
    /// The message goes on, or the frame needs no answer.
    case nothing
  }

  private let maximumBytes: Int
  /// The parts of a message so far; nil between messages.
  private var message: ByteBuffer?

  /// Creates an assembly.
  ///
  /// - Parameter maximumBytes: The maximum length of a message.
  init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  /// Takes the next frame.
  mutating func take(_ frame: WebSocketFrame) -> Event {
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return .fault(.protocolError)
    }
    switch frame.opcode {
    case .text where message == nil: return append(frame, to: ByteBuffer())
    case .continuation:
      guard let message else { return .fault(.protocolError) }
      // Without a second owner the parts are appended in place.
      self.message = nil
      return append(frame, to: message)
    case .binary where message == nil: return .fault(.unacceptableData)
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .nothing
    case .connectionClose: return Self.close(frame.unmaskedData)
    default: return .fault(.protocolError)
    }
  }

  private mutating func append(_ frame: WebSocketFrame, to start: ByteBuffer) -> Event {
    var part = frame.unmaskedData
    guard start.readableBytes + part.readableBytes <= maximumBytes else {
      return .fault(.messageTooLarge)
    }
    var message = start
    message.writeBuffer(&part)
    guard frame.fin else {
      self.message = message
      return .nothing
    }
    return String(validating: message.readableBytesView, as: UTF8.self)
      .map { .message($0) } ?? .fault(.dataInconsistentWithMessage)
  }

  private static func close(_ data: ByteBuffer) -> Event {
    var data = data
    guard data.readableBytes > 0 else { return .close(nil) }
    guard let number: UInt16 = data.readInteger() else { return .fault(.protocolError) }
    switch number {
    case 1000...1003, 1007...1014, 3000...4999: break
    default: return .fault(.protocolError)
    }
    guard String(validating: data.readableBytesView, as: UTF8.self) != nil else {
      return .fault(.dataInconsistentWithMessage)
    }
    return .close(WebSocketErrorCode(codeNumber: Int(number)))
  }
}

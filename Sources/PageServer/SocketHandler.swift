internal import NIOCore
internal import NIOWebSocket

/// Answers the messages of a web socket.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  /// The maximum number of messages that wait: more than the bytes that are read at a time hold.
  ///
  /// When a client closes its side, the system delivers all that it has sent, however many messages wait.
  private static let maximumWaiting = 1 << 14

  private let connection: ConnectionGuard
  private let clients: Clients
  private let limits: PageServer.Limits
  private let answer: @Sendable (String) async -> String

  private var context: ChannelHandlerContext?
  private var assembly: MessageAssembly
  /// The messages that were read before the client had to wait.
  private var waiting = CircularBuffer<String>()
  /// The messages that are being answered, by their numbers.
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var nextNumber = 0
  private var isClosing = false
  /// Whether the client may send when it need not wait any longer.
  private var wantsRead = false

  /// Creates a handler.
  init(
    _ connection: ConnectionGuard, clients: Clients, limits: PageServer.Limits,
    answer: @escaping @Sendable (String) async -> String
  ) {
    self.connection = connection
    self.clients = clients
    self.limits = limits
    self.answer = answer
    assembly = MessageAssembly(maximumBytes: limits.messageBytes)
  }

  /// Returns the frame of a text message.
  static func text(_ message: String) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: message))
  }

  /// Returns the frame that closes a web socket, for a reason unless nil.
  static func closing(_ reason: WebSocketErrorCode?) -> WebSocketFrame {
    var data = ByteBuffer()
    if let reason { data.write(webSocketErrorCode: reason) }
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    connection.becomeSocket()
    clients.becomeSocket(context.channel)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    drop()
    self.context = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosing else { return }
    switch assembly.take(unwrapInboundIn(data)) {
    case .message(let message):
      waiting.append(message)
      startNext()
      if waiting.count > Self.maximumWaiting { connection.abort() }
    case .ping(let data): send(WebSocketFrame(fin: true, opcode: .pong, data: data))
    case .close(let reason): close(reason)
    case .fault(let reason): close(reason)
    case .nothing: break
    }
  }

  func read(context: ChannelHandlerContext) {
    if mustWait { wantsRead = true } else { context.read() }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) { startNext() }

  func channelInactive(context: ChannelHandlerContext) {
    drop()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isClosing, context.channel.isActive else { return }
    switch error {
    case NIOWebSocketError.invalidFrameLength: close(.messageTooLarge)
    case is NIOWebSocketError: close(.protocolError)
    default: connection.abort()
    }
  }

  /// Whether the client has enough messages or answers to come.
  private var mustWait: Bool {
    guard !isClosing, let context else { return false }
    return tasks.count >= limits.pendingRequests || !context.channel.isWritable
  }

  /// Begins to answer the messages that wait, and reads more if none do.
  private func startNext() {
    while !mustWait, let message = waiting.popFirst() { start(message) }
    guard wantsRead, !mustWait else { return }
    wantsRead = false
    context?.read()
  }

  private func start(_ message: String) {
    guard let context else { return }
    let number = nextNumber
    nextNumber += 1
    let handler = NIOLoopBound(self, eventLoop: context.eventLoop)
    tasks[number] = Task { [answer, clients] in
      let text = await answer(message)
      clients.perform { handler.value.end(number, with: text) }
    }
  }

  private func end(_ number: Int, with text: String) {
    guard tasks.removeValue(forKey: number) != nil else { return }
    send(Self.text(text))
    startNext()
  }

  private func send(_ frame: WebSocketFrame) {
    context?.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  private func close(_ reason: WebSocketErrorCode?) {
    drop()
    send(Self.closing(reason))
    connection.finish()
    // A client that had to wait may now send the rest, which is ignored.
    startNext()
  }

  /// Forgets all messages and answers.
  private func drop() {
    isClosing = true
    if let context { clients.leaveSockets(context.channel) }
    waiting.removeAll()
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

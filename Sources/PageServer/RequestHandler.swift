internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// Answers the request of a connection; what follows it is ignored.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let connection: ConnectionGuard
  private let decide: (HTTPRequestHead) -> RequestRules.Verdict
  private var hasAnswered = false

  /// Creates a handler.
  ///
  /// - Parameter decide: Returns the decision about a request.
  init(_ connection: ConnectionGuard, decide: @escaping (HTTPRequestHead) -> RequestRules.Verdict) {
    self.connection = connection
    self.decide = decide
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    switch decide(head) {
    case .answer(let answer): send(answer, context, withBody: head.method != .HEAD)
    // The handler of upgrades would have kept a request with the right headers.
    case .socket:
      send(
        Answer(
          .upgradeRequired, "This path is a web socket.",
          headers: ["Upgrade": "websocket", "Sec-WebSocket-Version": "13"]), context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    // The request follows.
    case is NIOWebSocketUpgradeError: break
    case is ConnectionGuard.LongHead, HTTPParserError.headerOverflow:
      send(Answer(.requestHeaderFieldsTooLarge, "The request is too long."), context)
    case is HTTPParserError:
      send(Answer(.badRequest, "The request is not HTTP."), context)
    default: connection.abort()
    }
  }

  private func send(_ answer: Answer, _ context: ChannelHandlerContext, withBody: Bool = true) {
    guard !hasAnswered, context.channel.isActive else { return }
    hasAnswered = true
    let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: answer.headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if withBody { context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    connection.finish()
  }
}

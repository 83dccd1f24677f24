internal import NIOCore
internal import NIOHTTP1
internal import NIOWebSocket

/// The handlers of a new connection.
enum HTTPPipeline {
  /// The maximum length of a control frame's data, in bytes.
  private static let controlBytes = 125

  /// Returns the handlers that read a request and answer it or make a web socket of its connection.
  ///
  /// - Parameters:
  ///   - connection: The guard, which is the first handler and stays.
  ///   - decide: Returns the decision about a request.
  ///   - frameBytes: The maximum length of a frame's data, in bytes.
  ///   - socket: Returns the handler of the web socket.
  static func handlers(
    _ connection: ConnectionGuard,
    decide: @escaping @Sendable (HTTPRequestHead) -> RequestRules.Verdict, frameBytes: Int,
    socket: @escaping @Sendable () -> SocketHandler
  ) -> [any ChannelHandler] {
    let encoder = HTTPResponseEncoder()
    let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
    let requests = RequestHandler(connection, decide: decide)
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: min(max(frameBytes, controlBytes), Int(UInt32.max)),
      automaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        guard case .socket = decide(head) else {
          return channel.eventLoop.makeSucceededFuture(nil)
        }
        return channel.eventLoop.makeSucceededFuture(Answer.safety)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(socket())
        }
      })
    let upgrades = HTTPServerUpgradeHandler(
      upgraders: [upgrader], httpEncoder: encoder, extraHTTPHandlers: [decoder, requests],
      upgradeCompletionHandler: { _ in })
    return [connection, encoder, decoder, upgrades, requests]
  }
}

internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOWebSocket
internal import Synchronization

/// A server of one page, its files and a web socket, for programs on the same machine.
///
/// It serves the files that it was created with and never looks a path up on disk. The page and the web socket need a
/// token in the query, `/?token=…` and `/socket?token=…`; a request must name this server as its host, and a web
/// socket a page of this server as its origin, so that pages of other sites reach neither.
///
/// All connections share one thread; `answer` runs in Swift concurrency.
package final class PageServer: Sendable {
  /// The path of the web socket.
  package static let socketPath = "/socket"

  private struct Running {
    let threads: MultiThreadedEventLoopGroup
    let listener: any Channel
    let clients: Clients
  }

  private let rules: RequestRules
  private let limits: Limits
  private let answer: @Sendable (String) async -> String
  private let running = Mutex<Running?>(nil)

  /// Creates a server, which does not listen yet.
  ///
  /// - Parameters:
  ///   - files: The files by their paths, such as `/page.css`; `/` is the page, and `/socket` is the web socket, whose
  ///     file would never be served.
  ///   - token: Characters that need no escape in a query, as `newToken()` returns them. An empty one admits no request.
  ///   - answer: Returns the answer to a text message of a web socket. It is called for several messages at a time; its
  ///     task is cancelled when the client goes.
  package init(
    files: [String: File], token: String, limits: Limits = Limits(),
    answer: @escaping @Sendable (_ message: String) async -> String
  ) {
    rules = RequestRules(files: files, token: Token(token))
    self.limits = limits
    self.answer = answer
  }

  deinit { stop() }

  /// Returns a new token of 192 random bits, in letters, digits, `-` and `_`.
  package static func newToken() -> String { Token.random() }

  /// Listens at an address, and returns the port.
  ///
  /// From then on this process ignores the pipe signal.
  ///
  /// - Parameters:
  ///   - host: A name or an address of this machine. Any other than a loopback address lets other machines in; their
  ///     requests must name this host.
  ///   - port: The port; 0 means a free one.
  /// - Throws: An error if the server is running, or the address is unknown, taken or not permitted.
  package func start(
    host: String = "127.0.0.1", port: Int = 0
  ) throws(PageServerError) -> Int {
    guard (0...Int(UInt16.max)).contains(port) else { throw .noPort(port) }
    guard let address = try? SocketAddress.makeAddressResolvingHost(host, port: port) else {
      throw .unknownHost(host)
    }
    let result = running.withLock { running -> Result<Int, PageServerError> in
      guard running == nil else { return .failure(.isRunning) }
      let threads = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      do {
        let clients = Clients(limits: limits, loop: threads.next())
        let listener = try bootstrap(threads, clients, host: host).bind(to: address).wait()
        running = Running(threads: threads, listener: listener, clients: clients)
        return .success(listener.localAddress?.port ?? port)
      } catch {
        try? threads.syncShutdownGracefully()
        return .failure(PageServerError(error, host: host, port: port))
      }
    }
    return try result.get()
  }

  /// Sends a text message to all web sockets, from any thread.
  ///
  /// A client with more unread bytes than the limit is closed instead.
  package func broadcast(_ message: String) {
    running.withLock { $0?.clients }?.broadcast(message)
  }

  /// The number of open web sockets.
  package var clientCount: Int { running.withLock { $0?.clients.socketCount } ?? 0 }

  /// The number of connections, web sockets among them.
  var connectionCount: Int { running.withLock { $0?.clients.count } ?? 0 }

  /// Closes all connections and stops listening; answers that are not ready are dropped.
  package func stop() {
    let stopped = running.withLock { running in
      defer { running = nil }
      return running
    }
    guard let stopped else { return }
    try? stopped.listener.close().wait()
    stopped.clients.stop()
    try? stopped.threads.syncShutdownGracefully()
  }

  private func bootstrap(
    _ threads: MultiThreadedEventLoopGroup, _ clients: Clients, host: String
  ) -> ServerBootstrap {
    ServerBootstrap(group: threads)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // One read before the server looks whether a client must wait.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.writeBufferWaterMark, value: .init(low: 1 << 18, high: 1 << 20))
      .childChannelInitializer { [rules, limits, answer] channel in
        channel.eventLoop.makeCompletedFuture {
          try clients.admit(channel)
          let authorities = RequestRules.authorities(
            host: host, port: channel.localAddress?.port ?? 0)
          let connection = ConnectionGuard(limits: limits)
          let bound = NIOLoopBound(connection, eventLoop: channel.eventLoop)
          let handlers = HTTPPipeline.handlers(
            connection, decide: { rules.verdict(on: $0, authorities: authorities) },
            frameBytes: limits.messageBytes,
            socket: {
              SocketHandler(bound.value, clients: clients, limits: limits, answer: answer)
            })
          try channel.pipeline.syncOperations.addHandlers(handlers)
        }
      }
  }
}

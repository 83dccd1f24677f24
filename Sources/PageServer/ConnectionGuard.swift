internal import NIOCore

/// The bounds of a connection: the length of its request, the time that its client takes, and what it does not read.
///
/// It is the handler next to the system, and ends the connection on behalf of the others.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// The error of a request that is longer than the limit.
  struct LongHead: Error {}

  private enum Stage {
    /// The request is not complete; the associated value is the number of its bytes so far.
    case request(received: Int)
    case socket
    /// All is written, and input is ignored, which the associated value counts in bytes.
    ///
    /// Closing at once would make the system discard what the client has not read.
    case finishing(ignored: Int)
    case closed
  }

  /// The number of bytes that are ignored before a connection is cut.
  private static let ignoredBytes = 1 << 20

  private let limits: PageServer.Limits
  private var stage = Stage.request(received: 0)
  private var context: ChannelHandlerContext?
  private var check: Scheduled<Void>?
  /// The number of bytes that other handlers have written.
  private var written = 0
  /// The number of bytes that the system had taken at the last check.
  private var takenBefore = 0

  /// Creates a guard.
  init(limits: PageServer.Limits) { self.limits = limits }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    scheduleCheck(in: limits.requestSeconds)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    check?.cancel()
    self.context = nil
    stage = .closed
  }

  /// Lets a web socket read and write without an end.
  func becomeSocket() {
    stage = .socket
    watchReader()
  }

  /// Ends the connection after what is written has been sent.
  func finish() {
    switch stage {
    case .finishing, .closed: return
    case .request, .socket: break
    }
    stage = .finishing(ignored: 0)
    watchReader()
    context?.close(mode: .output, promise: nil)
  }

  /// Ends the connection at once.
  func abort() {
    stage = .closed
    check?.cancel()
    context?.close(mode: .all, promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    guard case .request(let received) = stage else { return pass(bytes) }
    let count = min(bytes.readableBytes, limits.headBytes - received)
    stage = .request(received: received + count)
    if count > 0, let part = bytes.readSlice(length: count) {
      context.fireChannelRead(wrapInboundOut(part))
    }
    guard bytes.readableBytes > 0 else { return }
    if case .request = stage { context.fireErrorCaught(LongHead()) }
    pass(bytes)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    written += unwrapOutboundIn(data).readableBytes
    context.write(data, promise: promise)
    if case .socket = stage, unsent > limits.pendingBytes { abort() }
  }

  /// Takes bytes that do not belong to the request.
  private func pass(_ bytes: ByteBuffer) {
    switch stage {
    case .socket: context?.fireChannelRead(wrapInboundOut(bytes))
    case .finishing(let ignored):
      let ignored = ignored + bytes.readableBytes
      stage = .finishing(ignored: ignored)
      if ignored > Self.ignoredBytes { abort() }
    case .request, .closed: break
    }
  }

  /// The number of bytes that the system has not taken.
  private var unsent: Int {
    (try? context?.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }

  /// The number of bytes that the system has taken.
  private var taken: Int { written - unsent }

  /// Begins the time in which the client must take something.
  private func watchReader() {
    check?.cancel()
    takenBefore = taken
    scheduleCheck(in: limits.idleSeconds)
  }

  private func scheduleCheck(in seconds: Double) {
    guard let context else { return }
    let nanoseconds = Int64(min(max(seconds, 0.001), 1e6) * 1e9)
    check = context.eventLoop.assumeIsolated().scheduleTask(in: .nanoseconds(nanoseconds)) {
      self.endIfIdle()
    }
  }

  private func endIfIdle() {
    let taken = taken
    let isIdle =
      switch stage {
      case .request: true
      case .socket: unsent > 0 && taken == takenBefore
      case .finishing: taken == takenBefore
      case .closed: false
      }
    takenBefore = taken
    if isIdle { abort() } else { scheduleCheck(in: limits.idleSeconds) }
  }
}

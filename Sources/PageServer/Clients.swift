internal import NIOCore
internal import NIOWebSocket
internal import Synchronization

/// The connections of a server that listens.
final class Clients: Sendable {
  /// The error of a connection above the maximum number.
  struct Full: Error {}

  private struct State {
    /// The connections that are not web sockets, the oldest first.
    var requests: [any Channel] = []
    var sockets: [ObjectIdentifier: any Channel] = [:]
    /// Messages to all web sockets that the event loop has not taken.
    var messages: [String] = []
    var messageBytes = 0
    var isStopped = false
  }

  private let limits: PageServer.Limits
  private let loop: any EventLoop
  private let state = Mutex(State())

  /// Creates an empty collection.
  ///
  /// - Parameter loop: The event loop of all connections.
  init(limits: PageServer.Limits, loop: any EventLoop) {
    self.limits = limits
    self.loop = loop
  }

  /// The number of connections.
  var count: Int { state.withLock { $0.requests.count + $0.sockets.count } }

  /// The number of web sockets.
  var socketCount: Int { state.withLock { $0.sockets.count } }

  /// Adds a new connection.
  ///
  /// If there are too many, the oldest that is not a web socket ends: connections that only wait keep out no other.
  ///
  /// - Throws: An error if all others are web sockets.
  func admit(_ channel: any Channel) throws {
    let oldest = try state.withLock { state throws -> (any Channel)? in
      var oldest: (any Channel)?
      if state.requests.count + state.sockets.count >= limits.connections {
        guard !state.requests.isEmpty else { throw Full() }
        oldest = state.requests.removeFirst()
      }
      state.requests.append(channel)
      return oldest
    }
    channel.closeFuture.whenComplete { _ in self.remove(channel) }
    oldest?.close(promise: nil)
  }

  /// Counts a connection as a web socket.
  func becomeSocket(_ channel: any Channel) {
    state.withLock { state in
      state.requests.removeAll { $0 === channel }
      state.sockets[ObjectIdentifier(channel)] = channel
    }
  }

  /// Ends messages to a web socket that is about to close, which still counts as a connection.
  func leaveSockets(_ channel: any Channel) {
    state.withLock { state in
      guard state.sockets.removeValue(forKey: ObjectIdentifier(channel)) != nil else { return }
      state.requests.append(channel)
    }
  }

  /// Runs a function on the event loop; ignores it after the end of the server.
  func perform(_ work: @escaping @Sendable () -> Void) {
    state.withLock { if !$0.isStopped { loop.execute(work) } }
  }

  /// Sends a message to all web sockets, from any thread.
  func broadcast(_ message: String) {
    state.withLock { state in
      guard !state.sockets.isEmpty, !state.isStopped else { return }
      // Counted beyond the limit, but not stored: all clients will be closed.
      let isWaiting = state.messageBytes > 0
      state.messageBytes += max(1, message.utf8.count)
      if state.messageBytes <= limits.pendingBytes {
        state.messages.append(message)
      } else {
        state.messages = []
      }
      if !isWaiting { loop.execute { self.sendMessages() } }
    }
  }

  /// Closes all web sockets; nothing is sent or run from then on.
  func stop() {
    let sockets = state.withLock { state in
      state.isStopped = true
      return Array(state.sockets.values)
    }
    let isDone = loop.submit {
      for channel in sockets {
        channel.writeAndFlush(SocketHandler.closing(.goingAway), promise: nil)
        channel.close(promise: nil)
      }
    }
    try? isDone.wait()
  }

  private func sendMessages() {
    let (messages, bytes, sockets) = state.withLock { state in
      defer {
        state.messages = []
        state.messageBytes = 0
      }
      return (state.messages, state.messageBytes, Array(state.sockets.values))
    }
    guard bytes <= limits.pendingBytes else {
      for channel in sockets { channel.close(promise: nil) }
      return
    }
    let frames = messages.map { SocketHandler.text($0) }
    for channel in sockets {
      for frame in frames { channel.write(frame, promise: nil) }
      channel.flush()
    }
  }

  private func remove(_ channel: any Channel) {
    state.withLock { state in
      state.sockets[ObjectIdentifier(channel)] = nil
      state.requests.removeAll { $0 === channel }
    }
  }
}

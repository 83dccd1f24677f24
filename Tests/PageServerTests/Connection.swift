import Foundation

/// A client's side of a connection, which sends any bytes.
///
/// All functions wait for the system and are called by `onThread`.
final class Connection: Sendable {
  /// An error of the system.
  struct Failure: Error {
    let call: String
    let number: Int32
  }

  private let descriptor: Int32

  /// Connects to a port of this machine.
  ///
  /// - Parameter receives: The size of the buffer for what is not read, in bytes; nil means the system's.
  init(port: Int, receives: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", number: errno) }
    if var receives {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receives, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(call: "connect", number: errno) }
  }

  deinit { close(descriptor) }

  /// Sends all bytes; returns whether the other side took them.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Sends a text.
  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Returns the next bytes, at most as many as asked for; empty at the end of the connection.
  func receive(_ count: Int = 1 << 16) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let received = recv(descriptor, &bytes, count, 0)
    return Array(bytes.prefix(max(0, received)))
  }

  /// Returns exactly as many bytes as asked for; fewer at the end of the connection.
  func receive(exactly count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = receive(count - bytes.count)
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }

  /// Returns all bytes until the end of the connection.
  func receiveAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = receive()
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Makes the end of the connection a reset, as that of a program that crashes with unread bytes.
  func resetAtEnd() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}

/// Runs a function that waits on a thread of its own, so that the server's answers have the threads of concurrency.
func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}

/// Waits until a condition holds.
func until(_ condition: () -> Bool) async throws {
  while !condition() { try await Task.sleep(nanoseconds: 1_000_000) }
}

internal import NIOCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The reason why a server does not listen.
package enum PageServerError: Error, Equatable, CustomStringConvertible {
  /// The server listens already.
  case isRunning
  /// The number is not a port.
  case noPort(Int)
  /// The host is neither a name nor an address.
  case unknownHost(String)
  /// The host is not an address of this machine.
  case foreignHost(String)
  /// Another program listens at the port.
  case portInUse(Int)
  /// The port is reserved for the administrator.
  case portReserved(Int)
  /// The system refused for another reason, in its words.
  case system(String)

  /// Creates an error from one of the system.
  init(_ error: any Error, host: String, port: Int) {
    self =
      switch (error as? IOError)?.errnoCode {
      case EADDRINUSE: .portInUse(port)
      case EACCES, EPERM: .portReserved(port)
      case EADDRNOTAVAIL: .foreignHost(host)
      default: .system("\(error)")
      }
  }

  /// The message, a sentence.
  package var description: String {
    switch self {
    case .isRunning: "The server is running already."
    case .noPort(let port): "\(port) is not a port; ports are numbers from 0 to 65535."
    case .unknownHost(let host): "The host \(host) is unknown."
    case .foreignHost(let host): "\(host) is not an address of this machine."
    case .portInUse(let port): "Another program listens at port \(port)."
    case .portReserved(let port): "Port \(port) needs more rights than this program has."
    case .system(let words): "The server cannot listen: \(words)."
    }
  }
}

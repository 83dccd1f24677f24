internal import Foundation
internal import Synchronization

/// The output of a command that answers a request.
final class Capture: Sendable {
  /// Standard output, and the lines written to standard error.
  struct Written {
    var output = Data()
    var messages: [String] = []
  }

  private let state = Mutex(Written())

  /// The output so far.
  var written: Written { state.withLock { $0 } }

  /// Appends to standard output.
  func add(output: Data) { state.withLock { $0.output.append(output) } }

  /// Appends a line to standard error.
  func add(message: String) { state.withLock { $0.messages.append(message) } }
}

internal import Foundation

/// The side of a worker: answers the requests of standard input on standard output.
package enum WorkerLoop {
  /// Answers until standard input ends.
  ///
  /// What else is printed meanwhile goes to standard error.
  ///
  /// - Parameters:
  ///   - setup: Makes what answers requests of the first line.
  /// - Throws: When a line cannot be read as its type; what `setup` throws.
  @MainActor package static func run<Setup: Decodable, Request: Decodable, Answer: Encodable>(
    _ setup: (Setup) throws -> (Request) -> Answer
  ) throws {
    guard ParentProcess.endsThisOne() else { return }
    let output = FileHandle(fileDescriptor: dup(1), closeOnDealloc: true)
    dup2(2, 1)
    var lines = WorkerLines(.standardInput)
    guard let first = lines.next() else { return }
    let answer = try setup(try JSONDecoder().decode(Setup.self, from: first))
    while let line = lines.next() {
      let result = answer(try JSONDecoder().decode(Request.self, from: line))
      let line = try JSONEncoder().encode(result) + Data("\n".utf8)
      // The parent that would read the answer has ended.
      guard (try? output.write(contentsOf: line)) != nil else { return }
    }
  }

  /// Does work in some seconds of time, after which the process is ended by a signal.
  package static func within<Value>(_ seconds: Double, _ work: () -> Value) -> Value {
    // A caller may block the signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    alarm(UInt32(min(max(seconds, 1).rounded(.up), 1e6)))
    defer { alarm(0) }
    return work()
  }
}

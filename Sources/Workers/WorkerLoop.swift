internal import Foundation

/// The worker's side: answers requests from standard input on standard output.
package enum WorkerLoop {
  /// Answers requests until standard input ends.
  ///
  /// Any other output during this time goes to standard error.
  ///
  /// - Parameters:
  ///   - setup: Returns the function that answers requests, from the first line.
  /// - Throws: An error when a line cannot be decoded as its type, and any error that `setup` throws.
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

  /// Performs work with a time limit in seconds; a signal ends the process if the work takes longer.
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

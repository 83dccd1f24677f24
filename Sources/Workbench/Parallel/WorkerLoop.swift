internal import Foundation

/// The side of a worker: answers the requests of standard input on standard output.
package enum WorkerLoop {
  /// Answers until standard input ends.
  ///
  /// What else is printed meanwhile goes to standard error.
  ///
  /// - Parameters:
  ///   - setup: Makes what answers requests of the first line.
  /// - Throws: When a line cannot be read as its type, or an answer cannot be written; what `setup` throws.
  @MainActor package static func run<Setup: Decodable, Request: Decodable, Answer: Encodable>(
    _ setup: (Setup) throws -> (Request) -> Answer
  ) throws {
    let output = FileHandle(fileDescriptor: dup(1), closeOnDealloc: true)
    dup2(2, 1)
    var lines = WorkerLines(.standardInput)
    guard let first = lines.next() else { return }
    let answer = try setup(try JSONDecoder().decode(Setup.self, from: first))
    while let line = lines.next() {
      let result = answer(try JSONDecoder().decode(Request.self, from: line))
      try output.write(contentsOf: try JSONEncoder().encode(result) + Data("\n".utf8))
    }
  }
}

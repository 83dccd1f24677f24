import Foundation
import Testing

/// A server that answers lines.
final class Served {
  private let process = Process()
  private let requests = Pipe()
  private let answers = Pipe()
  private var waiting = Data()

  /// Starts `plumb serve --stdio`, or another server, whose requests may take a day: a busy machine ends none.
  init(
    _ arguments: [String] = [], command: [String] = ["serve", "--stdio"], folder: URL? = nil
  ) throws {
    process.executableURL = Tool.folder.appendingPathComponent("plumb")
    process.arguments = command + ["--timeout", "86400"] + arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = requests
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The processes that it started.
  var children: [Int32] {
    let number = process.processIdentifier
    let text = try? String(
      contentsOfFile: "/proc/\(number)/task/\(number)/children", encoding: .utf8)
    return (text ?? "").split(separator: " ").compactMap { Int32($0) }
  }

  /// The processes that any of its threads started.
  var allChildren: [Int32] {
    let number = process.processIdentifier
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
    return threads.flatMap { thread -> [Int32] in
      let text = try? String(
        contentsOfFile: "/proc/\(number)/task/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// Sends a line and reads its answer; nil where none comes.
  func answer(_ line: String) throws -> [String: Any]? { try answer(Data(line.utf8)) }

  /// Sends a line and reads its answer; nil where none comes.
  func answer(_ line: Data) throws -> [String: Any]? {
    try requests.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
    guard let answer = nextLine() else { return nil }
    return try JSONSerialization.jsonObject(with: answer) as? [String: Any]
  }

  /// Sends a line that may have no answer.
  func send(_ line: Data) throws {
    try requests.fileHandleForWriting.write(contentsOf: line + Data("\n".utf8))
  }

  /// Reads the next answer; nil at the end of the output.
  func nextAnswer() throws -> [String: Any]? {
    try nextLine().flatMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] }
  }

  /// Sends a line and reads its answer as it is; nil where none comes.
  func line(answering line: String) throws -> String? {
    try requests.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    return nextLine().map { String(decoding: $0, as: UTF8.self) }
  }

  /// Ends the server by a signal.
  func end(by signal: Int32) {
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
  }

  /// Ends the input; gives what the server answers after that, and its exit code.
  func end() throws -> (rest: [Data], status: Int32) {
    try requests.fileHandleForWriting.close()
    var rest: [Data] = []
    while let line = nextLine() { rest.append(line) }
    process.waitUntilExit()
    return (rest, process.terminationReason == .exit ? process.terminationStatus : -1)
  }

  private func nextLine() -> Data? {
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(waiting[..<end])
        waiting = Data(waiting[(end + 1)...])
        return line
      }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      waiting.append(more)
    }
  }
}

extension [String: Any] {
  /// A member as compact JSON with sorted names, to compare.
  func json(_ name: String) -> String? {
    self[name].flatMap {
      try? JSONSerialization.data(
        withJSONObject: $0, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes])
    }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The code of the error.
  var code: String? { (self["error"] as? [String: Any])?["code"] as? String }
}

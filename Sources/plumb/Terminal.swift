internal import Foundation

/// What is known of the two output streams.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isOutput: Bool { isatty(1) == 1 }
  /// Whether standard error is a terminal, where progress may be shown.
  static var isError: Bool { isatty(2) == 1 }

  /// A line on standard error.
  static func error(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// A counter on standard error, shown only in a terminal and only when there is something to count.
struct Progress {
  let total: Int
  private var done = 0

  init(total: Int) { self.total = total }

  mutating func step(_ path: String) {
    done += 1
    guard Terminal.isError, !Terminal.isOutput, total > 20 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(done)/\(total) \(path)".utf8))
  }

  func finish() {
    guard Terminal.isError, !Terminal.isOutput, total > 20 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}

internal import ArgumentParser
internal import Foundation
internal import Workbench

/// The two output streams.
///
/// What is printed holds names and words of others; control characters in them are shown as escapes.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isOutput: Bool { isatty(1) == 1 }
  /// Whether standard error is a terminal, where progress may be shown.
  static var isError: Bool { isatty(2) == 1 }

  /// A line on standard error.
  static func error(_ line: String) {
    try? FileHandle.standardError.write(
      contentsOf: Data((Printable.text(line, keepsLines: true) + "\n").utf8))
  }
}

/// Standard output, which may be a full disk: what cannot be written is noticed and ends in an exit code.
struct Output {
  private var waiting = Data()
  private var hasFailed = false
  private var why = ""

  /// Prints a text with a line feed, its own line feeds kept.
  mutating func line(_ text: String) { write(text + "\n") }

  /// Prints a text as it is but for control characters.
  mutating func write(_ text: String) {
    waiting.append(contentsOf: Printable.text(text, keepsLines: true).utf8)
    if waiting.count > 1 << 16 || Terminal.isOutput { flush() }
  }

  /// Writes what waits.
  mutating func flush() {
    guard !hasFailed, !waiting.isEmpty else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: waiting)
    } catch {
      hasFailed = true
      why = error.localizedDescription
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes what waits.
  ///
  /// - Throws: Exit code 2, after a sentence on standard error, when anything could not be written.
  mutating func finish() throws {
    flush()
    guard hasFailed else { return }
    Terminal.error(WorkbenchError.output(path: "standard output", why: why).description)
    throw ExitCode(2)
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
    FileHandle.standardError.write(
      Data("\r\u{1B}[K\(done)/\(total) \(Printable.text(path))".utf8))
  }

  func finish() {
    guard Terminal.isError, !Terminal.isOutput, total > 20 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}

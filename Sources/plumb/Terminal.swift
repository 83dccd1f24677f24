internal import ArgumentParser
internal import Foundation
internal import Workbench

/// The two output streams.
///
/// Output contains text of documents, in which control characters are printed as escapes.
enum Terminal {
  /// Whether standard output is a terminal.
  static var isOutput: Bool { isatty(1) == 1 }
  /// Whether text for people has colours; `NO_COLOR` is that of https://no-color.org.
  static var hasColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isOutput && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
  /// Whether standard error is a terminal, which can show progress.
  static var isError: Bool { isatty(2) == 1 }

  /// Prints a line to standard error.
  static func error(_ line: String) {
    try? FileHandle.standardError.write(
      contentsOf: Data((Printable.text(line, keepsLines: true) + "\n").utf8))
  }
}

/// Buffered standard output, whose write errors, as on a full disk, end in an exit code.
struct Output {
  private var waiting = Data()
  private var hasFailed = false
  private var why = ""
  private let keepsColours: Bool

  /// An output.
  ///
  /// - Parameter keepsColours: Whether texts are written as they are; their control characters must be escaped already.
  init(keepsColours: Bool = false) { self.keepsColours = keepsColours }

  /// Prints a text and a line feed.
  mutating func line(_ text: String) { write(text + "\n") }

  /// Prints a text, with control characters escaped.
  mutating func write(_ text: String) {
    waiting.append(
      contentsOf: (keepsColours ? text : Printable.text(text, keepsLines: true)).utf8)
    if waiting.count > 1 << 16 || Terminal.isOutput { flush() }
  }

  /// Writes buffered output.
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

  /// Writes buffered output and reports a failure.
  ///
  /// - Throws: Exit code 2, after a message on standard error, when any write failed.
  mutating func finish() throws {
    flush()
    guard hasFailed else { return }
    Terminal.error(WorkbenchError.output(path: "standard output", why: why).description)
    throw ExitCode(2)
  }
}

/// A progress counter on standard error, shown only in a terminal and for more than 20 items.
struct Progress {
  let total: Int
  private var done = 0
  private let isShown: Bool

  /// A counter.
  ///
  /// - Parameter isAlone: Whether nothing is written to standard output meanwhile.
  init(total: Int, isAlone: Bool = false) {
    self.total = total
    isShown = Terminal.isError && (isAlone || !Terminal.isOutput) && total > 20
  }

  mutating func step(_ path: String) {
    done += 1
    guard isShown else { return }
    FileHandle.standardError.write(
      Data("\r\u{1B}[K\(done)/\(total) \(Printable.text(path))".utf8))
  }

  func finish() {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}

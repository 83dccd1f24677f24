internal import ArgumentParser
internal import Foundation
internal import ReportFormats
internal import Workbench

/// Buffered standard output.
///
/// Write errors, such as a full disk, set the exit code.
struct Output {
  private var waiting = Data()
  private var hasFailed = false
  private var why = ""
  private let isSafe: Bool

  /// Creates an output.
  ///
  /// - Parameter isSafe: Whether texts are written unchanged, with colours and build server commands; untrusted parts
  ///   must already be escaped.
  init(isSafe: Bool = false) { self.isSafe = isSafe }

  /// Prints a text and a line feed.
  mutating func line(_ text: String) { write(text + "\n") }

  /// Prints a text, with control characters escaped.
  mutating func write(_ text: String) {
    waiting.append(
      contentsOf: (isSafe ? text : Printable.text(text, keepsLines: true)).utf8)
    if waiting.count > 1 << 16 || Terminal.isOutput { flush() }
  }

  /// Writes buffered output.
  mutating func flush() {
    guard !hasFailed, !waiting.isEmpty else { return }
    do {
      try Terminal.write(waiting)
    } catch {
      hasFailed = true
      why = SystemWords.text(of: error)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes buffered output and reports write errors.
  ///
  /// - Throws: Exit code 2, after a message on standard error, if any write failed.
  mutating func finish() throws {
    flush()
    guard hasFailed else { return }
    Terminal.error(WorkbenchError.output(path: "standard output", why: why).description)
    throw ExitCode(2)
  }
}

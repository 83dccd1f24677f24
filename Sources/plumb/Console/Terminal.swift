internal import Foundation
internal import ReportFormats
internal import Workbench

/// The two output streams.
///
/// Output contains text from documents; control characters in it are printed as escapes.
enum Terminal {
  /// The replacement for both streams in a process that answers requests; nil otherwise.
  @TaskLocal static var capture: Capture?

  /// Whether standard output is a terminal.
  static var isOutput: Bool { capture == nil && isatty(1) == 1 }
  /// Whether human-readable text has colours; `NO_COLOR` is the variable defined at https://no-color.org.
  static var hasColours: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isOutput && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
  /// Whether standard error is a terminal, which can show progress.
  static var isError: Bool { capture == nil && isatty(2) == 1 }

  /// Prints a line to standard error.
  static func error(_ line: String) {
    let text = Printable.text(line, keepsLines: true)
    if let capture { return capture.add(message: text) }
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Writes bytes to standard output.
  ///
  /// - Throws: The system's error.
  static func write(_ data: Data) throws {
    if let capture { return capture.add(output: data) }
    try FileHandle.standardOutput.write(contentsOf: data)
  }
}

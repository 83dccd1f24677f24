internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import Workbench

/// A document or a log read from standard input, as passed by editors, hooks and pipes.
enum StandardInput {
  /// The path that represents standard input; a file with that name is `./-`.
  static let path = "-"

  /// The text in place of standard input, in a process whose standard input holds requests; nil otherwise.
  @TaskLocal static var text: String?

  /// The document.
  ///
  /// - Throws: Exit code 2, after a message, if the document is too large or standard input contains requests.
  static func document() throws -> Data {
    guard Terminal.capture == nil else {
      throw failure("Standard input holds requests; hand the document over in `documents`.")
    }
    let limit = DocumentLimits.bytes
    guard let data = try? FileHandle.standardInput.read(upToCount: limit + 1) else { return Data() }
    guard data.count <= limit else {
      throw failure("The document is larger than \(limit / 1_000_000) MB.")
    }
    return data
  }

  /// The log.
  ///
  /// - Throws: An error if the log is too large or a document, or if standard input contains requests.
  static func log() throws(WorkbenchError) -> String {
    if let text { return try LogFile.text(Data(text.utf8), path) }
    guard Terminal.capture == nil else {
      throw .input(path: path, why: "Standard input holds requests; name a file.")
    }
    if isatty(0) == 1, Terminal.isError {
      Terminal.error("Paste a log, and end it with Control-D.")
    }
    let data = (try? FileHandle.standardInput.read(upToCount: LogFile.bytes + 1)) ?? Data()
    return try LogFile.text(data, path)
  }

  private static func failure(_ why: String) -> ExitCode {
    Terminal.error(WorkbenchError.input(path: path, why: why).description)
    return ExitCode(2)
  }
}

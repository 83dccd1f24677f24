internal import ArgumentParser
internal import Diagnostics
internal import Foundation
internal import Workbench

/// A document from standard input, as editors and hooks hand one over.
enum StandardInput {
  /// The path that stands for it; a file of that name is `./-`.
  static let path = "-"

  /// The document.
  ///
  /// - Throws: Exit code 2, after a message, where it is too large, or where standard input holds requests.
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

  private static func failure(_ why: String) -> ExitCode {
    Terminal.error(WorkbenchError.input(path: path, why: why).description)
    return ExitCode(2)
  }
}

internal import Foundation

/// The destination of messages.
enum LogOutput {
  /// Writes a message as a line to standard error.
  static func write(_ message: String, _ log: OSLog) {
    let source = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = source.isEmpty ? "\(message)\n" : "[\(source)] \(message)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  /// A message with its arguments inserted into its format.
  ///
  /// Privacy specifiers such as `%{public}@` have no effect: all arguments are visible.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      } else if rest.first == "%" {
        plain += "%"
        rest = rest.dropFirst()
      }
    }
    return String(format: plain + rest, arguments: arguments)
  }
}

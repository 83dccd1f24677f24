internal import Foundation
internal import ReportFormats
internal import Workbench

/// The answer to a request whose command was run, as JSON.
struct ServeAnswer {
  /// The end of a command.
  struct Outcome {
    /// The exit code of the command.
    let exitCode: Int32
    /// The message of the command line parser, either help or an error; empty for a command that ran.
    let message: String
  }

  /// The exit code of an invalid command line.
  private static let usageCode: Int32 = 64

  /// The answer's members, without braces.
  let members: String

  /// Creates the members from the output of a command.
  init(_ outcome: Outcome, _ written: Capture.Written, _ output: ServedCommand.Output) {
    var members = ["\"exitCode\":\(outcome.exitCode)"]
    if outcome.exitCode == Self.usageCode {
      let error = JSONText.object([
        ("code", .string("usage")), ("message", .string(outcome.message)),
      ])
      members.append("\"error\":\(error.text(.dense))")
    } else if !outcome.message.isEmpty {
      members.append("\"text\":\(JSONText.string(outcome.message).text(.dense))")
    } else if let body = Self.body(written.output, output) {
      members.append(body)
    }
    let messages = JSONText.array(written.messages.map { .string($0) })
    members.append("\"messages\":\(messages.text(.dense))")
    self.members = members.joined(separator: ",")
  }

  /// The member that contains the output; nil without one.
  private static func body(_ data: Data, _ output: ServedCommand.Output) -> String? {
    guard !data.isEmpty else { return output == .jsonLines ? "\"result\":[]" : nil }
    switch output {
    case .picture: return "\"picture\":\"\(data.base64EncodedString())\""
    case .text:
      let text = JSONText.string(String(decoding: data, as: UTF8.self))
      return "\"text\":\(text.text(.dense))"
    case .json: return "\"result\":\(lines(data).joined(separator: " "))"
    case .jsonLines: return "\"result\":[\(lines(data).joined(separator: ","))]"
    }
  }

  /// The lines of JSON; line feeds in strings are escaped, so the others are only spacing.
  private static func lines(_ data: Data) -> [Substring] {
    String(decoding: data, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
  }
}

internal import Foundation
internal import ReportFormats
internal import Workbench

/// A request, decoded from a line of JSON.
struct ServeRequest: Equatable {
  /// An error in a request line.
  struct Fault: Error, Equatable {
    /// The error code.
    let code: Code
    /// The error message, as a sentence.
    let message: String
    /// The identifier of the request, if it could be read.
    var id = RequestIdentifier.none

    enum Code: String {
      case malformed, tooLong = "line-too-long", unknownCommand = "unknown-command"
    }
  }

  /// The identifier: a string, a whole number or null.
  let id: RequestIdentifier
  /// The command.
  let command: ServedCommand
  /// Its arguments.
  let arguments: [String]
  /// The texts of documents that replace files, by path.
  let documents: [String: String]
  /// The question of `preview`; nil for the other commands.
  let query: PreviewQuery?

  /// Creates a request from a line.
  ///
  /// - Throws: The error in the line.
  init(_ line: RequestLines.Line) throws(Fault) {
    guard case .text(let data) = line else {
      throw Fault(
        code: .tooLong,
        message: "The line has more than \(RequestLines.limit / 1_048_576) MB.")
    }
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw Fault(code: .malformed, message: "The line is not JSON.")
    }
    guard let members = value as? [String: Any] else {
      throw Fault(code: .malformed, message: "A request is a JSON object.")
    }
    guard let id = RequestIdentifier(of: data) else {
      throw Fault(code: .malformed, message: "id is not a string, a whole number or null.")
    }
    self.id = id
    func fault(_ message: String, _ code: Fault.Code = .malformed) -> Fault {
      Fault(code: code, message: message, id: id)
    }
    let known = ["id", "command", "arguments", "documents", "query"]
    if let unknown = members.keys.sorted().first(where: { !known.contains($0) }) {
      throw fault("A request has no member '\(Printable.text(unknown))'.")
    }
    guard let name = members["command"] as? String else {
      throw fault("command is missing or not a string.")
    }
    guard let command = ServedCommand(rawValue: name) else {
      throw fault(
        "There is no command '\(Printable.text(name))'; use \(ServedCommand.list).",
        .unknownCommand)
    }
    self.command = command
    guard let arguments = (members["arguments"] ?? [String]()) as? [String] else {
      throw fault("arguments is not an array of strings.")
    }
    // In system calls, a zero byte ends a path.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else {
      throw fault("arguments holds a zero character.")
    }
    self.arguments = arguments
    guard let documents = (members["documents"] ?? [String: String]()) as? [String: String] else {
      throw fault("documents is not an object of strings.")
    }
    self.documents = documents
    guard (members["query"] != nil) == (command == .preview) else {
      throw fault("query is for the command preview, which needs one.")
    }
    do {
      query = try members["query"].map {
        try JSONDecoder().decode(
          PreviewQuery.self,
          from: try JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed))
      }
    } catch {
      let kinds = PreviewQuery.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(
        "query is not a question: an object with a kind (\(kinds)) and the state of a document.")
    }
  }
}

internal import Foundation

/// A message of JSON-RPC, decoded from a line.
enum ProtocolMessage {
  /// A request, which gets an answer.
  case request(RequestIdentifier, method: String, parameters: [String: Any])
  /// A notification, which gets none.
  case notification(method: String, parameters: [String: Any])
  /// An answer to a request; this side sends none, so it is ignored.
  case answer
  /// A message of another form.
  case invalid(RequestIdentifier, ProtocolFault)

  /// The messages of a line.
  enum Line {
    case single(ProtocolMessage)
    /// An array of messages, whose answers are an array.
    case batch([ProtocolMessage])
  }

  /// Returns the messages of a line.
  static func messages(in line: RequestLines.Line) -> Line {
    guard case .text(let data) = line else {
      return .single(
        .invalid(
          .none,
          ProtocolFault(
            .invalidRequest, "The line has more than \(MCPServer.maximumLine >> 20) MB.")))
    }
    // Foundation would guess other encodings, some of them by zero bytes.
    guard !data.contains(0), String(validating: data, as: UTF8.self) != nil,
      let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else {
      return .single(.invalid(.none, ProtocolFault(.parse, "The line is not JSON in UTF-8.")))
    }
    guard let values = value as? [Any] else {
      return .single(ProtocolMessage(value, id: RequestIdentifier(of: data)))
    }
    return .batch(
      values.map { value in
        let bytes = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return ProtocolMessage(value, id: bytes.flatMap { RequestIdentifier(of: $0) })
      })
  }

  /// Creates a message of a JSON value.
  ///
  /// - Parameter id: The identifier of the value as its bytes have it; nil for an invalid one.
  private init(_ value: Any, id: RequestIdentifier?) {
    func invalid(_ message: String) -> ProtocolMessage {
      .invalid(id ?? .none, ProtocolFault(.invalidRequest, message))
    }
    guard let members = value as? [String: Any] else {
      self = invalid("A message is a JSON object.")
      return
    }
    let isAnswer = members["method"] == nil && (members["result"] ?? members["error"]) != nil
    guard !isAnswer else {
      self = .answer
      return
    }
    guard members["jsonrpc"] as? String == "2.0" else {
      self = invalid("jsonrpc is not \"2.0\".")
      return
    }
    guard let method = members["method"] as? String else {
      self = invalid("method is missing or not a string.")
      return
    }
    let parameters = members["params"] ?? [String: Any]()
    guard members["id"] != nil else {
      self = .notification(method: method, parameters: parameters as? [String: Any] ?? [:])
      return
    }
    guard let id, id != .none else {
      self = invalid("id is not a string or a whole number.")
      return
    }
    guard let parameters = parameters as? [String: Any] else {
      self = .invalid(id, ProtocolFault(.invalidParameters, "params is not an object."))
      return
    }
    self = .request(id, method: method, parameters: parameters)
  }
}

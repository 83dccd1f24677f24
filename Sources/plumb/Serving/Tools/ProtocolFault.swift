internal import ReportFormats

/// An error of the protocol, as JSON-RPC numbers them.
struct ProtocolFault: Error, Equatable {
  /// The numbers of errors.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case `internal` = -32603
  }

  /// The number.
  let code: Code
  /// The message, as a sentence.
  let message: String

  /// Creates an error.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns the answer to a request that failed, as a line of JSON.
  func answer(to id: RequestIdentifier) -> String {
    let error = JSONText.object([
      ("code", .number(Double(code.rawValue), decimals: 0)), ("message", .string(message)),
    ])
    return "{\"jsonrpc\":\"2.0\",\"id\":\(id.text),\"error\":\(error.text(.dense))}"
  }
}

internal import ReportFormats

/// An error of the protocol, as JSON-RPC numbers them.
struct ProtocolFault: Error, Equatable {
  /// The numbers of errors.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case unsupportedVersion = -32022
  }

  /// The number.
  let code: Code
  /// The message, as a sentence.
  let message: String
  /// The unknown version that a request states.
  private var requestedVersion: String?

  /// Creates an error.
  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Creates the error of a request that states an unknown version.
  init(requestedVersion: String) {
    self.init(.unsupportedVersion, "This version of the protocol is not known.")
    self.requestedVersion = requestedVersion
  }

  /// Returns the answer to a request that failed, as a line of JSON.
  func answer(to id: RequestIdentifier) -> String {
    var members: [(name: String, value: JSONText)] = [
      ("code", .number(Double(code.rawValue), decimals: 0)), ("message", .string(message)),
    ]
    if let requestedVersion {
      let supported = ProtocolVersion.allCases.map { JSONText.string($0.rawValue) }
      members.append(
        (
          "data",
          .object([
            ("supported", .array(supported)),
            ("requested", .string(String(requestedVersion.prefix(100)))),
          ])
        ))
    }
    let error = JSONText.object(members).text(.dense)
    return "{\"jsonrpc\":\"2.0\",\"id\":\(id.text),\"error\":\(error)}"
  }
}

import Foundation
import TestSupport
import Testing

/// A session of `plumb mcp` in a folder with documents.
final class ToolSession {
  let server: Served
  let folder: URL

  /// Starts the server in a fresh folder, and the session unless `version` is nil.
  init(_ arguments: [String] = [], version: String? = "2025-11-25") throws {
    folder = try TestFolder.make()
    try Data(Documents.centred.utf8).write(to: folder.appendingPathComponent("Good.xib"))
    try Data(CheckProject.conflicting.utf8).write(to: folder.appendingPathComponent("Bad.xib"))
    try Data("<document".utf8).write(to: folder.appendingPathComponent("Broken.xib"))
    server = try Served(arguments, command: ["mcp"], folder: folder)
    guard let version else { return }
    let answer = try #require(try server.answer(Self.initialize(version)))
    #expect((answer["result"] as? [String: Any])?["protocolVersion"] is String)
    try server.send(Data(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#.utf8))
  }

  /// The request that opens a session.
  static func initialize(_ version: String, id: String = "0") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#
  }

  /// The request that calls a tool; the arguments are JSON.
  static func call(_ tool: String, _ arguments: String, id: String = "7") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  /// The content of a tool's answer.
  struct Content {
    var text = ""
    var picture: Data?
    var isError: Bool
  }

  /// Calls a tool.
  func call(_ tool: String, _ arguments: String) throws -> Content {
    let answer = try #require(try server.answer(Self.call(tool, arguments)))
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    var content = Content(isError: try #require(result["isError"] as? Bool))
    for block in try #require(result["content"] as? [[String: Any]]) {
      switch block["type"] as? String {
      case "text": content.text += try #require(block["text"] as? String)
      case "image":
        #expect(block["mimeType"] as? String == "image/png")
        content.picture = (block["data"] as? String).flatMap { Data(base64Encoded: $0) }
      default: Issue.record("\(block)")
      }
    }
    return content
  }
}

extension [String: Any] {
  /// The number of a protocol error.
  var number: Int? { (self["error"] as? [String: Any])?["code"] as? Int }
}

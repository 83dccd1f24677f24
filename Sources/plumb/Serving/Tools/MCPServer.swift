internal import Foundation
internal import ReportFormats
internal import Synchronization
internal import Workbench
internal import Workers

/// A server of the Model Context Protocol: answers messages, and runs tools in a worker process.
///
/// Messages are read on one thread. Calls of tools wait for the process, whose thread writes their answers, so that a call
/// can be cancelled while it runs.
///
/// - SeeAlso: The specification of the protocol, <https://modelcontextprotocol.io/specification>.
final class MCPServer {
  /// The maximum number of bytes in a line: a call that holds a log.
  static let maximumLine = 4 << 20
  /// The maximum number of calls that wait; reading stops until one of them is answered.
  private static let maximumCalls = 32

  /// The version of the session; nil before `initialize`.
  private var session: ProtocolVersion?
  private let folder: ServedFolder
  private let access: ServedAccess
  private let write: @Sendable (String) -> Void
  private let lane: RequestLane
  /// The lane of builds, which answers nothing else meanwhile.
  private let builds: RequestLane?
  private let room = DispatchSemaphore(value: maximumCalls)
  /// The identifiers of the calls that have no answer yet.
  private let pending = CallIdentifiers()

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - folder: The folder whose files tools read.
  ///   - access: The tools that may be called, and whether they write.
  ///   - timeout: The number of seconds after which a call fails; ten times as many for a build.
  ///   - write: Writes a line without its line feed; called on several threads.
  init(
    folder: ServedFolder, access: ServedAccess, timeout: Double,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.folder = folder
    self.access = access
    self.write = write
    func lane(_ timeout: Double) -> RequestLane {
      RequestLane(.worker(.tools, count: 1), setup: RequestWorker.Setup(), timeout: timeout)
    }
    self.lane = lane(timeout)
    builds = access.builds ? lane(10 * timeout) : nil
  }

  /// Answers the messages of a line, now or when a call of a tool has ended.
  func take(_ line: RequestLines.Line) {
    switch ProtocolMessage.messages(in: line) {
    case .single(let message):
      take(message) { [write] answer in if let answer { write(answer) } }
    case .batch(let messages):
      guard session?.hasBatches == true, !messages.isEmpty else {
        return write(
          ProtocolFault(.invalidRequest, "A line holds one message.").answer(to: .none))
      }
      let batch = AnswerBatch(count: messages.count, write: write)
      for message in messages { take(message) { batch.add($0) } }
    }
  }

  /// Answers the calls that wait, and ends the process.
  func end() {
    for lane in [lane, builds].compactMap({ $0 }) { lane.end() }
    for lane in [lane, builds].compactMap({ $0 }) { lane.wait() }
  }

  /// Takes a message.
  ///
  /// - Parameter answered: Called once, with the answer, or nil for a message that gets none.
  private func take(_ message: ProtocolMessage, _ answered: @escaping @Sendable (String?) -> Void) {
    switch message {
    case .answer: answered(nil)
    case .invalid(let id, let fault): answered(fault.answer(to: id))
    case .notification(let method, let parameters):
      if method == "notifications/cancelled" { cancel(parameters["requestId"]) }
      answered(nil)
    case .request(let id, let method, let parameters):
      do throws(ProtocolFault) {
        let version = try version(of: parameters)
        if method == "tools/call", let version {
          return try call(id, parameters, version, answered)
        }
        let result = try result(method, parameters, version)
        answered("{\"jsonrpc\":\"2.0\",\"id\":\(id.text),\"result\":\(result)}")
      } catch {
        answered(error.answer(to: id))
      }
    }
  }

  /// Returns the version of a request: the one that it states, or that of the session; nil without either.
  private func version(of parameters: [String: Any]) throws(ProtocolFault) -> ProtocolVersion? {
    let meta = parameters["_meta"] as? [String: Any]
    guard let stated = meta?[ProtocolVersion.key] else { return session }
    guard let text = stated as? String else {
      throw ProtocolFault(.invalidParameters, "\(ProtocolVersion.key) is not a string.")
    }
    guard let version = ProtocolVersion(rawValue: text), !version.hasSessions else {
      throw ProtocolFault(requestedVersion: text)
    }
    return version
  }

  /// Returns the result of a request, as JSON.
  private func result(
    _ method: String, _ parameters: [String: Any], _ version: ProtocolVersion?
  ) throws(ProtocolFault) -> String {
    switch method {
    case "ping": return "{}"
    case "initialize":
      guard session == nil else {
        throw ProtocolFault(.invalidRequest, "The session is initialized already.")
      }
      return try initialize(parameters)
    case "server/discover" where version?.hasSessions == false: return Self.discovery
    case "tools/list":
      guard let version else { throw ProtocolFault(.invalidRequest, "Send initialize first.") }
      // All tools fit on a page, so there is no cursor to continue from.
      guard parameters["cursor"] == nil else {
        throw ProtocolFault(.invalidParameters, "There is no such cursor.")
      }
      let tools = access.tools.map { $0.object(access) }
      let members = [(name: "tools", value: JSONText.array(tools))]
      return JSONText.object(members + (version.hasSessions ? [] : Self.lasting)).text(.dense)
    case "tools/call": throw ProtocolFault(.invalidRequest, "Send initialize first.")
    default:
      throw ProtocolFault(
        .unknownMethod,
        "There is no method '\(Printable.text(String(method.prefix(100))))'.")
    }
  }

  private func initialize(_ parameters: [String: Any]) throws(ProtocolFault) -> String {
    guard let requested = parameters["protocolVersion"] as? String else {
      throw ProtocolFault(.invalidParameters, "protocolVersion is missing or not a string.")
    }
    let version = ProtocolVersion.answer(to: requested)
    session = version
    return JSONText.object([
      ("protocolVersion", .string(version.rawValue)), ("capabilities", Self.capabilities),
      ("serverInfo", Self.name), ("instructions", .string(Self.instructions)),
    ]).text(.dense)
  }

  private static let capabilities = JSONText.object([("tools", .object([]))])
  private static let name = JSONText.object([
    ("name", .string("plumb")), ("title", .string("Plumb")),
    ("version", .string(ToolVersion.current)),
  ])
  /// The members of results that stay the same while the server runs, in versions without sessions.
  private static let lasting: [(name: String, value: JSONText)] = [
    ("resultType", .string("complete")), ("ttlMs", .number(3_600_000, decimals: 0)),
    ("cacheScope", .string("private")),
  ]

  /// The result of `server/discover`.
  private static let discovery = JSONText.object(
    [
      (
        name: "supportedVersions",
        value: .array(ProtocolVersion.allCases.map { .string($0.rawValue) })
      ), ("capabilities", capabilities), ("instructions", .string(instructions)),
      ("_meta", .object([("io.modelcontextprotocol/serverInfo", name)])),
    ] + lasting
  ).text(.dense)

  private static let instructions = """
    Lays out Interface Builder documents (UIKit, AppKit) without Xcode. check finds mistakes; tree and picture show a \
    scene with the same numbers; why names the constraints of a view; try edits with what_if before making them; \
    compare_revision says afterwards whether they did what was meant. Paths are relative to the served folder.
    """

  private func call(
    _ id: RequestIdentifier, _ parameters: [String: Any], _ version: ProtocolVersion,
    _ answered: @escaping @Sendable (String?) -> Void
  ) throws(ProtocolFault) {
    guard let name = parameters["name"] as? String else {
      throw ProtocolFault(.invalidParameters, "name is missing or not a string.")
    }
    guard let tool = access.tools.first(where: { $0.rawValue == name }) else {
      let known = access.tools.map(\.rawValue).joined(separator: ", ")
      throw ProtocolFault(
        .invalidParameters,
        "Unknown tool: '\(Printable.text(String(name.prefix(100))))'; there are \(known).")
    }
    let lane = tool.isBuild ? builds ?? lane : lane
    let given = parameters["arguments"] ?? [String: Any]()
    guard let members = given as? [String: Any] ?? (given is NSNull ? [:] : nil) else {
      throw ProtocolFault(.invalidParameters, "arguments is not an object.")
    }
    let type = version.hasSessions ? "" : "\"resultType\":\"complete\","
    @Sendable func answer(_ members: String) -> String {
      "{\"jsonrpc\":\"2.0\",\"id\":\(id.text),\"result\":{\(type)\(members)}}"
    }
    let task: ToolWorker.Task
    do throws(ToolArguments.Mistake) {
      let arguments = try ToolArguments(
        members, for: tool.parameters(access), in: folder)
      task = try tool.task(arguments, access, seconds: lane.timeout)
    } catch {
      // The model that calls the tool reads this and can correct itself.
      return answered(answer(ToolContent.failure(error.message)))
    }
    guard pending.insert(id) else {
      throw ProtocolFault(.invalidRequest, "A request with this id is being answered.")
    }
    room.wait()
    lane.add(task, id: id) { [pending, room] result in
      pending.remove(id)
      room.signal()
      switch result {
      case .success(let members): answered(answer(members))
      case .failure(.cancelled): answered(nil)
      case .failure(let failure): answered(answer(ToolContent.failure(failure.message)))
      }
    }
  }

  /// Cancels the call with an identifier, if it has no answer yet.
  private func cancel(_ value: Any?) {
    guard let value,
      let bytes = try? JSONSerialization.data(
        withJSONObject: ["id": value], options: .withoutEscapingSlashes),
      let id = RequestIdentifier(of: bytes), let known = pending.known(id)
    else { return }
    lane.cancel(known)
    builds?.cancel(known)
  }
}

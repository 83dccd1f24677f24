internal import NIOHTTP1

/// The rules by which requests are answered, from their heads alone.
struct RequestRules: Sendable {
  /// A decision about a request.
  enum Verdict {
    /// The connection is answered and ends.
    case answer(Answer)
    /// The connection may become a web socket.
    case socket
  }

  private let files: [String: Answer]
  private let token: Token

  /// Creates rules.
  ///
  /// - Parameter files: The files by their paths.
  init(files: [String: PageServer.File], token: Token) {
    self.files = files.mapValues { Answer($0) }
    self.token = token
  }

  /// Returns the accepted values of the header `Host`.
  ///
  /// A name that an attacker's domain resolves to this machine is not among them, so that a page of that domain gets no
  /// answer although its requests arrive.
  ///
  /// - Parameters:
  ///   - host: The host that the server was started with.
  ///   - port: The port where it listens. Clients omit 80.
  static func authorities(host: String, port: Int) -> Set<String> {
    let own = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    let names = ["127.0.0.1", "localhost", "[::1]", own.lowercased()]
    return Set(names.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] })
  }

  /// Returns the decision about a request.
  ///
  /// - Parameter authorities: The accepted values of the header `Host`.
  func verdict(on head: HTTPRequestHead, authorities: Set<String>) -> Verdict {
    guard let host = head.headers.single("Host")?.lowercased(), authorities.contains(host) else {
      return .answer(Answer(.forbidden, "This server does not have the host of the request."))
    }
    guard head.method == .GET || head.method == .HEAD else {
      return .answer(
        Answer(.methodNotAllowed, "The method is not supported.", headers: ["Allow": "GET, HEAD"]))
    }
    guard !head.statesBody else {
      return .answer(Answer(.payloadTooLarge, "Requests must not have a body."))
    }
    let (path, query) = Self.parts(of: head.uri)
    switch path {
    case PageServer.socketPath: return socket(head, query: query, host: host)
    case "/" where !isAdmitted(query):
      return .answer(Answer(.forbidden, "The page needs the token of this run."))
    default: return .answer(files[String(path)] ?? Answer(.notFound, "There is no such page."))
    }
  }

  private func socket(_ head: HTTPRequestHead, query: Substring, host: String) -> Verdict {
    guard isAdmitted(query) else {
      return .answer(Answer(.forbidden, "The web socket needs the token of this run."))
    }
    guard head.headers.single("Origin")?.lowercased() == "http://\(host)" else {
      return .answer(Answer(.forbidden, "The web socket is for pages of this server."))
    }
    guard head.method == .GET else {
      return .answer(Answer(.badRequest, "A web socket begins with GET."))
    }
    return .socket
  }

  private func isAdmitted(_ query: Substring) -> Bool {
    let name = "token="
    guard let item = query.split(separator: "&").first(where: { $0.hasPrefix(name) }) else {
      return false
    }
    return token.matches(item.dropFirst(name.count))
  }

  /// The path and the query of a request's target, with all escapes.
  private static func parts(of target: String) -> (path: Substring, query: Substring) {
    guard let mark = target.firstIndex(of: "?") else { return (target[...], "") }
    return (target[..<mark], target[target.index(after: mark)...])
  }
}

extension HTTPHeaders {
  /// The value of a header that must not be repeated; nil if it is missing or repeated.
  fileprivate func single(_ name: String) -> String? {
    let values = self[name]
    return values.count == 1 ? values.first : nil
  }
}

extension HTTPRequestHead {
  /// Whether the headers promise a body, even one without bytes of a length that is not known.
  fileprivate var statesBody: Bool {
    headers.contains(name: "Transfer-Encoding")
      || headers["Content-Length"].contains { $0 != "0" }
  }
}

internal import Foundation
internal import PageServer
internal import ReportFormats
internal import Synchronization
internal import Workbench
internal import Workers

/// The server of the preview's page: forwards the questions of pages to workers, and says when files changed.
///
/// A page asks about the served documents only, by the paths that the server lists.
final class PreviewServer: Sendable {
  /// The lanes of questions.
  private struct Lanes {
    let layouts: RequestLane
    let pictures: RequestLane
    let checks: RequestLane

    var all: [RequestLane] { [layouts, pictures, checks] }

    func lane(of kind: PreviewQuery.Kind) -> RequestLane {
      switch kind {
      case .picture: pictures
      case .findings, .log: checks
      case .scenes, .layout, .frames, .inspect, .why, .edge, .swift, .write, .previews: layouts
      }
    }
  }

  private let paths: [String]
  /// The documents, and the source files with previews.
  private let documents: Mutex<(given: [String], code: [String])>
  /// The worker with the classes of a package; this program's own before it is built.
  private let classes = Mutex<PackagePreview.Classes?>(nil)
  private let package: (folder: URL, toolset: String?)?
  private let lanes: Lanes
  private let isReadOnly: Bool

  /// Creates the server of documents.
  ///
  /// - Parameters:
  ///   - paths: The documents and folders that were given.
  ///   - package: The folder of a package with classes and previews, and a toolset for it; nil for none.
  ///   - isReadOnly: Whether pages cannot write changes.
  ///   - timeout: The number of seconds after which a question fails; six times as many for a check.
  init(
    _ paths: [String], package: (folder: URL, toolset: String?)? = nil, isReadOnly: Bool,
    timeout: Double
  ) {
    self.paths = paths
    self.package = package
    self.isReadOnly = isReadOnly
    documents = Mutex((DocumentPaths(paths).documents, []))
    let command = WorkerCommand.worker(.preview, count: 1)
    func lane(_ timeout: Double) -> RequestLane {
      RequestLane(command, setup: PreviewWorker.Setup(), timeout: timeout)
    }
    lanes = Lanes(layouts: lane(timeout), pictures: lane(timeout), checks: lane(6 * timeout))
  }

  /// Serves the page until the process is interrupted.
  ///
  /// - Parameter started: Called with the address of the page.
  /// - Throws: `PageServerError` if the server cannot listen.
  func run(host: String, port: Int, started: (String) -> Void) throws(PageServerError) {
    var files: [String: PageServer.File] = [:]
    for file in PageFiles.all {
      files["/" + (file.name == PageFiles.index.name ? "" : file.name)] = PageServer.File(
        type: file.type, bytes: file.bytes)
    }
    let token = PageServer.newToken()
    let server = PageServer(files: files, token: token) { [self] in await answer(to: $0) }
    let actual = try server.start(host: host, port: port)
    let watch = FileWatch(documents: { [paths] in DocumentPaths(paths).documents }) { [self] in
      take($0, server)
    }
    let package = package.map { package in
      PackagePreview(package.folder, toolset: package.toolset) { [self] in take($0, server) }
    }
    // Another program may interrupt this one as soon as it has read the address.
    let interruption = Interruption()
    started("http://\(host.contains(":") ? "[\(host)]" : host):\(actual)/?token=\(token)")
    interruption.wait()
    watch.end()
    package?.end()
    server.stop()
    for lane in lanes.all { lane.end() }
  }

  /// An interruption by the user or the system.
  private struct Interruption {
    private let ended = DispatchSemaphore(value: 0)
    private let sources: [any DispatchSourceSignal]

    /// Creates an interruption, which catches signals from then on.
    init() {
      sources = [SIGINT, SIGTERM, SIGHUP].map { [ended] number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { ended.signal() }
        source.resume()
        return source
      }
    }

    /// Waits for the first signal.
    func wait() { withExtendedLifetime(sources) { ended.wait() } }
  }

  // MARK: Questions

  /// The paths that pages may ask about.
  private var served: [String] { documents.withLock { $0.given + $0.code } }

  /// Returns the answer to a message of a page.
  func answer(to message: String) async -> String {
    let request: ServeRequest
    do throws(ServeRequest.Fault) {
      request = try ServeRequest(.text(Data(message.utf8)))
    } catch {
      return RequestServer.error(error.code.rawValue, error.message, id: error.id)
    }
    if request.command == .session {
      let answer = SessionAnswer.text(documents: served)
      return "{\"id\":\(request.id.text),\"result\":\(answer)}"
    }
    if let why = refusal(of: request) {
      return RequestServer.error("refused", why, id: request.id)
    }
    guard let query = request.query else { return "" }
    return await lanes.lane(of: query.kind).answer(to: query, id: request.id)
  }

  /// Returns the reason for which a page may not ask a question, as a sentence; nil if it may.
  private func refusal(of request: ServeRequest) -> String? {
    guard let query = request.query, request.documents.isEmpty else {
      return "A page asks about the documents that are served, and nothing else."
    }
    if query.kind == .write, isReadOnly { return "This preview was started with --read-only." }
    guard let path = query.state?.document else {
      return query.kind == .log ? nil : "The question names no document."
    }
    return served.contains(path)
      ? nil : "\(Printable.text(path)): This document is not served."
  }

  // MARK: Changes

  /// Says that files changed.
  private func take(_ change: FileWatch.Change, _ server: PageServer) {
    if let all = change.all {
      documents.withLock { $0.given = all }
      // Catalogues and translations are kept by the processes.
      restart()
    }
    say(change.all ?? change.documents, server)
  }

  private func say(_ changed: [String], _ server: PageServer) {
    server.broadcast(
      JSONText.object([
        ("event", .string("changed")), ("documents", .array(changed.map { .string($0) })),
      ]).text(.dense))
  }

  /// Starts new processes, with the classes of the package once it is built.
  private func restart() {
    let classes = classes.withLock { $0 }
    let command = classes?.command ?? .worker(.preview, count: 1)
    let setup = classes?.setup ?? PreviewWorker.Setup()
    for lane in lanes.all { lane.restart(command, setup: setup) }
  }

  /// Takes an event of the package: after a build, processes have its classes; the last good picture stays otherwise.
  private func take(_ event: PackagePreview.Event, _ server: PageServer) {
    func say(_ message: String, isError: Bool) {
      server.broadcast(
        JSONText.object([
          ("event", .string("build")), ("message", .string(message)), ("isError", .bool(isError)),
        ]).text(.dense))
    }
    switch event {
    case .building: say("Building the package …", isError: false)
    case .failed(let error):
      Terminal.error(error)
      say(error, isError: true)
    case .built(let new):
      classes.withLock { $0 = new }
      restart()
      Task {
        let files = await sourceFiles()
        documents.withLock { $0.code = files }
        say("", isError: false)
        self.say(served, server)
      }
    }
  }

  /// Returns the source files with previews in the loaded package.
  private func sourceFiles() async -> [String] {
    struct Answer: Decodable {
      struct Result: Decodable { let documents: [String] }
      let result: Result?
      let error: Message?
      struct Message: Decodable { let message: String }
    }
    let text = await lanes.layouts.answer(to: PreviewQuery(.previews), id: .none)
    let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8))
    if let error = answer?.error { Terminal.error(error.message) }
    return answer?.result?.documents ?? []
  }
}

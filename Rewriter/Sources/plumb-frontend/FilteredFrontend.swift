internal import Glibc
internal import SourceRewriting

/// A run of the compiler's frontend whose messages become messages about the user's lines.
struct FilteredFrontend {
  /// The frontend's path.
  let frontend: String
  /// Its arguments, its name first.
  let arguments: [String]
  /// The rewritten sources; nil for none.
  let overlay: Overlay?

  /// Runs the frontend to its end, prints what it prints, and ends as it ends.
  func run() -> Never {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { fail("pipe") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var pointers = arguments.map { strdup($0) } + [nil]
    var process = pid_t()
    let code = posix_spawn(&process, frontend, &actions, nil, &pointers, environ)
    guard code == 0 else {
      errno = code
      fail(frontend)
    }
    close(ends[1])
    // The driver stops a build by these.
    Self.child = process
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      Glibc.signal(signal) { kill(FilteredFrontend.child, $0) }
    }
    let text = Self.read(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if !text.isEmpty { Self.write(mapped(text)) }
    let signal = status & 0x7f
    if signal != 0 {
      Glibc.signal(signal, SIG_DFL)
      kill(getpid(), signal)
    }
    exit((status >> 8) & 0xff)
  }

  private nonisolated(unsafe) static var child: pid_t = 0

  private func fail(_ what: String) -> Never {
    perror(what)
    exit(70)
  }

  /// The messages about the user's lines.
  private func mapped(_ text: String) -> String {
    let copies = overlay?.copies ?? [:]
    var names: [String: String]?
    var folders: [String] = []
    if let folder = overlay?.folder {
      let root = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      let imported = (Files.read("\(folder)/imported") ?? "").split(separator: "\n")
      folders = [folder] + imported.map { "\(root)/\($0.prefix { $0 != " " })" }
    }
    var messages = CompilerMessages { path in
      guard let copy = copies[path], let own = Files.read(path), let rewritten = Files.read(copy)
      else { return nil }
      return MappedSource(path: path, own: own, rewritten: rewritten)
    } dropped: { name in
      if names == nil {
        names = [:]
        for folder in folders {
          names?.merge(DroppedNames.read(Files.read("\(folder)/dropped") ?? "")) { own, _ in own }
        }
      }
      return names?[name].map { path in
        CompilerMessages.Dropped(
          path: path, line: DroppedNames.line(of: name, in: Files.read(path) ?? ""))
      }
    }
    return messages.mapped(text)
  }

  private static func read(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      if count == 0 || count < 0 && errno != EINTR { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}

internal import SourceRewriting

/// The facts of a module's sources from the last time they were rewritten.
///
/// A source whose declarations stay as they were changes nothing in how the others are rewritten, so that only it is
/// parsed as a whole.
struct ModuleCache: Sendable {
  /// One source.
  struct Record: Sendable {
    /// The time of its last change and its length; see ``Files/state(_:)``.
    var state: String
    var marks: SourceMarks
    var counts = RewriteCounts()
    /// Whether rewriting changed it.
    var isRewritten = false
    /// Its skeleton; empty while it was not parsed.
    var skeleton = ""
  }
  /// The sources by their paths.
  var records: [String: Record] = [:]

  init() {}

  /// Creates the cache from what ``write(to:for:)`` wrote; nil where there is nothing, or something else.
  init?(_ path: String, for key: String) {
    guard let text = Files.read(path) else { return nil }
    var rest = text.utf8[...]
    func line() -> String? {
      guard let end = rest.firstIndex(of: 10) else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[..<end])
    }
    func block() -> String? {
      guard let length = line().flatMap({ Int($0) }), length >= 0, length <= rest.count else {
        return nil
      }
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }
    guard block() == key else { return nil }
    while !rest.isEmpty {
      guard let path = block(), let state = block(), let marks = block(), let counts = block(),
        let isRewritten = block(), let skeleton = block()
      else { return nil }
      records[path] = Record(
        state: state, marks: SourceMarks(written: marks), counts: RewriteCounts(counts),
        isRewritten: isRewritten == "1", skeleton: skeleton)
    }
  }

  /// Writes the records.
  ///
  /// - Parameter key: What they depend on beside the sources.
  func write(to path: String, for key: String) {
    var text = Self.block(key)
    for (path, record) in records.sorted(by: { $0.key < $1.key }) {
      let parts = [
        path, record.state, record.marks.text, record.counts.text, record.isRewritten ? "1" : "0",
        record.skeleton,
      ]
      for part in parts { text += Self.block(part) }
    }
    Files.write(text, to: path)
  }

  private static func block(_ text: String) -> String { "\(text.utf8.count)\n\(text)" }
}

/// A version of the Model Context Protocol, by its date.
enum ProtocolVersion: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// The member of a request's `_meta` that states the version, in versions without sessions.
  static let key = "io.modelcontextprotocol/protocolVersion"

  /// Returns the version of a session for a client that asks for one: that version, or the newest with sessions.
  static func answer(to requested: String) -> ProtocolVersion {
    let known = ProtocolVersion(rawValue: requested)
    return known.flatMap { $0.hasSessions ? $0 : nil } ?? .november2025
  }

  /// Whether `initialize` opens a session; otherwise each request states the version.
  var hasSessions: Bool { self != .july2026 }

  /// Whether a line may hold an array of messages; only one version has these.
  var hasBatches: Bool { self == .march2025 }
}

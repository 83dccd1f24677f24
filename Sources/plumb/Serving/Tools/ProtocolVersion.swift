/// A version of the Model Context Protocol, by its date.
enum ProtocolVersion: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  /// Returns the version to speak with a client that asks for one: that version, or the newest known one.
  static func answer(to requested: String) -> ProtocolVersion {
    ProtocolVersion(rawValue: requested) ?? .november2025
  }

  /// Whether a line may hold an array of messages; only one version has these.
  var hasBatches: Bool { self == .march2025 }
}

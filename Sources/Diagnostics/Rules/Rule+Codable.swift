/// Coding of a rule without its page.
extension Rule: Codable {
  private enum Key: String, CodingKey { case name, concern, severity, summary, isOnByDefault }

  /// Creates a rule without a page from its coded parts.
  ///
  /// - Throws: `DecodingError` for missing or invalid parts.
  package init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: Key.self)
    self.init(
      try parts.decode(String.self, forKey: .name),
      try parts.decode(Concern.self, forKey: .concern),
      try parts.decode(Severity.self, forKey: .severity),
      try parts.decode(String.self, forKey: .summary),
      isOnByDefault: try parts.decode(Bool.self, forKey: .isOnByDefault))
  }

  /// Encodes everything but the page.
  package func encode(to encoder: any Encoder) throws {
    var parts = encoder.container(keyedBy: Key.self)
    try parts.encode(name, forKey: .name)
    try parts.encode(concern, forKey: .concern)
    try parts.encode(severity, forKey: .severity)
    try parts.encode(summary, forKey: .summary)
    try parts.encode(isOnByDefault, forKey: .isOnByDefault)
  }
}

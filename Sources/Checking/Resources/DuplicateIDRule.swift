package import Diagnostics
package import IBDocument

extension Rule {
  /// Two objects with one identifier.
  package static let duplicateID = Rule(
    "duplicate-id", .resources, .error, "two objects with the same id",
    page: RulePage(
      sees: """
        The first id that two objects of a document have, as merges of versions leave them. Nothing else of the \
        document is checked then.
        """,
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
        </label>
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="80" width="60" height="20.5"/>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
        </label>
        <label opaque="NO" text="Title" id="Ttl-00-002">
          <rect key="frame" x="20" y="80" width="60" height="20.5"/>
        </label>
        """,
      fix: "Give one of them another id, with all that refers to it.",
      limits: "The document cannot be laid out or drawn."))
}

/// Objects with the same identifier, which make a document unreadable.
package enum DuplicateIDRule {
  /// Returns a finding for an error about identifiers; nil for other errors.
  package static func finding(for error: DocumentError) -> Finding? {
    guard case .duplicateIdentifier(let id, let first) = error.reason else { return nil }
    return Finding(
      .duplicateID, "the identifier '\(id)' is another object's; nothing else is checked",
      at: Location(error.path, at: error.position, subject: id),
      related: [
        Finding.Related("the other object", at: Location(error.path, at: first, subject: id))
      ])
  }
}

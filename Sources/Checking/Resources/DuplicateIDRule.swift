package import Diagnostics
package import IBDocument

/// Objects with the same identifier, for which a document is refused.
package enum DuplicateIDRule {
  /// What an error of reading says of identifiers; nil for other errors.
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

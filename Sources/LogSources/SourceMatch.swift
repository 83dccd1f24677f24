package import Diagnostics

/// A line of a project that probably created a constraint in a log.
package struct SourceMatch: Hashable, Sendable {
  /// The strength of the evidence.
  package enum Certainty: Hashable, Sendable {
    /// The match is proved: by the printed location, by a unique identifier, or by a unique constraint of a document.
    case sure
    /// The statement agrees with the log in every known respect.
    case probable
  }

  /// The file's path as specified.
  package let path: String
  /// The position where the statement begins.
  package let position: SourcePosition
  /// The trimmed line of a source, or a short description of a document's constraint.
  package let text: String
  /// The strength of the evidence.
  package let certainty: Certainty
  /// A brief reason for the match, such as ``the identifier `cardHeight` ``.
  package let reason: String

  /// The line number, starting at 1.
  package var line: Int { position.line }
  /// The column in characters, starting at 1.
  package var column: Int { position.column }
}

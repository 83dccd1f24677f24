package import Diagnostics

/// A line of a project that probably made a constraint of a log.
package struct SourceMatch: Hashable, Sendable {
  /// The degree of proof.
  package enum Certainty: Hashable, Sendable {
    /// The identity is proved: by the printed place, by a unique identifier, or by a unique
    /// constraint of a document.
    case sure
    /// The statement agrees with the log in all that is known of both.
    case probable
  }

  /// The path of the file as it was given.
  package let path: String
  /// The place at which the statement begins.
  package let position: SourcePosition
  /// The trimmed line of a source, or a document's constraint in short.
  package let text: String
  /// The degree of proof.
  package let certainty: Certainty
  /// The reason for the match in short, such as ``the identifier `cardHeight` ``.
  package let reason: String

  /// The line, from 1 on.
  package var line: Int { position.line }
  /// The column in characters, from 1 on.
  package var column: Int { position.column }
}

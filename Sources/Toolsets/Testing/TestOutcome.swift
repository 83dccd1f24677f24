/// The way in which a test ended.
package struct TestOutcome: Sendable, Equatable {
  /// The ways.
  package enum Kind: String, Sendable, CaseIterable {
    case passed, failed, crashed, skipped
    /// It was not run, because too many others crashed.
    case notRun = "not run"
  }
  /// The way in which it ended.
  package var kind: Kind
  /// The seconds that it took; nil where nothing says it.
  package var seconds: Double?
  /// The failures, or the reason.
  package var messages: [String] = []

  /// Creates an outcome.
  package init(_ kind: Kind, seconds: Double? = nil, messages: [String] = []) {
    (self.kind, self.seconds, self.messages) = (kind, seconds, messages)
  }
}

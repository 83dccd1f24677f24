package import ConflictLogs

extension ConflictAnswer {
  /// Creates the answer to a report.
  ///
  /// - Complexity: A solve for each change that is proposed, of the list's lines.
  package init(_ log: ConflictLog) {
    self = AnswerWriter(log).answer
  }

  /// The key that reports of one cause share, without solving anything.
  package static func groupKey(of log: ConflictLog) -> String { GroupKey(log).text }
}

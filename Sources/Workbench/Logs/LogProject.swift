package import ConflictLogs

/// The documents and sources of a folder, in which constraints of logs are looked up.
package struct LogProject {
  /// Reads a folder.
  ///
  /// - Throws: An error where it is no folder.
  @MainActor package init(folder: String) throws(WorkbenchError) {
    throw .usage("--in is not there yet.")
  }

  /// The probable places of a constraint, the best first.
  package func places(of constraint: LogConstraint) -> [LogReport.SourcePlace] { [] }
}

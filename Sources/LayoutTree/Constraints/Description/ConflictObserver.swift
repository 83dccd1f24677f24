internal import Synchronization

/// The receiver of contradictions besides the trees that have them.
package enum ConflictObserver {
  /// A receiver of a report.
  package typealias Handler = @MainActor @Sendable (ConflictDescription) -> Void

  /// The handler of the task that lays out; nil for none.
  @TaskLocal package static var ofTask: Handler?

  /// The handler of the process where the task has none, for frameworks whose tests run one after the other in no task.
  package static var ofProcess: Handler? {
    get { process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }
  private static let process = Mutex<Handler?>(nil)

  /// Hands a report to who listens.
  ///
  /// - Returns: Whether somebody does.
  @MainActor static func report(_ conflict: ConflictDescription) -> Bool {
    guard let handler = ofTask ?? ofProcess else { return false }
    handler(conflict)
    return true
  }
}

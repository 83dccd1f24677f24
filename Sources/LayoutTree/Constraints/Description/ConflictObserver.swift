internal import Synchronization

/// The handlers that are notified of contradictions besides the trees that have them.
package enum ConflictObserver {
  /// A closure that receives a report.
  package typealias Handler = @MainActor @Sendable (ConflictDescription) -> Void

  /// The handler of the current task; nil for none.
  @TaskLocal package static var ofTask: Handler?

  /// The handler of the process for tasks without one, for frameworks that run tests sequentially outside of
  /// tasks.
  package static var ofProcess: Handler? {
    get { process.withLock { $0 } }
    set { process.withLock { $0 = newValue } }
  }
  private static let process = Mutex<Handler?>(nil)

  /// Passes a report to the handler.
  ///
  /// - Returns: Whether there is a handler.
  @MainActor static func report(_ conflict: ConflictDescription) -> Bool {
    guard let handler = ofTask ?? ofProcess else { return false }
    handler(conflict)
    return true
  }
}

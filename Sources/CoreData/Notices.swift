internal import Foundation
internal import Synchronization

/// The lines that say what this module does not do, and misuse for which Apple's ends the program.
package enum CoreDataNotices {
  /// A function in a structure: a mutex of the function itself would wrap it once more with every read.
  private struct Report: Sendable {
    var write: @Sendable (String) -> Void = { line in
      try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
  }
  private static let state = Mutex(Report())

  /// The function that gets each line; standard error unless set.
  package static var report: @Sendable (String) -> Void {
    get { state.withLock { $0.write } }
    set { state.withLock { $0.write = newValue } }
  }
  /// Reports a line.
  static func say(_ line: String) { report("CoreData: \(line)") }
}

internal import Foundation
internal import Synchronization

/// The lines that say what this module does not do, and misuse for which Apple's ends the program.
package enum CoreDataNotices {
  private static let state = Mutex<@Sendable (String) -> Void>(standardError)
  private static let standardError: @Sendable (String) -> Void = { line in
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// The function that gets each line; standard error unless set.
  package static var report: @Sendable (String) -> Void {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
  /// Reports a line.
  static func say(_ line: String) { report("CoreData: \(line)") }
}

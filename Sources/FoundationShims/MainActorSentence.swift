internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The sentence that a program ends with when it uses views on a thread that does not serve the main actor.
///
/// Swift checks at many places that code of the main actor runs there. Where it does not, the main queue is asked, which
/// ends the program without a word on Linux. The check stays Swift's: whatever it lets through goes on, whether by the
/// main thread or by another that serves the main queue, as in tests that are asynchronous.
package enum MainActorSentence {
  static let words =
    "Code of the main actor was called on a thread that does not serve it. Views, constraints and controllers belong "
    + "to the main actor: call them from code that is marked @MainActor, or hand the work over with "
    + "DispatchQueue.main.async. See \"Threads\" in Documentation/Guides/HowLayoutWorks.md."

  /// Has the words said from now on; does nothing the second time.
  package static func prepare() { _ = isPrepared }

  /// The executor as Swift's runtime hands it to functions: two words.
  private typealias Check = @convention(c) (UInt, UInt) -> Void
  private typealias Hook = @convention(c) (UInt, UInt, Check) -> Void

  /// Whether the sentence is printed.
  ///
  /// It is not where the runtime is linked into the program and its hook cannot be found, where other code has
  /// installed a hook, and where another executor than the main queue serves the main actor.
  private static let isPrepared: Bool = {
    guard
      let place = dlsym(nil, "swift_task_checkIsolated_hook")?
        .assumingMemoryBound(to: Hook?.self), place.pointee == nil,
      MemoryLayout<UnownedSerialExecutor>.size == MemoryLayout<(UInt, UInt)>.size,
      let executor = MainActor.sharedUnownedExecutor.asSerialExecutor(),
      "\(type(of: executor))" == "DispatchMainExecutor"
    else { return false }
    place.pointee = { first, second, check in
      let main = unsafeBitCast(MainActor.sharedUnownedExecutor, to: (UInt, UInt).self)
      if first == main.0, second == main.1, !MainRunLoop.isOnMainQueue {
        fatalError(MainActorSentence.words)
      }
      check(first, second)
    }
    return true
  }()
}

internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The message with which a program ends when it uses views on a thread that does not serve the main actor.
///
/// Swift checks at many points that code of the main actor runs there. Where it does not, the main queue is
/// asserted, which ends the program without a message on Linux. The check stays Swift's: whatever it lets
/// through continues, whether by the main thread or by another that serves the main queue, as in asynchronous
/// tests.
package enum MainActorSentence {
  static let message =
    "Code of the main actor was called on a thread that does not serve it. Views, constraints and controllers belong "
    + "to the main actor: call them from code that is marked @MainActor, or hand the work over with "
    + "DispatchQueue.main.async. See \"Threads\" in Documentation/Guides/HowLayoutWorks.md."

  /// Installs the message; does nothing on later calls.
  package static func prepare() { _ = isPrepared }

  /// A check of the executor, which Swift's runtime passes as two words.
  private typealias Check = @convention(c) (UInt, UInt) -> Void
  private typealias Hook = @convention(c) (UInt, UInt, Check) -> Void

  /// Whether the message is installed.
  ///
  /// It is not if the runtime is statically linked and its hook cannot be located, if another library installed
  /// a hook, or if the main actor is not served by the main queue.
  private static let isPrepared: Bool = {
    guard
      let place = dlsym(nil, "swift_task_checkIsolated_hook")?
        .assumingMemoryBound(to: Hook?.self), place.pointee == nil,
      MemoryLayout<UnownedSerialExecutor>.size == MemoryLayout<(UInt, UInt)>.size,
      let executor = MainActor.sharedUnownedExecutor.asSerialExecutor(),
      "\(type(of: executor))" == "DispatchMainExecutor"
    else { return false }
    place.pointee = { first, second, check in
      let isMain = withUnsafeBytes(of: MainActor.sharedUnownedExecutor) { words in
        words.load(as: UInt.self) == first
          && words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) == second
      }
      if isMain, !MainRunLoop.isOnMainQueue {
        fatalError(MainActorSentence.message)
      }
      check(first, second)
    }
    return true
  }()
}

/// Runs main-actor code from an override that Foundation declares without isolation.
///
/// `MainActor.assumeIsolated` would end the program on any other thread; a description that a logger reads
/// there should not. Views are not safe to use from several threads concurrently, here as on Apple's systems,
/// and this does not change that.
package func assumingMainActor<Result>(
  _ body: @MainActor () throws -> Result
) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The run loop of the main thread for programs whose main thread has ended while the main queue continues.
///
/// On Linux an asynchronous `main`, as that of Swift Testing, leaves the main thread for good: other threads
/// serve the main queue, and blocks and timers of `RunLoop.main` would wait forever. On Apple's systems the
/// main thread serves both. Here the main queue then serves the run loop in short steps.
///
/// A thread may only run its own loop by Foundation's public functions, which do nothing for another's;
/// therefore Core Foundation, on which Foundation is built, is called. Where its functions are statically
/// linked and cannot be located, nothing is served, as before.
package enum MainRunLoop {
  /// The time between two steps, in milliseconds.
  private static let step = 5
  private static let isServed = Atomic(false)

  private static let mainMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on the main queue, on any thread, or on the main thread.
  package static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil
  }

  /// Serves the main thread's run loop from now on, if another thread serves the main queue.
  ///
  /// - Complexity: O(1); once it is served, the time of reading a flag.
  package static func serveWithoutMainThread() {
    if isServed.load(ordering: .relaxed) || Thread.isMainThread { return }
    // Only where the main thread has ended is the main queue on another one.
    guard DispatchQueue.getSpecific(key: mainMark) != nil,
      !isServed.exchange(true, ordering: .relaxed), let runPendingWork = Self.pendingWork
    else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(
      deadline: .now(), repeating: .milliseconds(step), leeway: .milliseconds(1))
    // The handler keeps the source.
    source.setEventHandler { withExtendedLifetime(source, runPendingWork) }
    source.resume()
  }

  private typealias Main = @convention(c) () -> UnsafeRawPointer?
  private typealias Run =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, Double, UInt8) -> Int32

  /// Runs the pending work of the loop without waiting; nil where Core Foundation cannot be located.
  private static var pendingWork: (@Sendable () -> Void)? {
    guard let main = CFunction.named("CFRunLoopGetMain", as: Main.self),
      let run = CFunction.named("CFRunLoopRunSpecific", as: Run.self),
      let mode = dlsym(nil, "kCFRunLoopDefaultMode")?
        .assumingMemoryBound(to: UnsafeRawPointer?.self).pointee,
      let loop = main()
    else { return nil }
    let places = (loop: UInt(bitPattern: loop), mode: UInt(bitPattern: mode))
    return {
      guard let loop = UnsafeRawPointer(bitPattern: places.loop),
        let mode = UnsafeRawPointer(bitPattern: places.mode)
      else { return }
      _ = run(loop, mode, 0, 0)
    }
  }
}

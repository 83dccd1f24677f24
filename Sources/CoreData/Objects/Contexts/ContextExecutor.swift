internal import Foundation

/// The moment at which work of a context starts.
///
/// Source: Apple, "NSManagedObjectContext.ScheduledTaskType".
extension NSManagedObjectContext {
  /// The moment at which work starts; here it is always put into the queue.
  public enum ScheduledTaskType: Sendable {
    /// At once where the caller is on the queue.
    case immediate
    /// After what waits in the queue.
    case enqueued
  }
}

/// The queue of a context's work.
final class ContextExecutor: Sendable {
  private let kind: NSManagedObjectContextConcurrencyType
  private let queue = DispatchQueue(label: "NSManagedObjectContext")
  /// The lock of a context with a queue of its own: a thread may wait for work inside of work, which a queue does
  /// not allow.
  private let lock = NSRecursiveLock()

  init(_ kind: NSManagedObjectContextConcurrencyType) { self.kind = kind }

  func async(_ work: @escaping () -> Void) {
    let work = Unchecked(work)
    switch kind {
    case .mainQueueConcurrencyType: DispatchQueue.main.async { work.value() }
    case .privateQueueConcurrencyType, .confinementConcurrencyType:
      queue.async {
        self.lock.withLock { work.value() }
      }
    }
  }

  func sync<Result>(_ work: () -> Result) -> Result {
    guard kind == .mainQueueConcurrencyType else { return lock.withLock(work) }
    guard !Thread.isMainThread else { return work() }
    return withoutActuallyEscaping(work) { work in
      let work = Unchecked(work)
      return DispatchQueue.main.sync { Unchecked(work.value()) }.value
    }
  }
}

/// A value that crosses to a context's queue.
///
/// Unchecked: the caller of `perform` vouches for it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension NSManagedObjectContext {
  /// Runs work on the context's queue later.
  public func perform(_ block: @escaping () -> Void) {
    executor.async {
      self.asCurrent(block)
      self.processPendingChanges()
    }
  }
  /// Runs work on the context's queue and waits for it.
  public func performAndWait(_ block: () -> Void) {
    executor.sync {
      asCurrent(block)
      processPendingChanges()
    }
  }
  /// Runs work on the context's queue and returns its result.
  @_disfavoredOverload
  public func performAndWait<T, Failure: Error>(
    _ block: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let result = executor.sync { () -> Result<T, Failure> in
      defer { processPendingChanges() }
      return asCurrent { Self.result(block) }
    }
    return try result.get()
  }
  /// Runs work on the context's queue and returns its result once it is done.
  @_disfavoredOverload
  nonisolated(nonsending) public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    let work = Unchecked(block)
    let result = await withCheckedContinuation { continuation in
      executor.async {
        let result = self.asCurrent { Self.result(work.value) }
        self.processPendingChanges()
        continuation.resume(returning: Unchecked(result))
      }
    }
    return try result.value.get()
  }
  private static func result<T, Failure: Error>(
    _ block: () throws(Failure) -> T
  ) -> Result<T, Failure> {
    do throws(Failure) {
      return .success(try block())
    } catch {
      return .failure(error)
    }
  }
}

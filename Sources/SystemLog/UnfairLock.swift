internal import Glibc
internal import Synchronization

/// A lock in memory that the program allocates.
///
/// Source: Apple, "os_unfair_lock_s".
public struct os_unfair_lock_s: Sendable {
  var isLocked: UInt32 = 0
  /// Creates an unlocked lock.
  public init() {}
}
/// A lock in memory that the program allocates.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Acquires a lock, waiting if necessary.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Acquires a lock if it is unlocked and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.store(0, ordering: .releasing)
  }
}

/// A lock around a value.
///
/// Source: Apple, "OSAllocatedUnfairLock".
///
/// Unchecked: the value is accessed only while the lock is held.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private var state: State
  fileprivate let address: os_unfair_lock_t

  /// Creates a lock that protects a value.
  public init(initialState: State) {
    state = initialState
    address = .allocate(capacity: 1)
    address.initialize(to: os_unfair_lock_s())
  }
  deinit { address.deallocate() }

  /// Calls `body` with the value while holding the lock.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(address)
    defer { os_unfair_lock_unlock(address) }
    return try body(&state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public convenience init() { self.init(initialState: ()) }
  /// Acquires the lock, waiting if necessary.
  public func lock() { os_unfair_lock_lock(address) }
  /// Releases the lock.
  public func unlock() { os_unfair_lock_unlock(address) }
}

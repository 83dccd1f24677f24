import SystemLog
import Testing

/// Locks that threads share.
struct UnfairLockTests {
  @Test func aLockIsTakenOnce() {
    var lock = os_unfair_lock()
    withUnsafeMutablePointer(to: &lock) { (lock: os_unfair_lock_t) in
      os_unfair_lock_lock(lock)
      #expect(!os_unfair_lock_trylock(lock))
      os_unfair_lock_unlock(lock)
      #expect(os_unfair_lock_trylock(lock))
    }
    _ = os_unfair_lock_s()
  }

  @Test func tasksCountTogether() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    plain.unlock()
  }
}

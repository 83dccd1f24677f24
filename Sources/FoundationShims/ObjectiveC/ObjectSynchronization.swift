internal import Foundation
internal import Synchronization

private let locks = Mutex<[ObjectIdentifier: Entry]>([:])

/// The lock of an object with the number of those who hold it or wait for it.
private struct Entry {
  let lock = NSRecursiveLock()
  var users = 0
}

/// Locks an object until ``objc_sync_exit(_:)``; a thread may lock it more than once.
///
/// - Returns: 0, the code of success.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks in
    locks[key, default: Entry()].users += 1
    return locks[key]?.lock
  }
  lock?.lock()
  return 0
}

/// Unlocks an object.
///
/// - Returns: 0, or -1 for an object that is not locked.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
  let key = ObjectIdentifier(object as AnyObject)
  let lock = locks.withLock { locks -> NSRecursiveLock? in
    guard var entry = locks[key] else { return nil }
    entry.users -= 1
    locks[key] = entry.users == 0 ? nil : entry
    return entry.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}

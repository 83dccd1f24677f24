internal import Foundation
internal import Synchronization

/// The pending messages of `perform(_:with:afterDelay:)`.
enum DelayedMessages {
  private struct Waiting {
    let receiver: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  /// The thread-local storage of pending messages, as the run loop is thread-local.
  private final class Store: NSObject { var waiting: [Int: Waiting] = [:] }
  private static let key = "plumb.delayed-messages"
  private static var store: Store {
    let thread = Thread.current
    if let store = thread.threadDictionary[key] as? Store { return store }
    let store = Store()
    thread.threadDictionary[key] = store
    return store
  }
  private static let last = Atomic(0)

  static func add(
    to receiver: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval
  ) {
    let id = last.add(1, ordering: .relaxed).newValue
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { _ in
      guard let waiting = store.waiting.removeValue(forKey: id) else { return }
      _ = ObjectiveCNames.perform(waiting.selector, on: waiting.receiver, [waiting.argument])
    }
    store.waiting[id] = Waiting(
      receiver: receiver, selector: selector, argument: argument, timer: timer)
    RunLoop.current.add(timer, forMode: .common)
  }

  static func cancel(_ receiver: AnyObject, where matches: (Selector, Any?) -> Bool) {
    let store = store
    for (id, waiting) in store.waiting
    where waiting.receiver === receiver && matches(waiting.selector, waiting.argument) {
      waiting.timer.invalidate()
      store.waiting[id] = nil
    }
  }
}

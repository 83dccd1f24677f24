internal import Foundation
internal import Synchronization

extension NSManagedObjectContext {
  private static let main = Mutex<Weak<NSManagedObjectContext>?>(nil)
  private static let key = "Plumb.NSManagedObjectContext.current"

  /// Notes the context that requests use on the main queue outside of a context's work.
  static func note(main context: NSManagedObjectContext) {
    main.withLock { $0 = Weak(context) }
  }
  /// The context whose work runs the caller.
  static var current: NSManagedObjectContext? {
    if let context = Thread.current.threadDictionary[key] as? NSManagedObjectContext {
      return context
    }
    return Thread.isMainThread ? main.withLock { $0?.object } : nil
  }
  /// Runs work as this context's.
  func asCurrent<Result>(_ work: () -> Result) -> Result {
    let table = Thread.current.threadDictionary
    let before = table[Self.key]
    table[Self.key] = self
    defer { table[Self.key] = before }
    return work()
  }
}

internal import Foundation
package import Synchronization

/// The ownership of an associated value.
///
/// Source: Apple, "objc_AssociationPolicy"; atomic and non-atomic are equal here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: nil once it is deallocated, where Apple's is a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied if possible, and retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Copied if possible, and retained.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value associated with an object under a key; nil without one.
///
/// - Parameters:
///   - object: An object of a class; any other value has no associations.
///   - key: An address that serves as the key; its content is not read.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.store(of: object as AnyObject, makes: false)?.value(UInt(bitPattern: key))
}

/// Associates a value with an object under a key; nil removes the current value.
///
/// The value is released with the object. Objects of this library store their values themselves; those of other
/// classes are looked up in a table, and their values may live on until the next few associations are made.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let store = Associations.store(of: object as AnyObject, makes: value != nil)
  store?.set(value, UInt(bitPattern: key), policy)
}

/// Removes all values associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.store(of: object as AnyObject, makes: false)?.removeAll()
}

/// An object that stores its associated values itself, so that they are released with it.
package protocol AssociationHolder: AnyObject {
  /// Reads and writes the values under their lock; nil before the first association.
  func withAssociations<Result: Sendable>(_ body: (inout AssociationStore?) -> Result) -> Result
}

/// The values that an object stores itself; nil before the first association.
package typealias AssociationSlot = Mutex<AssociationStore?>

/// A key of associations that no other one equals: a type.
struct AssociationKey {
  fileprivate let address: UInt

  /// Creates the key of a type.
  init(_ type: Any.Type) { address = UInt(bitPattern: ObjectIdentifier(type)) }

  /// The value associated with an object; nil without one.
  func value(of object: AnyObject) -> Any? {
    Associations.store(of: object, makes: false)?.value(address)
  }

  /// Associates a value with an object, which retains it.
  func set(_ value: Any, of object: AnyObject) {
    Associations.store(of: object, makes: true)?.set(value, address, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// The values that are associated with one object.
///
/// Unchecked: its values are read and written under its lock.
package final class AssociationStore: @unchecked Sendable {
  private enum Value {
    case kept(Any)
    case known(Weak)
  }
  private struct Weak { weak var object: AnyObject? }
  /// By the addresses of their keys.
  private var values: [UInt: Value] = [:]
  private let lock = NSLock()

  fileprivate func value(_ key: UInt) -> Any? {
    switch lock.withLock({ values[key] }) {
    case .kept(let value): value
    case .known(let weak): weak.object
    case nil: nil
    }
  }

  fileprivate func set(_ value: Any?, _ key: UInt, _ policy: objc_AssociationPolicy) {
    var new: Value?
    if let value {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: new = .known(Weak(object: value as AnyObject))
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: new = .kept(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        new = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      }
    }
    // The former value goes after the lock is open: its end may associate or ask.
    lock.lock()
    let old = values.removeValue(forKey: key)
    values[key] = new
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  fileprivate func removeAll() {
    lock.lock()
    let old = values
    values = [:]
    lock.unlock()
    withExtendedLifetime(old) {}
  }
}

/// The associations of objects that do not store them.
private enum Associations {
  private struct Entry {
    weak var object: AnyObject?
    let store: AssociationStore
  }
  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries above which those of deallocated objects are removed.
    var limit = 16
  }
  private static let lock = NSLock()
  // Unchecked: touched under the lock alone; a `Mutex` would not let objects of any kind out again.
  nonisolated(unsafe) private static var table = Table()

  static func store(of object: AnyObject, makes: Bool) -> AssociationStore? {
    if let holder = object as? any AssociationHolder {
      return holder.withAssociations { store in
        if makes, store == nil { store = AssociationStore() }
        return store
      }
    }
    let id = ObjectIdentifier(object)
    // Stores that leave the table go after the lock is open: their end may associate or ask.
    let (store, former) = lock.withLock { () -> (AssociationStore?, [AssociationStore]) in
      // Another object may have been at the same address.
      if let entry = table.entries[id], entry.object === object { return (entry.store, []) }
      guard makes else { return (nil, []) }
      var former: [AssociationStore] = []
      if table.entries.count >= table.limit {
        for (id, entry) in table.entries where entry.object == nil {
          former.append(entry.store)
          table.entries[id] = nil
        }
        table.limit = max(16, 2 * table.entries.count)
      }
      let store = AssociationStore()
      if let old = table.entries.updateValue(Entry(object: object, store: store), forKey: id) {
        former.append(old.store)
      }
      return (store, former)
    }
    withExtendedLifetime(former) {}
    return store
  }
}

internal import Foundation

/// The ownership of an associated value.
///
/// Source: Apple, "objc_AssociationPolicy"; atomic and not is the same here.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept: nil once it is gone, where Apple's is a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied where it can be, and kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Copied where it can be, and kept.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The value that was associated with an object under a key; nil without one.
///
/// - Parameters:
///   - object: An object of a class; with anything else nothing is associated.
///   - key: An address that is the key, whatever is there.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.store(of: object as AnyObject, makes: false)?.value(key)
}

/// Associates a value with an object under a key; nil takes the one that is there away.
///
/// The value goes with the object. Objects of this library carry their values themselves; those of other
/// classes are looked up in a table, and their values may live on until the next few associations are made.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let store = Associations.store(of: object as AnyObject, makes: value != nil)
  store?.set(value, key, policy)
}

/// Takes away everything that was associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.store(of: object as AnyObject, makes: false)?.removeAll()
}

/// An object that carries its associated values itself, so that they go with it.
package protocol AssociationHolder: AnyObject {
  /// The values; nil until the first one comes.
  var associations: AssociationStore? { get set }
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
  private var values: [UnsafeRawPointer: Value] = [:]
  private let lock = NSLock()

  fileprivate func value(_ key: UnsafeRawPointer) -> Any? {
    switch lock.withLock({ values[key] }) {
    case .kept(let value): value
    case .known(let weak): weak.object
    case nil: nil
    }
  }

  fileprivate func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
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

/// The storage of the values of objects.
private enum Associations {
  private struct Entry {
    weak var object: AnyObject?
    let store: AssociationStore
  }
  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The entry count above which entries of deallocated objects are purged.
    var limit = 16
  }
  private static let lock = NSLock()
  // Unchecked: touched under the lock alone; a `Mutex` would not let objects of any kind out again.
  nonisolated(unsafe) private static var table = Table()

  static func store(of object: AnyObject, makes: Bool) -> AssociationStore? {
    if let holder = object as? any AssociationHolder {
      if makes, holder.associations == nil { holder.associations = AssociationStore() }
      return holder.associations
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

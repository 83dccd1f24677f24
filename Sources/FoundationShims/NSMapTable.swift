public import Foundation

/// A dictionary of objects by objects, which may be held weakly.
///
/// Foundation on Linux has none; see ``NSHashTable`` for the comparison of keys. A pair with a deallocated
/// object is removed at the next access.
///
/// - SeeAlso: Apple, "NSMapTable".
/// - Complexity: every call is O(1) on average, but listing and counting, which are O(pairs).
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keysAreWeak: Bool
  private let objectsAreWeak: Bool
  private var entries: [ObjectKey: (key: ObjectReference, object: ObjectReference)] = [:]
  private var order = 0

  init(keysAreWeak: Bool, objectsAreWeak: Bool) {
    self.keysAreWeak = keysAreWeak
    self.objectsAreWeak = objectsAreWeak
  }
  /// Creates a table that retains keys and objects.
  public convenience override init() { self.init(keysAreWeak: false, objectsAreWeak: false) }
  /// Creates a table with Apple's options, of which only `weakMemory` has an effect.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity: Int = 0
  ) {
    self.init(
      keysAreWeak: keyOptions.contains(.weakMemory),
      objectsAreWeak: valueOptions.contains(.weakMemory))
  }
  /// Returns a table that retains keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that retains only keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keysAreWeak: false, objectsAreWeak: true)
  }
  /// Returns a table that retains only objects.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keysAreWeak: true, objectsAreWeak: false)
  }
  /// Returns a table that holds both weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keysAreWeak: true, objectsAreWeak: true)
  }

  private var pairs: [(key: KeyType, object: ObjectType)] {
    entries = entries.filter { $0.value.key.object != nil && $0.value.object.object != nil }
    return entries.values.sorted { $0.key.order < $1.key.order }.compactMap {
      guard let key = $0.key.object as? KeyType, let object = $0.object.object as? ObjectType
      else { return nil }
      return (key, object)
    }
  }

  /// The number of pairs.
  open var count: Int { pairs.count }
  /// The object of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[ObjectKey(aKey)], entry.key.object != nil else {
      return nil
    }
    return entry.object.object as? ObjectType
  }
  /// Sets the object of a key, replacing the previous one.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    order += 1
    entries[ObjectKey(aKey)] = (
      ObjectReference(aKey, isWeak: keysAreWeak, order: order),
      ObjectReference(anObject, isWeak: objectsAreWeak, order: order)
    )
  }
  /// Removes a key and its object.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[ObjectKey(aKey)] = nil }
  }
  /// Removes all pairs.
  open func removeAllObjects() { entries = [:] }
  /// Enumerates the keys in order of insertion.
  open func keyEnumerator() -> NSEnumerator { (pairs.map(\.key) as NSArray).objectEnumerator() }
  /// Enumerates the objects in order of their keys' insertion; nil for an empty table.
  open func objectEnumerator() -> NSEnumerator? {
    (pairs.map(\.object) as NSArray).objectEnumerator()
  }
}

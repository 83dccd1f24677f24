public import Foundation

/// A set of objects that may be held weakly.
///
/// Foundation on Linux has none. Objects of Foundation are compared by `isEqual`, others by identity.
/// Deallocated ones are removed at the next access.
///
/// - SeeAlso: Apple, "NSHashTable".
/// - Complexity: every call is O(1) on average, but listing and counting, which are O(objects).
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var entries: [ObjectKey: ObjectReference] = [:]
  private var order = 0

  /// Creates a table that holds its objects weakly or strongly.
  init(isWeak: Bool) { self.isWeak = isWeak }
  /// Creates a table that retains its objects.
  public convenience override init() { self.init(isWeak: false) }
  /// Creates a table with Apple's options, of which only `weakMemory` has an effect.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }
  /// Returns a table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  private func clean() { entries = entries.filter { $0.value.object != nil } }

  /// The number of objects.
  open var count: Int { allObjects.count }
  /// The objects, in order of insertion.
  open var allObjects: [ObjectType] {
    clean()
    return entries.values.sorted { $0.order < $1.order }.compactMap { $0.object as? ObjectType }
  }
  /// An arbitrary object of the table; nil for an empty one.
  open var anyObject: ObjectType? { allObjects.first }
  /// Adds an object unless an equal one is contained.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    order += 1
    entries[ObjectKey(object)] = ObjectReference(object, isWeak: isWeak, order: order)
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { entries[ObjectKey(object)] = nil }
  }
  /// Removes all objects.
  open func removeAllObjects() { entries = [:] }
  /// Whether the table contains an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The contained object that equals a given one; nil for none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { entries[ObjectKey($0)]?.object as? ObjectType }
  }
  /// Enumerates the objects in order of insertion.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// The options of tables.
///
/// Source: Apple, "NSPointerFunctions".
public enum NSPointerFunctions {
  /// Options for ownership, copying and comparison of objects.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Retains objects.
    public static let strongMemory = Options([])
    /// Holds objects weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Compares objects by identity; no effect.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Copies objects; no effect.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// The key by which an object is compared, even after it is deallocated.
struct ObjectKey: Hashable {
  private let identity: ObjectIdentifier?
  private let value: AnyHashable?

  init(_ object: AnyObject) {
    // Strings and numbers are equal by value; all others compare as they are, which for most is identity.
    if object is NSString || object is NSNumber || object is NSValue || object is NSURL {
      value = object as? AnyHashable
      identity = nil
    } else {
      value = nil
      identity = ObjectIdentifier(object)
    }
  }
}

/// A strong or weak reference to an object.
struct ObjectReference {
  private weak var loose: AnyObject?
  private let retained: AnyObject?
  let order: Int
  var object: AnyObject? { retained ?? loose }

  init(_ object: AnyObject, isWeak: Bool, order: Int) {
    loose = object
    retained = isWeak ? nil : object
    self.order = order
  }
}

public import Foundation

/// A set of objects that it need not keep alive.
///
/// Foundation on Linux has none. Objects are told apart by `isEqual` where they are of Foundation, else by
/// identity. Those that are gone leave the next time somebody asks.
///
/// - SeeAlso: Apple, "NSHashTable".
/// - Complexity: every call is O(1) on average, but listing and counting, which are O(objects).
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var entries: [ObjectKey: ObjectReference] = [:]
  private var order = 0

  /// Creates a table that retains its objects, or not.
  init(isWeak: Bool) { self.isWeak = isWeak }
  /// Creates a table that retains its objects.
  public convenience override init() { self.init(isWeak: false) }
  /// Creates a table with Apple's options, of which only `weakMemory` has an effect.
  public convenience init(options: NSPointerFunctions.Options, capacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }
  /// A table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  private func clean() { entries = entries.filter { $0.value.object != nil } }

  /// The number of objects.
  open var count: Int { allObjects.count }
  /// The objects, in the order they came.
  open var allObjects: [ObjectType] {
    clean()
    return entries.values.sorted { $0.order < $1.order }.compactMap { $0.object as? ObjectType }
  }
  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }
  /// Adds an object that is not there yet.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    order += 1
    entries[ObjectKey(object)] = ObjectReference(object, isWeak: isWeak, order: order)
  }
  /// Takes an object away.
  open func remove(_ object: ObjectType?) {
    if let object { entries[ObjectKey(object)] = nil }
  }
  /// Takes all objects away.
  open func removeAllObjects() { entries = [:] }
  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The object that is there and equal to one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { entries[ObjectKey($0)]?.object as? ObjectType }
  }
  /// Goes through the objects in the order they came.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}

/// The ownership of objects in tables.
///
/// Source: Apple, "NSPointerFunctions".
public enum NSPointerFunctions {
  /// Whether objects are kept alive, copied and compared.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory = Options([])
    /// Objects are not kept alive.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are told apart by identity; plays no part.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied; plays no part.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// The identity of an object, alive or not.
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

/// An object that is kept alive, or not.
struct ObjectReference {
  private weak var loose: AnyObject?
  private let kept: AnyObject?
  let order: Int
  var object: AnyObject? { kept ?? loose }

  init(_ object: AnyObject, isWeak: Bool, order: Int) {
    loose = object
    kept = isWeak ? nil : object
    self.order = order
  }
}

import Foundation

/// The elements of arrays and sets.
enum Elements {
  /// Returns the elements of a collection; nil for other values.
  static func of(_ value: Any?) -> [Any]? {
    switch Value.unwrapped(value) {
    case nil: nil
    case let array as [Any]: array
    case let list as any ElementList: list.elements
    case let set as NSOrderedSet: set.map { $0 }
    case let set as NSSet: set.allObjects
    default: nil
    }
  }

  /// Returns the members among which `IN` searches: elements, or a dictionary's values.
  static func members(of value: Any?) -> [Any]? {
    switch Value.unwrapped(value) {
    case nil: nil
    case let dictionary as any KeyedDictionary: dictionary.members
    case let dictionary as NSDictionary: dictionary.allValues
    default: of(value)
    }
  }

  /// Returns the members of a set; nil for other values.
  static func set(_ value: Any) -> Set<AnyHashable>? {
    if let list = value as? any ElementList { return list.isSet ? hashable(list.elements) : nil }
    return (value as? NSSet).map { hashable($0.allObjects) }
  }

  private static func hashable(_ elements: [Any]) -> Set<AnyHashable> {
    Set(elements.compactMap(hashable))
  }

  /// Returns a value as one that equals those of other types of number or string; nil for one that
  /// cannot be hashed.
  static func hashable(_ value: Any) -> AnyHashable? {
    if let text = Text(value)?.string { return AnyHashable(text) }
    if let number = Number(value)?.value as? AnyHashable { return number }
    if let value = value as? any ComparedByIdentity {
      return AnyHashable(ObjectIdentifier(value.comparedIdentity))
    }
    return value as? AnyHashable
  }

  /// The number of a collection's elements, of a dictionary's values or of a string's UTF-16 units;
  /// nil for other values.
  static func count(of value: Any?) -> Int? {
    members(of: value)?.count ?? Text(value)?.string.utf16.count
  }
}

/// A collection whose elements predicates see.
protocol ElementList {
  /// The elements.
  var elements: [Any] { get }
  /// Whether the elements have no order.
  var isSet: Bool { get }
}

extension ElementList where Self: Sequence {
  var elements: [Any] { map { $0 as Any } }
  var isSet: Bool { false }
}

extension Array: ElementList {}
extension ArraySlice: ElementList {}
extension ContiguousArray: ElementList {}
extension Set: ElementList {
  var isSet: Bool { true }
}
extension Range: ElementList where Bound: Strideable, Bound.Stride: SignedInteger {}
extension ClosedRange: ElementList where Bound: Strideable, Bound.Stride: SignedInteger {}

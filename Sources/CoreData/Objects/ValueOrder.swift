internal import Foundation

/// The order of values of any type: nil is first, and values that have no order are equal.
enum ValueOrder {
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
    order(left, right) ?? .orderedSame
  }

  /// Returns the order of two values; nil where they have none.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (KeyValues.flat(left), KeyValues.flat(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left?, let right?): return ordered(left, right)
    }
  }

  private static func ordered(_ left: Any, _ right: Any) -> ComparisonResult? {
    if let left = left as? String {
      return (right as? String).map { result(left == $0, left < $0) }
    }
    if let left = left as? Date { return (right as? Date).map { result(left == $0, left < $0) } }
    if let left = AttributeConversion.number(left) {
      return AttributeConversion.number(right).map { left.compare($0) }
    }
    if let left = left as? UUID {
      return (right as? UUID).map { ordered(left.uuidString, $0.uuidString) ?? .orderedSame }
    }
    if let left = left as? URL {
      return (right as? URL).map { ordered(left.absoluteString, $0.absoluteString) ?? .orderedSame }
    }
    if let left = left as? Data, let right = right as? Data {
      return result(left == right, left.lexicographicallyPrecedes(right))
    }
    if let left = left as? NSManagedObject, let right = right as? NSManagedObject {
      return ordered(left.objectID, right.objectID)
    }
    if let left = left as? NSManagedObjectID, let right = right as? NSManagedObjectID {
      return result(left === right, left.serial < right.serial)
    }
    if let left = left as? any Comparable { return compared(left, right) }
    return nil
  }
  private static func compared<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult?
  {
    (right as? Value).map { result(left == $0, left < $0) }
  }
  private static func result(_ isSame: Bool, _ isLess: Bool) -> ComparisonResult {
    isSame ? .orderedSame : isLess ? .orderedAscending : .orderedDescending
  }

  /// Whether two values are the same.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (KeyValues.flat(left), KeyValues.flat(right)) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let left?, let right?):
      if let left = left as? IdentifierList, let right = right as? IdentifierList {
        return left === right || left.members.elementsEqual(right.members, by: ===)
      }
      if let left = id(left), let right = id(right) { return left === right }
      if let order = ordered(left, right) { return order == .orderedSame }
      if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
      return (left as? NSObject)?.isEqual(right) ?? false
    }
  }
  /// An object and its identity are the same in predicates.
  private static func id(_ value: Any) -> NSManagedObjectID? {
    value as? NSManagedObjectID ?? (value as? NSManagedObject)?.objectID
  }
}

public import Foundation
public import FoundationShims

// Foundation on Linux has orders by Swift's key paths to comparable values, and none by keys.
extension NSSortDescriptor {
  /// Creates an order by a key, in which values come in their natural order.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: { ValueOrder.compare($0, $1) })
  }
  /// Creates an order by a key and a function of values.
  @_disfavoredOverload
  public convenience init(
    key: String?, ascending: Bool, comparator cmptr: @escaping (Any, Any) -> ComparisonResult
  ) {
    let key = key ?? "self"
    self.init(
      keyPath: \NSObject[sortedBy: key], ascending: ascending,
      comparator: { left, right in
        switch (KeyValues.flat(left), KeyValues.flat(right)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left?, let right?): cmptr(left, right)
        }
      })
  }
  /// Creates an order by a key and a comparison of strings by its name, such as `localizedStandardCompare:`.
  ///
  /// Another name, and nil, is the natural order.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let compare = selector.flatMap { TextOrder.named($0.description) }
    self.init(
      key: key, ascending: ascending,
      comparator: { left, right in
        guard let compare, let left = left as? String, let right = right as? String else {
          return ValueOrder.compare(left, right)
        }
        return compare(left, right)
      })
  }
  /// Creates an order by a key path to values that may be missing, which come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(
      keyPath: keyPath, ascending: ascending, comparator: { ValueOrder.compare($0, $1) })
  }
  /// Creates an order by a key path to values of any type.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      keyPath: keyPath, ascending: ascending, comparator: { ValueOrder.compare($0, $1) })
  }

  /// The key; nil for an order by a key path.
  public var key: String? {
    (keyPath as? KeyPath<NSObject, Any?>).flatMap { KeyProbe()[keyPath: $0] as? String }
  }
}

/// An object whose value for every key is the key.
private final class KeyProbe: NSObject {}

extension NSObject {
  /// The value of a key in an order: a key path with an argument holds the key of a descriptor.
  fileprivate subscript(sortedBy key: String) -> Any? {
    self is KeyProbe ? key : KeyValues.value(of: self, path: key)
  }
}

/// The comparisons of strings by their Objective-C names.
enum TextOrder {
  static func named(_ name: String) -> ((String, String) -> ComparisonResult)? {
    switch name {
    case "localizedStandardCompare:": compare([.caseInsensitive, .numeric, .diacriticInsensitive])
    case "caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:": compare(.caseInsensitive)
    case "localizedCompare:": compare([])
    default: nil
    }
  }
  private static func compare(
    _ options: String.CompareOptions
  ) -> (String, String) -> ComparisonResult {
    { left, right in
      let order = left.compare(right, options: options)
      return order == .orderedSame ? left.compare(right) : order
    }
  }
}

/// The order of objects by several descriptors; equal objects keep their places.
struct ObjectOrder {
  private let descriptors: [NSSortDescriptor]
  init(_ descriptors: [NSSortDescriptor]) { self.descriptors = descriptors }

  func compare(_ left: NSManagedObject, _ right: NSManagedObject) -> ComparisonResult {
    for descriptor in descriptors {
      let order = descriptor.compare(left, to: right)
      if order != .orderedSame { return order }
    }
    return .orderedSame
  }
  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { left, right in
      let order = compare(left.element, right.element)
      return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
    }.map(\.element)
  }
}

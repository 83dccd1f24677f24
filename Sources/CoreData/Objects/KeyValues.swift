internal import Foundation
internal import FoundationShims

/// The values of objects by keys, for predicates, orders and sections.
package enum KeyValues {
  /// Returns the value at the end of a path of keys; nil where one has none.
  package static func value(of object: Any?, path: String) -> Any? {
    guard path.contains(".") || path.contains("@") else { return value(of: object, key: path) }
    return value(of: object, path: path.split(separator: ".").map(String.init)[...])
  }

  private static func value(of object: Any?, path: ArraySlice<String>) -> Any? {
    var (object, path) = (object, path)
    while let key = path.popFirst() {
      guard let owner = flat(object) else { return nil }
      if key.hasPrefix("@") {
        let members = elements(of: owner) ?? [owner]
        guard key != "@count" else { return NSNumber(value: members.count) }
        let values = path.isEmpty ? members : members.compactMap { value(of: $0, path: path) }
        return Aggregates.value(String(key.dropFirst()), of: values)
      }
      if let members = elements(of: owner) {
        // The rest of the path is read from each member, so that `children.parent.name` is a list of names.
        let rest = [key] + path
        return members.compactMap { value(of: $0, path: rest[...]) }
      }
      object = value(of: owner, key: key)
    }
    return flat(object)
  }

  static func value(of object: Any?, key: String) -> Any? {
    guard let object = flat(object) else { return nil }
    switch key {
    case "self", "SELF": return object
    case "description": return "\(object)"
    default: break
    }
    if let object = object as? NSManagedObject { return object.value(forKey: key) }
    if let members = elements(of: object) { return members.compactMap { value(of: $0, key: key) } }
    if let table = object as? [String: Any] { return table[key] }
    if let text = object as? String {
      switch key {
      case "length": return NSNumber(value: text.utf16.count)
      case "lowercaseString": return text.lowercased()
      case "uppercaseString": return text.uppercased()
      case "intValue", "integerValue": return NSNumber(value: (text as NSString).integerValue)
      case "doubleValue": return NSNumber(value: (text as NSString).doubleValue)
      default: return nil
      }
    }
    return flat(PredicateFormats.valueForKey?(object, key)) ?? flat(reflected(object, key))
  }

  /// Returns the content of optionals.
  static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flat(optional.content)
  }

  /// Returns the members of a collection; nil for another value.
  static func elements(of value: Any) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: array.map { $0 }
    case let set as any SetValue: set.elements
    default: nil
    }
  }

  private static func reflected(_ object: Any, _ key: String) -> Any? {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .lazy.flatMap(\.children).first { $0.label == key }?.value
  }
}

/// A set of any type.
private protocol SetValue {
  var elements: [Any] { get }
}
extension Set: SetValue {
  fileprivate var elements: [Any] { map { $0 } }
}

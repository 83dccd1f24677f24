import Foundation
import Synchronization

/// The reader of a value's keys.
enum KeyReader {
  /// A function in a structure: a mutex of the function itself would wrap it once more with every read.
  struct Hook: Sendable {
    /// The key-value coding of the program; nil for none.
    var read: (@Sendable (Any, String) -> Any?)?
  }
  static let hook = Mutex(Hook())

  /// Returns the value of a key; nil for none.
  ///
  /// A collection gives an array of its elements' values.
  static func value(forKey key: String, of object: Any?) -> Any? {
    guard let object = Value.unwrapped(object) else { return nil }
    if key.utf8.count == 4 && key.lowercased() == "self" { return object }
    if let keyed = object as? any KeyedValues {
      return Value.unwrapped(keyed.value(forKey: key))
    }
    if let dictionary = object as? any KeyedDictionary {
      return Value.unwrapped(dictionary.member(named: key))
    }
    if let elements = Elements.of(object) {
      return elements.map { value(forKey: key, of: $0) ?? NSNull() }
    }
    if let dictionary = object as? NSDictionary {
      return Value.unwrapped(dictionary.object(forKey: key))
    }
    if let text = Text(object)?.string, let value = Scalars.value(forKey: key, of: text) {
      return value
    }
    if let number = Number(object), let value = Scalars.value(forKey: key, of: number) {
      return value
    }
    return Value.unwrapped(hook.withLock { $0.read }?(object, key))
      ?? Value.unwrapped(stored(key, in: object))
  }

  /// Returns a stored property, by the names among which Apple's key-value coding searches.
  ///
  /// - SeeAlso: Apple, "Key-Value Coding Programming Guide", "Accessor Search Patterns".
  private static func stored(_ key: String, in object: Any) -> Any? {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    let names = [key, "is" + capitalized, "_" + key, "_is" + capitalized]
    var found: (rank: Int, value: Any)?
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case (let label?, let value) in current.children {
        guard let rank = names.firstIndex(of: label), rank < found?.rank ?? names.count else {
          continue
        }
        found = (rank, value)
      }
      mirror = current.superclassMirror
    }
    return found?.value
  }
}

/// A dictionary whose members have names.
protocol KeyedDictionary {
  /// The values.
  var members: [Any] { get }
  /// Returns the value of a key that is a string; nil for none.
  func member(named name: String) -> Any?
  /// Returns the value of a key; nil for none.
  func member(for key: Any) -> Any?
}

extension Dictionary: KeyedDictionary {
  var members: [Any] { values.map { $0 as Any } }

  func member(named name: String) -> Any? { member(for: name) }

  func member(for key: Any) -> Any? {
    guard let hashable = key as? AnyHashable else { return nil }
    guard let key = hashable as? Key ?? hashable.base as? Key else { return nil }
    return self[key]
  }
}

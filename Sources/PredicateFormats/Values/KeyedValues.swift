/// An object whose values predicates read by key.
public protocol KeyedValues {
  /// Returns the value of a key; nil for none.
  func value(forKey key: String) -> Any?
}

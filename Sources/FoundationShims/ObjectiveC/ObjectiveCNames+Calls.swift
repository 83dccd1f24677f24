/// The calls that a toolset's compiler writes for optional requirements.
extension ObjectiveCNames {
  /// Whether an object implements a selector.
  public static func knows(_ selector: String, _ receiver: Any) -> Bool {
    body(selector, of: receiver as AnyObject) != nil
  }

  /// Sends a message that the receiver implements and returns its result as a type.
  ///
  /// - Precondition: ``knows(_:_:)``, and the method returns the type.
  public static func call<Result>(
    _ selector: String, _ receiver: Any, _ arguments: [Any?]
  ) -> Result {
    let result = perform(Selector(selector), on: receiver as AnyObject, arguments)
    if let result, let cast = ObjectiveCArguments.cast(result, to: Result.self) { return cast }
    fatalError(
      "-[\(type(of: receiver)) \(selector)] returned \(String(describing: result)), not \(Result.self)"
    )
  }

  /// The value of a key; nil where the receiver's class does not declare it.
  public static func value<Value>(_ key: String, of receiver: Any) -> Value? {
    guard let value = perform(Selector(key), on: receiver as AnyObject, []) else { return nil }
    return ObjectiveCArguments.cast(value, to: Value.self)
  }

  /// Sets a property by its key; returns whether the receiver's class declares it with the value's type.
  ///
  /// The keys of a path with dots are looked up in sequence.
  public static func set(_ value: Any?, forKey key: String, of receiver: AnyObject) -> Bool {
    if let dot = key.firstIndex(of: ".") {
      let first = String(key[..<dot])
      guard let inner = perform(Selector(first), on: receiver, []), let inner else { return false }
      return set(value, forKey: String(key[key.index(after: dot)...]), of: inner as AnyObject)
    }
    let body = body(setter(of: key), of: receiver)
    guard let body else { return false }
    return (try? body(receiver, ObjectiveCArguments([value]))) != nil
  }
}

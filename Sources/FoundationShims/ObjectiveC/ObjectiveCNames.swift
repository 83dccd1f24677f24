internal import Foundation
internal import Synchronization

/// The methods and properties of classes by their Objective-C names.
///
/// The compiler of a toolset (`plumb toolset`) states here what `@objc`, `@IBAction` and `@IBOutlet` declare, before a
/// program starts. `Selector`s, nibs, timers and notifications look methods up in the class of their receiver and in
/// its superclasses. Programs without a toolset may call it as well:
///
///     ObjectiveCNames.method("send:", of: Form.self) { form, arguments in try form.send(arguments[0, UIButton.self]) }
///
/// Plumb's own. A lookup takes a dictionary access for each superclass.
public enum ObjectiveCNames {
  /// What one name means, for any receiver of the class that states it.
  typealias Body = (AnyObject, ObjectiveCArguments) throws -> Any?

  /// A body that threads share.
  ///
  /// Unchecked: it is never changed once stated.
  private struct SharedBody: @unchecked Sendable { let body: Body }

  private struct Names {
    var methods: [String: SharedBody] = [:]
    var properties: Set<String> = []
  }

  private static let classes = Mutex<[ObjectIdentifier: Names]>([:])

  /// States what a class does for a selector.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `send:`.
  ///   - owner: The class; its subclasses do the same.
  ///   - body: Gets the receiver and the arguments; runs where the message is sent.
  public static func method<Owner: AnyObject, Result>(
    _ selector: String, of owner: Owner.Type,
    _ body: @escaping @MainActor (Owner, ObjectiveCArguments) throws -> Result
  ) {
    // A message arrives wherever it is sent, as in Objective-C: no executor is checked.
    let body = unsafeBitCast(body, to: ((Owner, ObjectiveCArguments) throws -> Result).self)
    let call: Body = { receiver, arguments in
      guard let receiver = receiver as? Owner else { return nil }
      return try body(receiver, arguments)
    }
    let entry = SharedBody(body: call)
    classes.withLock { $0[ObjectIdentifier(owner), default: Names()].methods[selector] = entry }
  }

  /// States a property of a class under its key, with its accessors' selectors.
  ///
  /// - Parameters:
  ///   - key: The key, such as `title`; its accessors are `title` and `setTitle:`.
  ///   - owner: The class.
  ///   - get: Reads the property.
  ///   - set: Sets it from the first argument; nil for a property that cannot be set.
  public static func property<Owner: AnyObject, Value>(
    _ key: String, of owner: Owner.Type, get: @escaping @MainActor (Owner) -> Value,
    set: (@MainActor (Owner, ObjectiveCArguments) throws -> Void)? = nil
  ) {
    method(key, of: owner) { receiver, _ in get(receiver) }
    if let set { method(setter(of: key), of: owner, set) }
    _ = classes.withLock { $0[ObjectIdentifier(owner), default: Names()].properties.insert(key) }
  }

  /// The selector that sets a property, such as `setTitle:` for `title`.
  public static func setter(of key: String) -> String {
    "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
  }

  /// Whether a class or one of its superclasses states anything here.
  package static func know(_ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next {
      if classes.withLock({ $0[ObjectIdentifier(type)] != nil }) { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  /// What a receiver does for a selector; nil where its class and its superclasses do not know it.
  static func body(_ selector: String, of receiver: AnyObject) -> Body? {
    var next: AnyClass? = Swift.type(of: receiver)
    while let type = next {
      let found = classes.withLock { $0[ObjectIdentifier(type)]?.methods[selector] }
      if let found { return found.body }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// Whether a receiver knows a selector.
  public static func responds(_ receiver: AnyObject, to selector: Selector) -> Bool {
    body(selector.description, of: receiver) != nil
  }

  /// Sends a message; whether the receiver knows it.
  @discardableResult
  public static func send(
    _ selector: Selector, to receiver: AnyObject, _ arguments: Any?...
  ) -> Bool {
    perform(selector, on: receiver, arguments) != nil
  }

  /// Sends a message.
  ///
  /// The process ends, with the message's name, where the method cannot have an argument's type.
  ///
  /// - Returns: What the method returned, `()` for nothing, nil for an error; nil as well where the receiver does not
  ///   know the selector.
  public static func perform(
    _ selector: Selector, on receiver: AnyObject, _ arguments: [Any?]
  ) -> Any?? {
    guard let body = body(selector.description, of: receiver) else { return nil }
    do {
      return .some(try body(receiver, ObjectiveCArguments(arguments)))
    } catch let mismatch as ObjectiveCArguments.Mismatch {
      fatalError("-[\(type(of: receiver)) \(selector)]: \(mismatch)")
    } catch {
      return .some(nil)
    }
  }
}

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
  /// The implementation of a name, for any receiver of the class that declares it.
  typealias Body = (AnyObject, ObjectiveCArguments) throws -> Any?

  /// A body that threads share.
  ///
  /// Unchecked: it is never changed once stated.
  private struct SharedBody: @unchecked Sendable { let body: Body }

  private struct Names {
    var methods: [String: SharedBody] = [:]
    /// Whether a program declared one of them, not an interface library.
    var areProgram = false
  }

  private static let classes = Mutex<[ObjectIdentifier: Names]>([:])
  /// The closures that declare the names of interface libraries at the first lookup.
  private static let statements = Mutex<[@Sendable () -> Void]>([])

  /// Declares the implementation of a selector for a class.
  ///
  /// - Parameters:
  ///   - selector: The selector, such as `send:`.
  ///   - owner: The class; its subclasses inherit it.
  ///   - body: Receives the receiver and the arguments; runs where the message is sent.
  public static func method<Owner: AnyObject, Result>(
    _ selector: String, of owner: Owner.Type,
    _ body: @escaping @MainActor (Owner, ObjectiveCArguments) throws -> Result
  ) {
    add(selector, owner, areProgram: true, body)
  }

  /// Declares the implementation of a selector for a class of an interface library.
  ///
  /// Documents do not look up outlets in such a class: see ``know(_:)``.
  package static func ownMethod<Owner: AnyObject, Result>(
    _ selector: String, of owner: Owner.Type,
    _ body: @escaping @MainActor (Owner, ObjectiveCArguments) throws -> Result
  ) {
    add(selector, owner, areProgram: false, body)
  }

  /// Defers the declarations of an interface library until the first lookup: most programs have none.
  package static func deferDeclaration(_ statement: @escaping @Sendable () -> Void) {
    statements.withLock { $0.append(statement) }
  }

  private static func add<Owner: AnyObject, Result>(
    _ selector: String, _ owner: Owner.Type, areProgram: Bool,
    _ body: @escaping @MainActor (Owner, ObjectiveCArguments) throws -> Result
  ) {
    // A message arrives wherever it is sent, as in Objective-C: no executor is checked.
    let body = unsafeBitCast(body, to: ((Owner, ObjectiveCArguments) throws -> Result).self)
    let entry = SharedBody { receiver, arguments in
      guard let receiver = receiver as? Owner else { return nil }
      return try body(receiver, arguments)
    }
    classes.withLock { all in
      // What a program says counts, whenever the library says it.
      if !areProgram, all[ObjectIdentifier(owner)]?.methods[selector] != nil { return }
      all[ObjectIdentifier(owner), default: Names()].methods[selector] = entry
      if areProgram { all[ObjectIdentifier(owner)]?.areProgram = true }
    }
  }

  /// Declares a property of a class under its key, with its accessors' selectors.
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
  }

  /// The selector that sets a property, such as `setTitle:` for `title`.
  public static func setter(of key: String) -> String {
    "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
  }

  /// Whether a program declares a name of a class or one of its superclasses.
  package static func isDeclared(_ type: AnyClass) -> Bool {
    first(from: type) { $0.areProgram ? true : nil } ?? false
  }

  /// The receiver's implementation of a selector; nil if its class and its superclasses do not declare one.
  static func body(_ selector: String, of receiver: AnyObject) -> Body? {
    first(from: type(of: receiver)) { $0.methods[selector] }?.body
  }

  /// The value of the nearest class, from one upwards.
  private static func first<Value: Sendable>(
    from type: AnyClass, _ value: (Names) -> Value?
  ) -> Value? {
    for statement in statements.withLock({ waiting in
      defer { waiting = [] }
      return waiting
    }) { statement() }
    return classes.withLock { all in
      sequence(first: type, next: _getSuperclass).lazy
        .compactMap { all[ObjectIdentifier($0)].flatMap(value) }.first
    }
  }

  /// Sends a message; returns whether the receiver implements it.
  @discardableResult
  public static func send(
    _ selector: Selector, to receiver: AnyObject, _ arguments: Any?...
  ) -> Bool {
    perform(selector, on: receiver, arguments) != nil
  }

  /// Sends a message.
  ///
  /// The process ends, with the message's name, if an argument cannot be converted to the method's type.
  ///
  /// - Returns: The method's result, `()` for none, nil for an error; nil also if the receiver does not
  ///   implement the selector.
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

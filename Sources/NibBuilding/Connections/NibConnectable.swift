internal import Foundation
internal import FoundationShims

/// A class whose outlets, runtime attributes and actions a document may connect.
///
/// On Apple's systems a nib finds them by key-value coding, which needs Objective-C. Here a class says once
/// what its names mean:
///
///     final class CardView: UIView, NibConnectable {
///       var title: UILabel?
///       var radius: CGFloat = 0
///       class var nibConnections: NibConnections {
///         NibConnections()
///           .outlet("title", \CardView.title)
///           .attribute("radius", \CardView.radius)
///           .action("open:") { (card: CardView, sender) in card.open(sender) }
///       }
///     }
///
/// A subclass adds to `super.nibConnections`. Names that no class states are logged in Apple's words, and
/// loading goes on.
///
/// - SeeAlso: Apple, "Resource Programming Guide: Nib Files"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor public protocol NibConnectable: AnyObject {
  /// The meanings of the class's names.
  static var nibConnections: NibConnections { get }
}

/// The meanings of the names by which a document speaks of an object's properties and methods.
@preconcurrency @MainActor public struct NibConnections {
  private var outlets: [String: (AnyObject, AnyObject) -> Bool] = [:]
  private var collections: [String: (AnyObject, [AnyObject]) -> Bool] = [:]
  private var attributes: [String: (AnyObject, Any?) -> Bool] = [:]
  private var actions: [String: (AnyObject, AnyObject?) -> Bool] = [:]

  /// Creates connections without names.
  public init() {}

  /// Returns the connections that an object's class declares, itself or to Objective-C; nil for a class that
  /// declares none.
  package static func of(_ object: AnyObject) -> NibConnections? {
    if let stated = type(of: object) as? any NibConnectable.Type { return stated.nibConnections }
    return ObjectiveCNames.isDeclared(type(of: object)) ? NibConnections() : nil
  }

  /// An outlet that may be empty, which implicitly unwrapped ones are, too.
  public func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) -> NibConnections {
    var result = self
    result.outlets[name] = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
    return result
  }

  /// An outlet that always has a value.
  @_disfavoredOverload
  public func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> NibConnections {
    var result = self
    result.outlets[name] = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
    return result
  }

  /// A collection of outlets, in the document's order.
  public func collection<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]>
  ) -> NibConnections {
    var result = self
    result.collections[name] = { owner, values in
      guard let owner = owner as? Owner else { return false }
      let typed = values.compactMap { $0 as? Value }
      owner[keyPath: path] = typed
      return typed.count == values.count
    }
    return result
  }

  /// A collection of outlets that is implicitly unwrapped.
  public func collection<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]?>
  ) -> NibConnections {
    var result = self
    result.collections[name] = { owner, values in
      guard let owner = owner as? Owner else { return false }
      let typed = values.compactMap { $0 as? Value }
      owner[keyPath: path] = typed
      return typed.count == values.count
    }
    return result
  }

  /// Adds a user-defined runtime attribute; numbers have the property's type.
  public func attribute<Owner: AnyObject, Value>(
    _ keyPath: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> NibConnections {
    var result = self
    result.attributes[keyPath] = { owner, value in
      guard let owner = owner as? Owner, let value = NibValue.converted(value, to: Value.self)
      else {
        return false
      }
      owner[keyPath: path] = value
      return true
    }
    return result
  }

  /// Adds the effect of an action's or an unwind segue's message.
  ///
  /// - Parameters:
  ///   - selector: As the document writes it, such as `open:`.
  ///   - body: Gets the target and the sender.
  public func action<Owner: AnyObject>(
    _ selector: String, _ body: @escaping @MainActor (Owner, AnyObject?) -> Void
  ) -> NibConnections {
    var result = self
    result.actions[selector] = { owner, sender in
      guard let owner = owner as? Owner else { return false }
      assumingMainActor { body(owner, sender) }
      return true
    }
    return result
  }

  /// Sets an outlet; whether there is one of that name and type.
  package func set(_ value: AnyObject, outlet name: String, of owner: AnyObject) -> Bool {
    outlets[name]?(owner, value) ?? ObjectiveCNames.set(value, forKey: name, of: owner)
  }

  /// Sets a collection of outlets; whether there is one of that name and type.
  package func set(_ values: [AnyObject], collection name: String, of owner: AnyObject) -> Bool {
    collections[name]?(owner, values) ?? ObjectiveCNames.set(values, forKey: name, of: owner)
  }

  /// Sets a runtime attribute; whether there is one of that name and type.
  package func set(_ value: Any?, attribute keyPath: String, of owner: AnyObject) -> Bool {
    attributes[keyPath]?(owner, value) ?? ObjectiveCNames.set(value, forKey: keyPath, of: owner)
  }

  /// Whether the class declares a message.
  package func declares(_ selector: String, of owner: AnyObject) -> Bool {
    actions[selector] != nil || ObjectiveCNames.knows(selector, owner)
  }

  /// Sends a message; whether the owner knows it.
  @discardableResult
  package func send(_ selector: String, to owner: AnyObject, from sender: AnyObject?) -> Bool {
    actions[selector]?(owner, sender)
      ?? ObjectiveCNames.send(Selector(selector), to: owner, sender, nil)
  }
}

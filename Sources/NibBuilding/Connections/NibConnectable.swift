internal import Foundation
internal import FoundationShims

/// A class with outlets, runtime attributes and actions that a document can connect.
///
/// On Apple's systems, a nib uses key-value coding, which requires Objective-C. Here, a class declares the meanings of
/// its names:
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
/// A subclass extends `super.nibConnections`. Undeclared names are logged in Apple's words, and loading continues.
///
/// - SeeAlso: Apple, "Resource Programming Guide: Nib Files"; `Documentation/Guides/Documents.md`.
@preconcurrency @MainActor public protocol NibConnectable: AnyObject {
  /// The meanings of the class's outlet, attribute and action names.
  static var nibConnections: NibConnections { get }
}

/// The meanings of names in a document, as an object's properties and methods.
@preconcurrency @MainActor public struct NibConnections {
  private var outlets: [String: (AnyObject, AnyObject) -> Bool] = [:]
  private var collections: [String: (AnyObject, [AnyObject]) -> Bool] = [:]
  private var attributes: [String: (AnyObject, Any?) -> Bool] = [:]
  private var actions: [String: (AnyObject, AnyObject?) -> Bool] = [:]

  /// Creates a value without names.
  public init() {}

  /// Returns the connections that an object's class declares, here or for Objective-C; nil without any.
  package static func of(_ object: AnyObject) -> NibConnections? {
    if let stated = type(of: object) as? any NibConnectable.Type { return stated.nibConnections }
    return ObjectiveCNames.isDeclared(type(of: object)) ? NibConnections() : nil
  }

  /// Adds an optional or implicitly unwrapped outlet.
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

  /// Adds an outlet that is not optional.
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

  /// Adds an outlet collection, in document order.
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

  /// Adds an implicitly unwrapped outlet collection.
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

  /// Adds a user-defined runtime attribute; numbers are converted to the property's type.
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

  /// Adds the effect of the message from an action or an unwind segue.
  ///
  /// - Parameters:
  ///   - selector: The selector in the document, such as `open:`.
  ///   - body: Called with the target and the sender.
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

  /// Sets an outlet and returns whether it exists with that name and type.
  package func set(_ value: AnyObject, outlet name: String, of owner: AnyObject) -> Bool {
    outlets[name]?(owner, value) ?? ObjectiveCNames.set(value, forKey: name, of: owner)
  }

  /// Sets an outlet collection and returns whether it exists with that name and type.
  package func set(_ values: [AnyObject], collection name: String, of owner: AnyObject) -> Bool {
    collections[name]?(owner, values) ?? ObjectiveCNames.set(values, forKey: name, of: owner)
  }

  /// Sets a runtime attribute and returns whether it exists with that name and type.
  package func set(_ value: Any?, attribute keyPath: String, of owner: AnyObject) -> Bool {
    attributes[keyPath]?(owner, value) ?? ObjectiveCNames.set(value, forKey: keyPath, of: owner)
  }

  /// Whether the class declares a selector.
  package func declares(_ selector: String, of owner: AnyObject) -> Bool {
    actions[selector] != nil || ObjectiveCNames.knows(selector, owner)
  }

  /// Sends a message and returns whether the owner handles it.
  @discardableResult
  package func send(_ selector: String, to owner: AnyObject, from sender: AnyObject?) -> Bool {
    actions[selector]?(owner, sender)
      ?? ObjectiveCNames.send(Selector(selector), to: owner, sender, nil)
  }
}

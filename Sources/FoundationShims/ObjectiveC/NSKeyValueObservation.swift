public import Foundation

/// An observation by a closure, which ends with this object.
///
/// Source: Apple, "NSKeyValueObservation".
public final class NSKeyValueObservation: NSObject {
  private weak var object: AnyObject?
  private weak var entry: KeyValueObservers.Entry?

  init(_ object: AnyObject, _ entry: KeyValueObservers.Entry) {
    (self.object, self.entry) = (object, entry)
  }

  /// Ends the observation.
  public func invalidate() {
    guard let object, let entry else { return }
    KeyValueObservers.remove(from: object) { $0 === entry }
  }

  deinit {
    if let object, let entry { KeyValueObservers.remove(from: object) { $0 === entry } }
  }
}

/// A change, passed to an observing closure.
///
/// Source: Apple, "NSKeyValueObservedChange".
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The previous value, if it was requested.
  public let oldValue: Value?
  /// Whether the notification is sent before the change: always false here.
  public let isPrior: Bool
}

/// An object whose properties can be observed by closures.
///
/// Source: Apple, "NSKeyValueObserving".
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Observes a property with a closure, as long as the result is retained.
  ///
  /// A toolset's compiler writes the key for `view.observe(\.frame)`: a key path has no names at run time here.
  ///
  /// - Parameters:
  ///   - key: The property's key.
  ///   - keyPath: The property.
  ///   - options: The content of the change.
  ///   - changeHandler: Called after each change; never for properties that the class does not publish.
  public func observe<Value>(
    key: String, _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let entry = KeyValueObservers.Entry(nil, key, options, nil) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change[.newKey] as? Value, oldValue: change[.oldKey] as? Value,
          isPrior: false))
    }
    KeyValueObservers.add(entry, to: self)
    if options.contains(.initial) {
      entry.notify(self, options.contains(.new) ? [.newKey: self[keyPath: keyPath]] : [:])
    }
    return NSKeyValueObservation(self, entry)
  }
}

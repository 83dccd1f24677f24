public import Foundation
internal import Synchronization

/// The content of change notifications for an observer.
///
/// Source: Apple, "NSKeyValueObservingOptions".
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The previous value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An initial notification immediately.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A notification before each change; not sent here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the change dictionary that observers receive.
///
/// Source: Apple, "NSKeyValueChangeKey".
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change, a number of `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The previous value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes that changed; never set here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the notification is sent before the change; never set here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kind of a change; only `setting` occurs here.
///
/// Source: Apple, "NSKeyValueChange".
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted.
  case insertion = 2
  /// Objects were removed.
  case removal = 3
  /// Objects were replaced.
  case replacement = 4
}

/// An object that is notified by the method for which `addObserver(_:forKeyPath:options:context:)` registers
/// it.
public protocol KeyValueObserver: AnyObject {
  /// Called after a property changed; see Apple, "observeValue(forKeyPath:of:change:context:)".
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// The observers of objects' properties.
///
/// Classes that publish a property call ``changed(_:_:from:to:)`` after it was set. As long as nothing is
/// observed in the process, that costs one comparison.
public enum KeyValueObservers {
  final class Entry {
    weak var observer: AnyObject?
    let keyPath: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    let notify: (Any, [NSKeyValueChangeKey: Any]) -> Void

    init(
      _ observer: AnyObject?, _ keyPath: String, _ options: NSKeyValueObservingOptions,
      _ context: UnsafeMutableRawPointer?,
      _ notify: @escaping (Any, [NSKeyValueChangeKey: Any]) -> Void
    ) {
      (self.observer, self.keyPath, self.options) = (observer, keyPath, options)
      (self.context, self.notify) = (context, notify)
    }
  }

  private final class List { var entries: [Entry] = [] }
  private static var key: AssociationKey { AssociationKey(List.self) }
  private static let isUsed = Atomic(false)

  /// Whether anything was ever observed in the process; false avoids the work for notifications.
  public static var areUsed: Bool { isUsed.load(ordering: .relaxed) }

  static func add(_ entry: Entry, to object: AnyObject) {
    isUsed.store(true, ordering: .relaxed)
    let list = key.value(of: object) as? List ?? List()
    list.entries.append(entry)
    key.set(list, of: object)
  }

  static func remove(from object: AnyObject, where matches: (Entry) -> Bool) {
    (key.value(of: object) as? List)?.entries.removeAll(where: matches)
  }

  /// Notifies the observers of a property that was set.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - name: The property's key, as `#keyPath` writes it.
  ///   - old: The previous value.
  ///   - new: The current value.
  public static func changed<Value>(
    _ object: AnyObject, _ name: String, from old: Value, to new: @autoclosure () -> Value
  ) {
    guard areUsed, let list = key.value(of: object) as? List else { return }
    for entry in list.entries where entry.keyPath == name {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if entry.options.contains(.old) { change[.oldKey] = old }
      if entry.options.contains(.new) { change[.newKey] = new() }
      entry.notify(object, change)
    }
  }
}

extension NSObject {
  /// Registers an observer for changes of a property.
  ///
  /// Properties that views, layers, scroll views, texts and pictures publish are observed, each by its own key;
  /// paths of several keys and properties of other classes are not: nothing is sent for them.
  ///
  /// - Parameters:
  ///   - observer: The observer, which is not retained.
  ///   - keyPath: The property's key.
  ///   - options: The content of the notification.
  ///   - context: Passed on.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let entry = KeyValueObservers.Entry(observer, keyPath, options, context) {
      [weak observer] object, change in
      if let observer = observer as? any KeyValueObserver {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    KeyValueObservers.add(entry, to: self)
    if options.contains(.initial) {
      let value: Any? = ObjectiveCNames.value(keyPath, of: self)
      entry.notify(self, value.map { [.newKey: $0] } ?? [:])
    }
  }

  /// Unregisters an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove(from: self) {
      $0.observer == nil || $0.observer === observer && $0.keyPath == keyPath
    }
  }

  /// Unregisters an observer with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.remove(from: self) {
      $0.observer == nil
        || $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
  }
}

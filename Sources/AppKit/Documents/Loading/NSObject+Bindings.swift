public import Foundation
internal import FoundationShims

/// Bindings of properties that classes state for Objective-C, by their keys.
///
/// The property gets the other one's value at once, and whenever it is published; see
/// `KeyValueObservers`. Nothing goes back, and options other than ``NSBindingOption/nullPlaceholder`` are stored only.
///
/// - SeeAlso: Apple, "NSKeyValueBindingCreation".
extension NSObject {
  /// Lets a property follow the property of an object.
  ///
  /// - Parameters:
  ///   - binding: The property's key.
  ///   - observable: The object.
  ///   - keyPath: The key of its property.
  ///   - options: Options of the binding.
  public func bind(
    _ binding: NSBindingName, to observable: Any, withKeyPath keyPath: String,
    options: [NSBindingOption: Any]? = nil
  ) {
    unbind(binding)
    guard let source = observable as? NSObject else { return }
    let link = BindingLink(self, binding, source, keyPath, options ?? [:])
    BindingLinks.of(self).links[binding] = link
    link.update()
    source.addObserver(link, forKeyPath: keyPath, options: [.new], context: nil)
  }
  /// Ends the binding of a property.
  public func unbind(_ binding: NSBindingName) {
    guard let link = BindingLinks.of(self).links.removeValue(forKey: binding) else { return }
    link.source?.removeObserver(link, forKeyPath: link.keyPath)
  }
  /// Returns the facts about a binding; nil for none.
  public func infoForBinding(_ binding: NSBindingName) -> [NSBindingInfoKey: Any]? {
    guard let link = BindingLinks.of(self).links[binding], let source = link.source else {
      return nil
    }
    return [.observedObject: source, .observedKeyPath: link.keyPath, .options: link.options]
  }
  /// The bindings of the object.
  public var exposedBindings: [NSBindingName] { Array(BindingLinks.of(self).links.keys) }
  /// Returns the class of a binding's values; nil.
  public func valueClassForBinding(_ binding: NSBindingName) -> AnyClass? { nil }
  /// Notes that a binding exists; does nothing, as each property may have one.
  public class func exposeBinding(_ binding: NSBindingName) {}
}

// Members of a protocol, so that a class may declare the same ones.
extension NSObjectProtocol where Self: NSObject {
  /// Notes that a property is about to change; does nothing, as observers are notified afterwards.
  public func willChangeValue(forKey key: String) {}
  /// Notifies the observers of a property that changed.
  public func didChangeValue(forKey key: String) {
    let value: Any? = ObjectiveCNames.value(key, of: self)
    KeyValueObservers.changed(self, key, from: Any?.none, to: value)
  }
}

/// A property that follows another one.
private final class BindingLink: NSObject, KeyValueObserver {
  weak var owner: NSObject?
  let binding: NSBindingName
  weak var source: NSObject?
  let keyPath: String
  let options: [NSBindingOption: Any]

  init(
    _ owner: NSObject, _ binding: NSBindingName, _ source: NSObject, _ keyPath: String,
    _ options: [NSBindingOption: Any]
  ) {
    (self.owner, self.binding, self.source) = (owner, binding, source)
    (self.keyPath, self.options) = (keyPath, options)
  }
  func update() { set(source?.value(forKeyPath: keyPath)) }
  private func set(_ value: Any?) {
    owner?.setValue(value ?? options[.nullPlaceholder], forKey: binding.rawValue)
  }
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    set(change?[.newKey])
  }
}

/// The bindings of an object, stored with it.
private final class BindingLinks {
  var links: [NSBindingName: BindingLink] = [:]

  static func of(_ object: NSObject) -> BindingLinks {
    guard
      let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(BindingLinks.self)))
    else { return BindingLinks() }
    if let found = objc_getAssociatedObject(object, key) as? BindingLinks { return found }
    let made = BindingLinks()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

public import Foundation

// Members of a protocol, so that a class may declare the same ones.
extension NSObjectProtocol where Self: NSObject {
  /// The value of a property that the class states for Objective-C by `@objc` or `@IBOutlet`.
  ///
  /// A key that it does not state is reported on standard error, and has no value; on Apple's systems it ends the
  /// program unless the class has such a property under another attribute.
  public func value(forKey key: String) -> Any? {
    if let value = ObjectiveCNames.perform(Selector(key), on: self, []) { return value }
    report(key)
    return nil
  }

  /// The value at the end of a path of keys, such as `label.text`.
  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(Optional<Any>(self)) { value, key in
      (value as? NSObject)?.value(forKey: String(key))
    }
  }

  /// Sets a property that the class states for Objective-C.
  ///
  /// A key that it does not state, or a value of another type, is reported on standard error.
  public func setValue(_ value: Any?, forKey key: String) {
    if !ObjectiveCNames.set(value, forKey: key, of: self) { report(key) }
  }

  /// Sets a property at the end of a path of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if !ObjectiveCNames.set(value, forKey: keyPath, of: self) { report(keyPath) }
  }

  private func report(_ key: String) {
    let line =
      "<\(type(of: self))>: this class is not key value coding-compliant for the key \(key).\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

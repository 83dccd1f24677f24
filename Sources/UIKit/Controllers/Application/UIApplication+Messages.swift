internal import Foundation
public import FoundationShims

/// Messages to the class itself, by which code that extensions of apps share asks for the application.
extension UIApplication {
  /// Whether the class knows a message; only `sharedApplication` is known.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector == Selector("sharedApplication")
  }
  /// Sends a message to the class; nil for other messages than `sharedApplication`.
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }
  /// The class's value for a key; nil for other keys than `shared` and `sharedApplication`.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }
  /// The class's value for a path of one key; see ``value(forKey:)``.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

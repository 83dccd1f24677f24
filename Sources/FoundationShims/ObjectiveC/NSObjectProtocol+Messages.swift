public import Foundation

/// Messages to an object of which only the protocol is known.
extension NSObjectProtocol {
  /// Sends a message; ends the process in Apple's words if the receiver does not implement it.
  ///
  /// - Returns: The method's result; nil where it has none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    MessageReceiver(self).perform(aSelector)
  }
  /// Sends a message with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MessageReceiver(self).perform(aSelector, with: object)
  }
  /// Whether the object's class declares a selector; see `NSObject.responds(to:)`.
  public func responds(to aSelector: Selector!) -> Bool {
    MessageReceiver(self).responds(to: aSelector)
  }
}

public import Foundation

extension NSObject {
  /// Sends a message; ends the process in Apple's words if the receiver does not implement it.
  ///
  /// - Returns: The method's result; nil where it has none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    MessageReceiver(self).send(aSelector, [])
  }

  /// Sends a message with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MessageReceiver(self).send(aSelector, [object])
  }

  /// Sends a message with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    MessageReceiver(self).send(aSelector, [object1, object2])
  }

  /// Whether a class declares a selector by `@objc`, `@IBAction` or an override of a method that has one.
  ///
  /// Methods without a selector, and those of Foundation, are not included.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjectiveCNames.knows(aSelector.description, self)
  }

  /// Sends a message after a delay on the current thread's run loop; 0 is the next turn.
  ///
  /// - Parameters:
  ///   - aSelector: The message.
  ///   - anArgument: Its argument.
  ///   - delay: The delay in seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedMessages.add(to: self, aSelector, anArgument, delay)
  }

  /// Sends a message after a delay, in all common modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedMessages.add(to: self, aSelector, anArgument, delay)
  }

  /// Cancels the delayed messages to an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.cancel(aTarget as AnyObject) { _, _ in true }
  }

  /// Cancels the delayed messages to an object with a selector and an argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.cancel(aTarget as AnyObject) { selector, argument in
      guard selector == aSelector else { return false }
      switch (argument, anArgument) {
      case (nil, nil): return true
      case (let one?, let other?):
        return (one as? AnyHashable).map { $0 == (other as? AnyHashable) }
          ?? ((one as AnyObject) === (other as AnyObject))
      default: return false
      }
    }
  }
}

internal import Dispatch
public import Foundation

/// An object of any class, as `AnyObject` receives messages on Apple's systems.
///
/// Without an Objective-C runtime `AnyObject` has no members; the compiler of a toolset (`plumb toolset`) writes this
/// where a program sends a message to one. Plumb's own.
public struct MessageReceiver {
  /// The object.
  public let object: AnyObject

  /// Creates a receiver for an object.
  public init(_ object: Any) {
    self.object = (object as? MessageReceiver)?.object ?? object as AnyObject
  }

  /// Creates a receiver for an object; nil without one.
  public init?(ifAny object: Any?) {
    guard let object else { return nil }
    self.init(object)
  }

  /// Whether the object's class declares a selector; see `NSObject.responds(to:)`.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ObjectiveCNames.knows(aSelector.description, object)
  }

  /// Whether the object is equal to another one: as its class says for objects of Foundation, else whether they
  /// are the same.
  public func isEqual(_ other: Any?) -> Bool {
    guard let other else { return false }
    return (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject)
  }

  /// Sends a message; ends the process in Apple's words if the object does not implement it.
  ///
  /// - Returns: The method's result; nil where it has none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  /// Sends a message with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  /// Sends a message with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  /// Sends a message after a delay in seconds on the current thread's run loop.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedMessages.add(to: object, aSelector, anArgument, delay)
  }

  /// Sends a message on the main thread: at once where the caller waits on it, else in the main queue's next turn.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    let message = Message(receiver: self, selector: aSelector, argument: arg)
    // The main queue may be served by another thread than the first one.
    if wait, Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) == true {
      message.send()
    } else if wait {
      DispatchQueue.main.sync { message.send() }
    } else {
      DispatchQueue.main.async { message.send() }
    }
  }

  /// The mark of the main queue.
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// A message on its way to another thread.
  ///
  /// Unchecked: the sender says that the receiver takes messages there.
  private struct Message: @unchecked Sendable {
    let receiver: MessageReceiver
    let selector: Selector
    let argument: Any?

    func send() { receiver.send(selector, argument.map { [$0] } ?? []) }
  }

  /// The text that a message returns; empty where it returns none.
  package func text(of selector: Selector) -> String {
    guard let result = ObjectiveCNames.perform(selector, on: object, []) else { return "" }
    return result.map { "\($0)" } ?? ""
  }

  /// Sends a message with as many arguments as the selector has colons.
  @discardableResult
  func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, let result = ObjectiveCNames.perform(selector, on: object, arguments) else {
      fatalError(
        "-[\(type(of: object)) \(selector?.description ?? "(null)")]: unrecognized selector sent to instance"
      )
    }
    guard let result, !(result is Void) else { return nil }
    let object = result as AnyObject
    // There is no autorelease pool: a thread keeps its last result until the next one.
    Thread.current.threadDictionary["plumb.result"] = object
    return Unmanaged.passUnretained(object)
  }

  /// Reads a member of a class's objects through the object; nil for an object of another class.
  ///
  /// The result is unwrapped where it has to be, as `AnyObject`'s members are on Apple's systems.
  public func member<Owner: AnyObject, Value>(
    of owner: Owner.Type, _ read: (Owner) throws -> Value
  ) rethrows -> Value! {
    guard let object = object as? Owner else { return nil }
    return try read(object)
  }
}

extension NSObject {
  /// Sends a message on the main thread: at once where the caller waits on it, else in the main queue's next turn.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    MessageReceiver(self).performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }
}

public import Foundation

extension Timer {
  /// Creates a timer that never fires, for properties that store one before it is scheduled.
  ///
  /// Code calls it as `Timer()`, the initializer of `NSObject`, which Foundation's class hides on Linux and
  /// which an extension cannot declare: hence the parameter.
  public convenience init(unscheduled: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Returns a timer that sends a message with itself as the argument; it retains its target until it is
  /// invalidated.
  ///
  /// A toolset's compiler calls it for Apple's initializer with the same labels: only a subclass can set
  /// Foundation's `userInfo`.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds.
  ///   - aTarget: The receiver.
  ///   - aSelector: The message.
  ///   - userInfo: The timer's `userInfo`.
  ///   - yesOrNo: Whether it repeats.
  public class func sending(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    sending(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Returns a timer with a first date that sends a message with itself as the argument.
  public class func sending(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) -> Timer {
    MessageTimer(date, ti, repeats: rep, userInfo: ui, message(s, to: t as AnyObject))
  }

  /// Schedules a timer on the current run loop that sends a message with itself as the argument.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = sending(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func message(
    _ selector: Selector, to target: AnyObject
  ) -> @Sendable (Timer) -> Void {
    // Unchecked: the timer calls on the thread of its run loop, as on Apple's systems.
    nonisolated(unsafe) let target = target
    return { timer in _ = ObjectiveCNames.perform(selector, on: target, [timer]) }
  }
}

/// A timer with the user information it was created with.
private final class MessageTimer: Timer {
  private let given: Any?
  override var userInfo: Any? { given }

  init(
    _ date: Date, _ interval: TimeInterval, repeats: Bool, userInfo: Any?,
    _ block: @escaping @Sendable (Timer) -> Void
  ) {
    given = userInfo
    super.init(fire: date, interval: interval, repeats: repeats, block: block)
  }
}

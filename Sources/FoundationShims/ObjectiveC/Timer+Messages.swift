public import Foundation

extension Timer {
  /// A timer that sends a message with itself as the argument; it keeps its target until it is invalidated.
  ///
  /// - Parameters:
  ///   - ti: The interval in seconds.
  ///   - aTarget: The receiver.
  ///   - aSelector: The message.
  ///   - userInfo: The timer's ``userInfo``.
  ///   - yesOrNo: Whether it repeats.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: Self.message(aSelector, to: aTarget as AnyObject))
    self.userInfo = userInfo
  }

  /// A timer with a first date that sends a message with itself as the argument.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(
      fire: date, interval: ti, repeats: rep, block: Self.message(s, to: t as AnyObject))
    userInfo = ui
  }

  /// What the timer's maker gave it; nil for timers with a block.
  public internal(set) var userInfo: Any? {
    get { objc_getAssociatedObject(self, Self.userInfoKey) }
    set { objc_setAssociatedObject(self, Self.userInfoKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  // Unchecked: an address that is never read through.
  nonisolated(unsafe) private static let userInfoKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// A timer on the current run loop that sends a message with itself as the argument.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
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

public import Foundation

/// A group of changes to layers.
///
/// Changes take effect immediately and are never animated implicitly. A transaction calls its completion when
/// it is committed and the animations that were added in it have ended, by the ``AnimationClock``; one that is
/// set outside of any transaction is called immediately. The animation settings of a group apply until it ends,
/// and a nested group inherits them.
///
/// - SeeAlso: Apple, "CATransaction".
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// The settings of a group.
  private struct Group {
    var disablesActions = false
    /// The duration in seconds; a quarter of one is Apple's default.
    var duration: CFTimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
    /// The values of programs' own names.
    var values: [String: Any] = [:]
    /// The latest end of the added animations, on the animation clock.
    var end: TimeInterval = 0
  }
  private static var groups: [Group] = []
  /// The settings outside of any group.
  private static var outer = Group()
  private static var current: Group {
    get { groups.last ?? outer }
    set { if groups.isEmpty { outer = newValue } else { groups[groups.count - 1] = newValue } }
  }
  /// Begins a group.
  open class func begin() {
    var group = current
    group.completion = nil
    group.end = 0
    groups.append(group)
  }
  /// Ends the innermost group and calls its completion after its animations have ended.
  open class func commit() {
    guard let group = groups.popLast() else { return }
    if !groups.isEmpty { current.end = max(current.end, group.end) }
    guard let completion = group.completion else { return }
    if group.end > AnimationClock.shared.now {
      AnimationClock.shared.end(at: group.end, completion)
    } else {
      completion()
    }
  }
  /// Extends the innermost group by an animation that ends after a number of seconds.
  package class func include(endAfter seconds: TimeInterval) {
    guard !groups.isEmpty, AnimationClock.shared.pace != .immediate else { return }
    current.end = max(current.end, AnimationClock.shared.now + seconds)
  }
  /// Does nothing: no change is pending.
  open class func flush() {}
  /// Sets the closure that is called when the innermost group ends.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.isEmpty { block?() } else { current.completion = block }
  }
  /// Sets whether changes are not animated; stored only, since they never are.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  /// Whether changes of the innermost group are not animated; false unless set.
  open class func disableActions() -> Bool { current.disablesActions }
  /// Sets the duration of animations without one, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  /// Sets the timing function of animations; stored only.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }
  /// The timing function of the innermost group's animations; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }
  /// Sets a value of the innermost group; one whose name is not Apple's is kept until the group ends.
  ///
  /// - Parameter key: One of ``kCATransactionAnimationDuration``, ``kCATransactionDisableActions``,
  ///   ``kCATransactionAnimationTimingFunction`` and ``kCATransactionCompletionBlock``, or another name.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      current.duration = (anObject as? NSNumber)?.doubleValue ?? anObject as? CFTimeInterval ?? 0.25
    case kCATransactionDisableActions:
      current.disablesActions = (anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false
    case kCATransactionAnimationTimingFunction:
      current.timing = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: current.values[key] = anObject
    }
  }
  /// The value of the innermost group for a name; nil unless set.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: current.duration
    case kCATransactionDisableActions: current.disablesActions
    case kCATransactionAnimationTimingFunction: current.timing
    case kCATransactionCompletionBlock: current.completion
    default: current.values[key]
    }
  }
  /// The duration of the innermost group's animations without one, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { current.duration }
}

/// The name of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether a transaction's changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The name of a transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of the closure at a transaction's end.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of the animation of a change of a layer's content.
public let kCATransition = "transition"
/// The key of the action when a layer appears.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer disappears.
public let kCAOnOrderOut = "onOrderOut"

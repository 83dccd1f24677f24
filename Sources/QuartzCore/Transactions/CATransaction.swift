public import Foundation

/// A group of changes to layers.
///
/// Changes are made at once and never animated implicitly. A transaction calls its completion when it is committed and
/// the animations that were added in it have ended, by the ``AnimationClock``; one that is set outside of any is called
/// at once. What a group says about animations is kept until it ends, and a group inside of it begins with the same.
///
/// - SeeAlso: Apple, "CATransaction".
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// The values of a group.
  private struct Group {
    var disablesActions = false
    /// In seconds; a quarter of one is Apple's default.
    var duration: CFTimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
    /// The end of the last animation that was added, on the clock of animations.
    var end: TimeInterval = 0
  }
  private static var groups: [Group] = []
  /// The values outside of any group.
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
  /// Ends the innermost group and calls its completion when its animations have ended.
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
  /// Notes in the innermost group an animation that ends in some seconds.
  package class func include(endAfter seconds: TimeInterval) {
    guard !groups.isEmpty, AnimationClock.shared.pace != .immediate else { return }
    current.end = max(current.end, AnimationClock.shared.now + seconds)
  }
  /// Does nothing: no change waits.
  open class func flush() {}
  /// Says what is called when the innermost group ends.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.isEmpty { block?() } else { current.completion = block }
  }
  /// Says whether changes are not animated; stored only, since they never are.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  /// Whether changes of the innermost group are not animated; false unless set.
  open class func disableActions() -> Bool { current.disablesActions }
  /// Says how long animations last that say no duration, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  /// Sets the timing function of animations; stored only.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }
  /// The timing function of the innermost group's animations; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }
  /// Returns the duration of the innermost group's animations that state none, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { current.duration }
}

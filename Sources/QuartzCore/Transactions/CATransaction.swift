public import Foundation

/// A group of changes to layers.
///
/// Changes are made at once and never animated, so all that a transaction does here is call its completion
/// when it is committed; one that is set outside of any is called at once. What a group says about animations
/// is kept until it ends, and a group inside of it begins with the same.
///
/// - SeeAlso: Apple, "CATransaction".
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// What a group says.
  private struct Group {
    var disablesActions = false
    /// In seconds; a quarter of one is Apple's default.
    var duration: CFTimeInterval = 0.25
    var timing: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }
  private static var groups: [Group] = []
  /// What holds outside of any group.
  private static var outer = Group()
  private static var current: Group {
    get { groups.last ?? outer }
    set { if groups.isEmpty { outer = newValue } else { groups[groups.count - 1] = newValue } }
  }
  /// Begins a group.
  open class func begin() {
    var group = current
    group.completion = nil
    groups.append(group)
  }
  /// Ends the innermost group and calls its completion.
  open class func commit() { groups.popLast()?.completion?() }
  /// Does nothing: no change waits.
  open class func flush() {}
  /// Says what is called when the innermost group ends.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.isEmpty { block?() } else { current.completion = block }
  }
  /// Says whether changes are not animated; kept only, since they never are.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  /// Whether changes of the innermost group are not animated; false unless set.
  open class func disableActions() -> Bool { current.disablesActions }
  /// Says how long animations last, in seconds; kept only, since layers do not animate.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }
  /// Sets the timing function of animations; stored only.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }
  /// The timing function of the innermost group's animations; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timing }
  /// How long animations of the innermost group would last, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { current.duration }
}

public import Foundation

/// A group of changes to layers.
///
/// Changes are made at once and never animated, so all that a transaction does here is call its completion
/// when it is committed; one that is set outside of any is called at once.
///
/// - SeeAlso: Apple, "CATransaction".
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  /// Begins a group.
  open class func begin() { completions.append(nil) }
  /// Ends the innermost group and calls its completion.
  open class func commit() { completions.popLast()??() }
  /// Does nothing: no change waits.
  open class func flush() {}
  /// Says what is called when the innermost group ends.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// Says whether changes are animated; they never are.
  open class func setDisableActions(_ flag: Bool) {}
  /// Whether changes are not animated: true.
  open class func disableActions() -> Bool { true }
  /// Does nothing: layers do not animate.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// How long animations last, in seconds.
  open class func animationDuration() -> CFTimeInterval { 0 }
}

public import Foundation

/// Animations between two calls, deprecated since iOS 13.
///
/// Changes are made immediately and shown at once; what a block states has no effect, and no delegate
/// is notified of its end.
///
/// - SeeAlso: Apple, "UIView", `beginAnimations(_:context:)`.
extension UIView {
  /// Begins a block of animations.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends the innermost block.
  public class func commitAnimations() {}
  /// The duration of the block, in seconds; without effect.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// The delay of the block, in seconds; without effect.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// The curve of the block; without effect.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets the number of repetitions of the block; has no effect.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Whether the block goes back; without effect.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Whether the block begins where another one is; without effect.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

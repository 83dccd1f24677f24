public import Foundation
public import LayoutTree
public import QuartzCore

/// A group of changes to views, which are applied immediately; the `AnimationClock` says when they have ended.
///
/// - SeeAlso: Apple, "NSAnimationContext".
@preconcurrency @MainActor open class NSAnimationContext: NSObject {
  private static var open: [NSAnimationContext] = []
  private static let outermost = NSAnimationContext()

  /// The innermost group, or the values outside of any.
  public class var current: NSAnimationContext { open.last ?? outermost }

  /// The duration of animations, in seconds; a quarter unless set.
  open var duration: TimeInterval = 0.25
  /// The pacing of animations; the system's unless set.
  open var timingFunction: CAMediaTimingFunction?
  /// Called when the group's animations end; called immediately outside a group.
  open var completionHandler: (() -> Void)? {
    didSet {
      guard self === Self.outermost, let handler = completionHandler else { return }
      completionHandler = nil
      handler()
    }
  }
  /// Whether changes without an animator would be animated, too.
  open var allowsImplicitAnimation = false

  /// Begins a group inside the current one, whose values it inherits.
  open class func beginGrouping() {
    let (group, around) = (NSAnimationContext(), current)
    group.duration = around.duration
    group.timingFunction = around.timingFunction
    group.allowsImplicitAnimation = around.allowsImplicitAnimation
    open.append(group)
  }
  /// Ends the innermost group and calls its completion handler when its duration has passed; does nothing
  /// outside of any.
  open class func endGrouping() {
    guard let group = open.popLast() else { return }
    CATransaction.include(endAfter: group.duration)
    if let handler = group.completionHandler {
      AnimationClock.shared.end(after: group.duration, handler)
    }
  }

  /// Applies changes in a group of their own, then calls the completion handler.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }
}

/// An object whose changes an animator would show over time.
///
/// - SeeAlso: Apple, "NSAnimatablePropertyContainer".
@preconcurrency @MainActor public protocol NSAnimatablePropertyContainer: AnyObject {
  /// Returns the object on which changes are made for them to be animated.
  func animator() -> Self
}

extension NSAnimatablePropertyContainer {
  /// Returns the object itself: changes are applied immediately.
  public func animator() -> Self { self }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}

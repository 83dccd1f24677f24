public import Foundation
public import LayoutTree
public import QuartzCore

/// A group of changes to views, which take effect immediately; the `AnimationClock` determines when they have
/// ended.
///
/// - SeeAlso: Apple, "NSAnimationContext".
@preconcurrency @MainActor open class NSAnimationContext: NSObject {
  private static var groups: [NSAnimationContext] = []
  private static let outermost = NSAnimationContext()

  /// The innermost group, or the default context outside of any group.
  public class var current: NSAnimationContext { groups.last ?? outermost }

  /// The duration of animations, in seconds; a quarter unless set.
  open var duration: TimeInterval = 0.25
  /// The timing curve of animations, without effect here; the system's unless set.
  open var timingFunction: CAMediaTimingFunction?
  /// The handler that is called when the group ends; outside of any group it is called immediately.
  open var completionHandler: (() -> Void)? {
    didSet {
      guard self === Self.outermost, let handler = completionHandler else { return }
      completionHandler = nil
      handler()
    }
  }
  /// Whether changes without an animator are animated; stored only.
  open var allowsImplicitAnimation = false

  /// Begins a nested group, which copies the values of the current one.
  open class func beginGrouping() {
    let (group, around) = (NSAnimationContext(), current)
    group.duration = around.duration
    group.timingFunction = around.timingFunction
    group.allowsImplicitAnimation = around.allowsImplicitAnimation
    groups.append(group)
  }
  /// Ends the innermost group and calls its completion handler after its duration; does nothing outside of any
  /// group.
  open class func endGrouping() {
    guard let group = groups.popLast() else { return }
    CATransaction.include(endAfter: group.duration)
    if let handler = group.completionHandler {
      AnimationClock.shared.end(after: group.duration, handler)
    }
  }

  /// Makes changes in a separate group, then calls the completion handler.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    beginGrouping()
    current.completionHandler = completionHandler
    changes(current)
    endGrouping()
  }
}

/// An object with an animator for its changes.
///
/// - SeeAlso: Apple, "NSAnimatablePropertyContainer".
@preconcurrency @MainActor public protocol NSAnimatablePropertyContainer: AnyObject {
  /// Returns the proxy through which changes are animated.
  func animator() -> Self
}

extension NSAnimatablePropertyContainer {
  /// Returns the object itself: changes take effect immediately.
  public func animator() -> Self { self }
}

extension NSView: NSAnimatablePropertyContainer {}
extension NSWindow: NSAnimatablePropertyContainer {}
extension NSLayoutConstraint: NSAnimatablePropertyContainer {}

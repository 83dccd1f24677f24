public import Foundation

/// One or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; stored only.
  open var numberOfTapsRequired = 1
  /// The number of touches; stored only.
  open var numberOfTouchesRequired = 1
}

/// A long press.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; stored only.
  open var numberOfTapsRequired = 0
  /// The number of touches; stored only.
  open var numberOfTouchesRequired = 1
  /// The minimum duration, in seconds; stored only.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement, in points; stored only.
  open var allowableMovement: CGFloat = 10
}

/// A pan.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches; stored only.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches; stored only.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  /// The translation that was set last, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// The velocity, in points per second; always 0.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A pan from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; stored only.
  open var edges: UIRectEdge = []
}

/// A swipe.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// The direction of a swipe.
  open var direction = Direction.right
  /// The number of touches; stored only.
  open var numberOfTouchesRequired = 1
}

/// A pinch.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale relative to the beginning.
  open var scale: CGFloat = 1
  /// The velocity of the scale, per second; always 0.
  open var velocity: CGFloat { 0 }
}

/// A rotation.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians; stored only.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second; always 0.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

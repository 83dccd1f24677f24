public import Foundation

/// Gives the pointer its shape over a view; data here, there is no pointer.
///
/// - SeeAlso: Apple, "UIPointerInteraction".
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The interaction's delegate.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction works.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Asks the delegate again at the next move; has no effect.
  open func invalidate() {}
  /// Has no effect.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives the pointer its shape; never called here.
///
/// - SeeAlso: Apple, "UIPointerInteractionDelegate".
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a point.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The region that is offered.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Nil, which keeps the pointer as it is.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs animations beside the pointer's; never made here.
///
/// - SeeAlso: Apple, "UIPointerInteractionAnimating".
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A point of the pointer that a region is asked for.
///
/// - SeeAlso: Apple, "UIPointerRegionRequest".
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The point in the interaction's view, in points.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags
  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
  }
}

/// A part of a view in which the pointer has one style.
///
/// - SeeAlso: Apple, "UIPointerRegion".
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the interaction's view, in points.
  public let rect: CGRect
  /// The identifier in the interaction.
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region.
  open var latchingAxes: UIAxis = []
  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// Horizontal and vertical axes.
///
/// Source: Apple, "UIAxis".
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates axes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// An effect of the pointer on a view.
///
/// - SeeAlso: Apple, "UIPointerEffect".
@preconcurrency @MainActor public enum UIPointerEffect {
  /// The change of a view's tint under the pointer.
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  /// The system's choice.
  case automatic(UITargetedPreview)
  /// The pointer becomes the background of the view.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The view changes as stated.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// A shape of the pointer.
///
/// - SeeAlso: Apple, "UIPointerShape".
@preconcurrency @MainActor public enum UIPointerShape {
  /// An outline around the pointer's place, in points.
  case path(UIBezierPath)
  /// A rectangle with round corners in the coordinates of the effect's container, in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A vertical line of a length, in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal line of a length, in points.
  case horizontalBeam(length: CGFloat)
  /// The radius that stands for the system's.
  public nonisolated static let defaultCornerRadius: CGFloat = .leastNormalMagnitude
}

/// An effect and a shape of the pointer; data here.
///
/// - SeeAlso: Apple, "UIPointerStyle".
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect; nil for a style of the shape only.
  package let effect: UIPointerEffect?
  /// The shape; nil for that of the effect.
  package let shape: UIPointerShape?
  /// The axes along which the pointer stays in the middle.
  package let constrainedAxes: UIAxis
  /// The pictures and views around the pointer.
  open var accessories: [UIPointerAccessory] = []

  /// Creates a style of an effect.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, [])
  }
  /// Creates a style of a shape.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape, axes)
  }
  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = axes
  }
  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }
  /// Returns the style of the system.
  open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }
}

/// A sign beside the pointer; data here.
///
/// - SeeAlso: Apple, "UIPointerAccessory".
@preconcurrency @MainActor open class UIPointerAccessory: NSObject {
  /// A place around the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The angle from the top, in radians.
    public var angle: CGFloat
    /// Creates a place.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
    private static func at(_ eighths: CGFloat) -> Position {
      Position(offset: 20, angle: eighths * .pi / 4)
    }
    /// Above.
    public static let top = at(0)
    /// Above at the right.
    public static let topRight = at(1)
    /// At the right.
    public static let right = at(2)
    /// Below at the right.
    public static let bottomRight = at(3)
    /// Below.
    public static let bottom = at(4)
    /// Below at the left.
    public static let bottomLeft = at(5)
    /// At the left.
    public static let left = at(6)
    /// Above at the left.
    public static let topLeft = at(7)
  }
  /// The shape.
  public let shape: UIPointerShape
  /// The place.
  public let position: Position
  /// Whether the sign turns with its place; stored only.
  open var orientationMatchesAngle = false
  /// Creates a sign.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
  }
  /// Returns an arrow.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.path(UIBezierPath()), position: position)
  }
}

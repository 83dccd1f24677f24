public import Foundation

/// Presents a popover.
///
/// Popovers fill the window here. All properties are stored only.
///
/// - SeeAlso: Apple, "UIPopoverPresentationController".
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The popover's delegate; stored only.
  open var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }
  /// The popover's delegate; stored only.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { popoverDelegate }
    set { popoverDelegate = newValue }
  }
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of that view, in its space; null for all of it.
  open var sourceRect = CGRect.null
  /// The button in a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// Views that receive touches while the popover is visible.
  open var passthroughViews: [UIView]?
  /// The background colour.
  open var backgroundColor: UIColor?
  /// The margins between the popover and the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may overlap its source rectangle.
  open var canOverlapSourceViewRect = false
}

/// The direction of a popover's arrow; raw values are Apple's.
///
/// - SeeAlso: Apple, "UIPopoverArrowDirection".
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Responds to events of a popover; never called here.
///
/// - SeeAlso: Apple, "UIPopoverPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

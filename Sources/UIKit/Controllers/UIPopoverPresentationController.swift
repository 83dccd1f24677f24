public import Foundation

/// Knows what a popover points at.
///
/// Popovers fill the window here; what is said of them is kept.
///
/// - SeeAlso: Apple, "UIPopoverPresentationController".
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// Who is asked and told; nobody asks.
  open weak var popoverDelegate: (any UIPopoverPresentationControllerDelegate)?
  /// Who is asked and told; nobody asks.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { popoverDelegate }
    set { popoverDelegate = newValue }
  }
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of that view, in its space; null for all of it.
  open var sourceRect = CGRect.null
  /// The button in a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// Views outside that react to touches all the same.
  open var passthroughViews: [UIView]?
  /// The popover's colour.
  open var backgroundColor: UIColor?
  /// How far from the edges of the screen the popover stays, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
}

/// Where the arrow of a popover points; raw values are Apple's.
///
/// - SeeAlso: Apple, "UIPopoverArrowDirection".
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Who is asked how a controller is shown where there is no room for its style.
///
/// - SeeAlso: Apple, "UIAdaptivePresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style for narrow windows; nobody asks here.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }
}

/// Who is asked and told about a popover.
///
/// - SeeAlso: Apple, "UIPopoverPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

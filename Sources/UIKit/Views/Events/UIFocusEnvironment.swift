public import Foundation

/// A part of the hierarchy that the focus can move in; there is no focus here.
///
/// - SeeAlso: Apple, "UIFocusEnvironment".
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that get the focus first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// Asks for the focus to be found again.
  func setNeedsFocusUpdate()
  /// Finds the focus again, if asked for.
  func updateFocusIfNeeded()
}

/// An environment that can get the focus.
///
/// - SeeAlso: Apple, "UIFocusItem".
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can get the focus.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
}

// Apple's views and controllers are environments, one by one; every responder is one here.
extension UIResponder: UIFocusItem {}

/// A move of the focus.
///
/// - SeeAlso: Apple, "UIFocusUpdateContext".
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus; always nil.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus; always nil.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
  /// The direction of the move; always none.
  open var focusHeading: UIFocusHeading { [] }
}

/// A direction of the focus.
///
/// Source: Apple, "UIFocusHeading".
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// Runs animations beside a move of the focus: closures are called at once.
///
/// - SeeAlso: Apple, "UIFocusAnimationCoordinator".
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Adds animations beside those of the system.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// A move of the focus in a table.
///
/// - SeeAlso: Apple, "UITableViewFocusUpdateContext".
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; always nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus; always nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a collection.
///
/// - SeeAlso: Apple, "UICollectionViewFocusUpdateContext".
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The cell that had the focus; always nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The cell that gets the focus; always nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A guide that hands the focus on; data here.
///
/// - SeeAlso: Apple, "UIFocusGuide".
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide can get the focus.
  open var isEnabled = true
  /// The environments that the guide hands the focus to.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

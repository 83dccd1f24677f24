public import Foundation

/// The place of an edit menu and its identifier.
///
/// - SeeAlso: Apple, "UIEditMenuConfiguration".
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// The identifier.
  public let identifier: AnyHashable
  /// The point that the menu belongs to, in the interaction's view, in points.
  public let sourcePoint: CGPoint
  /// The preferred direction of the arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
  /// Creates a place.
  public init(identifier: (any NSCopying & NSObjectProtocol)?, sourcePoint: CGPoint) {
    self.identifier = (identifier as? NSObject).map { AnyHashable($0) } ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// A direction of an edit menu's arrow.
///
/// Source: Apple, "UIEditMenuArrowDirection".
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Shows the edit menu of a view; data here: ``presentEditMenu(with:)`` asks the delegate and shows nothing.
///
/// - SeeAlso: Apple, "UIEditMenuInteraction".
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The interaction's delegate.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The menu that was last asked for.
  package private(set) var menu: UIMenu?
  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
  /// Asks the delegate for the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }
  /// Forgets the menu.
  open func dismissMenu() { menu = nil }
  /// Asks the delegate for the menu again; has no effect.
  open func reloadVisibleMenu() {}
  /// The point of the menu in a view, in points; always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides an edit menu.
///
/// - SeeAlso: Apple, "UIEditMenuInteractionDelegate".
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu, of the system's suggestions, which are always empty.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu keeps clear of, in the interaction's view, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// An empty rectangle.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .zero }
}

public import Foundation

/// The configuration of a context menu.
///
/// - SeeAlso: Apple, "UIContextMenuConfiguration".
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: any NSCopying
  /// The order of elements in a menu that opens upwards.
  public enum ElementOrder: Int, Sendable {
    /// The system's choice: by priority.
    case automatic
    /// The first elements are next to what the menu belongs to.
    case priority
    /// The first elements are above the others.
    case fixed
  }
  /// The order of elements.
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; unique by default.
  ///   - previewProvider: Creates a preview controller.
  ///   - actionProvider: Creates the menu from the system's suggestions, which are always empty.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
  /// The menu that the system would show; not in UIKit.
  public func makeMenu() -> UIMenu? { actionProvider?([]) }
  /// The preview controller that the system would show; not in UIKit.
  public func makePreview() -> UIViewController? { previewProvider?() }
}

/// A closure that creates a preview controller.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that creates a menu from the system's suggestions.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Provides the context menu of a view.
///
/// - SeeAlso: Apple, "UIContextMenuInteractionDelegate".
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a point in the bounds of the interaction's view; nil disables it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu is displayed; nothing is animated.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears; nothing is animated.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The preview that is lifted when the menu opens; nil is the view as it looks.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview that the menu closes into; nil is the view as it looks.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview is tapped; never here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Runs animations beside a menu's; never made here.
///
/// - SeeAlso: Apple, "UIContextMenuInteractionAnimating".
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the animations.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations beside the opening of a preview's controller; never made here.
///
/// - SeeAlso: Apple, "UIContextMenuInteractionCommitAnimating".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the opening.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style in which a preview's controller opens.
///
/// Source: Apple, "UIContextMenuInteractionCommitStyle".
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Shows a context menu on a view.
///
/// - SeeAlso: Apple, "UIContextMenuInteraction".
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction,
  TouchedInteraction
{
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The interaction's delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var place = CGPoint.zero
  private weak var overlay: MenuOverlay?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Has no effect.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) {
    self.view = view
    recognizer.view = view
  }
  private(set) lazy var recognizer: UIGestureRecognizer = MenuPress(self)
  /// The location at which the menu was opened; the origin of the interaction's view before.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }
  /// Dismisses the menu.
  open func dismissMenu() { overlay?.dismiss() }
  /// Replaces the visible menu by what a closure makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let overlay { overlay.menu = block(overlay.menu) }
  }

  /// Simulates a long press: asks the delegate for a configuration and opens its menu in the window.
  ///
  /// Not in UIKit. The view is not lifted, and neither dimmed nor blurred is what is behind the menu.
  ///
  /// - Parameter location: The point in the view's bounds, in points.
  /// - Returns: Whether a menu was opened.
  @discardableResult open func openMenu(at location: CGPoint) -> Bool {
    guard let view, let window = view.window,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: location),
      let menu = configuration.makeMenu()
    else { return false }
    place = location
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    let shown = MenuOverlay(menu, of: view, configuration.preferredMenuElementOrder)
    shown.ended = { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
    overlay = shown
    window.open(shown)
    return true
  }
}

/// The long press that opens a context menu.
private final class MenuPress: UILongPressGestureRecognizer {
  private weak var interaction: UIContextMenuInteraction?
  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }
  /// Whether there is a menu, which opens.
  override var canBegin: Bool { interaction?.openMenu(at: location(in: view)) ?? false }
}

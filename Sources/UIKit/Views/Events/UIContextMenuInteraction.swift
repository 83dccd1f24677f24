public import Foundation

/// The configuration of a context menu.
///
/// - SeeAlso: Apple, "UIContextMenuConfiguration".
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: any NSCopying
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
}

/// Shows a context menu on a view; the menu is never opened here.
///
/// - SeeAlso: Apple, "UIContextMenuInteraction".
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The interaction's delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Has no effect.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// The location of the interaction; always the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Dismisses the menu; has no effect.
  open func dismissMenu() {}
}

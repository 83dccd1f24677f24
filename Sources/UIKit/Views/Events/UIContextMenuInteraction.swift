public import Foundation

/// What a menu that belongs to a place in a view holds.
///
/// - SeeAlso: Apple, "UIContextMenuConfiguration".
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A name of the configuration.
  public let identifier: any NSCopying
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?
  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: A name; unique unless given.
  ///   - previewProvider: Makes a controller that shows what the menu is for.
  ///   - actionProvider: Makes the menu from what the system suggests, which is nothing.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
  /// The menu as the system would show it; Plumb's own, since nobody opens it here.
  public func makeMenu() -> UIMenu? { actionProvider?([]) }
  /// The controller that shows what the menu is for; Plumb's own.
  public func makePreview() -> UIViewController? { previewProvider?() }
}

/// Makes a controller that shows what a menu is for.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu from what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Says which menu belongs to a place in a view.
///
/// - SeeAlso: Apple, "UIContextMenuInteractionDelegate".
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place in the bounds of the interaction's view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Lets people open a menu on a view; nobody does here.
///
/// - SeeAlso: Apple, "UIContextMenuInteraction".
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Who says which menu belongs to a place.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Makes an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Where people asked for the menu; the origin, since nobody does.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Closes the menu; it is never open.
  open func dismissMenu() {}
}

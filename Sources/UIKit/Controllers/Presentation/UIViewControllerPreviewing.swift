public import Foundation

/// A view that shows a preview when it is pressed; never made here, and replaced by context menus since iOS 13.
///
/// - SeeAlso: Apple, "UIViewControllerPreviewing".
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The object that provides the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in its coordinates, in points.
  var sourceRect: CGRect { get set }
}

/// Provides previews; never called here.
///
/// - SeeAlso: Apple, "UIViewControllerPreviewingDelegate".
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller of the preview at a point of the view, in points.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// An entry below a preview.
///
/// - SeeAlso: Apple, "UIPreviewActionItem".
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action below a preview; data here.
///
/// - SeeAlso: Apple, "UIPreviewAction".
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of an action.
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  /// The title.
  public let title: String
  /// The style.
  public let style: Style
  /// Called when the action is tapped.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}

/// A group of actions below a preview; data here.
///
/// - SeeAlso: Apple, "UIPreviewActionGroup".
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public let title: String
  /// The style.
  public let style: UIPreviewAction.Style
  /// The actions.
  package let actions: [UIPreviewAction]
  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
  }
}

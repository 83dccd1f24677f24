public import Foundation

/// The swipe actions of a row.
///
/// See ``UITableView/performSwipeAction(_:forRowAt:isLeading:)`` for how a swipe is simulated.
///
/// - SeeAlso: Apple, "UISwipeActionsConfiguration".
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action; stored only.
  open var performsFirstActionWithFullSwipe = true
  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A swipe action of a row.
///
/// - SeeAlso: Apple, "UIContextualAction".
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable { case normal, destructive }
  /// The handler: receives the action, the view, and a completion to call with whether the action was
  /// performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style
  /// The handler.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The background colour; default: red for destructive actions, else grey.
  open var backgroundColor: UIColor!
  /// The image.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

public import Foundation

/// What can be done to a row that is swiped.
///
/// Nobody swipes here; see ``UITableView/performSwipeAction(_:forRowAt:isLeading:)``.
///
/// - SeeAlso: Apple, "UISwipeActionsConfiguration".
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe does the first one.
  open var performsFirstActionWithFullSwipe = true
  /// Makes a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// Something that can be done to a row.
///
/// - SeeAlso: Apple, "UIContextualAction".
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Does it: the action, what it was done to, and what is called afterwards with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How it looks.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// What it says.
  open var title: String?
  /// Its ground: red for what destroys, grey otherwise, unless set.
  open var backgroundColor: UIColor!
  /// Its picture.
  open var image: UIImage?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

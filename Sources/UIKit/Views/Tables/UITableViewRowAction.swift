public import Foundation

/// A swipe action of a row, as before ``UIContextualAction``.
///
/// - SeeAlso: Apple, "UITableViewRowAction".
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    case `default`, normal
    /// The same as `default`.
    public static var destructive: Style { .default }
  }
  /// The style.
  public let style: Style
  /// The title.
  open var title: String?
  /// The background colour; default: red, or grey for `normal`.
  open var backgroundColor: UIColor?
  /// The effect behind the action; stored only.
  open var backgroundEffect: UIVisualEffect?
  /// Called when the action is tapped; a swipe is simulated by calling it.
  package let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .normal ? .systemGray : .systemRed
  }
}

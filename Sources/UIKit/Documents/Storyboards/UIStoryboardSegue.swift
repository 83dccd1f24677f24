public import Foundation

/// A way from one controller to another.
///
/// - SeeAlso: Apple, "UIStoryboardSegue".
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives it; nil for none.
  public let identifier: String?
  /// The controller at which it starts.
  public let source: UIViewController
  /// The controller to which it leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue that does nothing but what a subclass does in ``perform()``.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
  }
  /// Creates a segue that does what a closure does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
  }

  /// Shows the destination; a subclass need not call super.
  open func perform() { handler?() }
}

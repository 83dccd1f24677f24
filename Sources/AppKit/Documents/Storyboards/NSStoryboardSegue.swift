public import Foundation

/// A transition from one controller to another.
///
/// - SeeAlso: Apple, "NSStoryboardSegue".
@preconcurrency @MainActor open class NSStoryboardSegue: NSObject {
  /// The name that a storyboard gives a segue.
  public typealias Identifier = String

  /// The name that the storyboard gives it; nil for none.
  open internal(set) var identifier: Identifier?
  /// The controller of a view or a window at which it starts.
  public let sourceController: Any
  /// The controller to which it leads.
  public let destinationController: Any
  private var handler: (() -> Void)?

  /// Creates a segue that performs only what a subclass does in ``perform()``.
  public required init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    self.identifier = identifier
    (self.sourceController, self.destinationController) = (sourceController, destinationController)
  }
  /// Creates a segue that does what a closure does.
  public convenience init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any, performHandler: @escaping () -> Void
  ) {
    self.init(
      identifier: identifier, source: sourceController, destination: destinationController)
    handler = performHandler
  }

  /// Shows the destination; a subclass need not call super.
  open func perform() { handler?() }
}

public import Foundation

/// A transition from one controller to another.
///
/// - SeeAlso: Apple, "NSStoryboardSegue".
@preconcurrency @MainActor open class NSStoryboardSegue: NSObject {
  /// The identifier that a storyboard assigns to a segue.
  public typealias Identifier = String

  /// The identifier of the segue; nil for none.
  open internal(set) var identifier: Identifier?
  /// The source: a view controller or a window controller.
  public let sourceController: Any
  /// The destination: a view controller or a window controller.
  public let destinationController: Any
  private var handler: (() -> Void)?

  /// Creates a segue that only does what a subclass implements in ``perform()``.
  public required init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    self.identifier = identifier
    (self.sourceController, self.destinationController) = (sourceController, destinationController)
  }
  /// Creates a segue that calls a closure.
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

/// The segue methods of a controller.
///
/// - SeeAlso: Apple, "NSSeguePerforming".
@preconcurrency @MainActor public protocol NSSeguePerforming: AnyObject {
  /// Creates the destination of a segue and shows it.
  func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
  /// Whether a segue that a control triggers is performed.
  func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool
  /// Called before a segue shows its destination.
  func prepare(for segue: NSStoryboardSegue, sender: Any?)
}

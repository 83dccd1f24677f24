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

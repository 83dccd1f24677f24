/// A controller's part in the segues that start at it.
///
/// - SeeAlso: Apple, "NSSeguePerforming".
@preconcurrency @MainActor public protocol NSSeguePerforming: AnyObject {
  /// Makes the destination of a segue and shows it.
  func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
  /// Whether a segue that a control starts is performed.
  func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool
  /// Called before a segue shows its destination.
  func prepare(for segue: NSStoryboardSegue, sender: Any?)
}

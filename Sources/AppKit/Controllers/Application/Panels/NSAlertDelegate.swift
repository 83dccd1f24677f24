/// Opens the help of an alert.
///
/// - SeeAlso: Apple, "NSAlertDelegate".
@preconcurrency @MainActor public protocol NSAlertDelegate: AnyObject {
  // Default: false
  /// Opens the help; returns whether it did.
  func alertShowHelp(_ alert: NSAlert) -> Bool
}

extension NSAlertDelegate {
  /// Returns false.
  public func alertShowHelp(_ alert: NSAlert) -> Bool { false }
}

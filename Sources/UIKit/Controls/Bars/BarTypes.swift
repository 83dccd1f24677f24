/// For which bars a picture is meant.
///
/// Source: Apple, "UIBarMetrics".
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar stands.
///
/// Source: Apple, "UIBarPosition".
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Whether a bar is light or dark.
///
/// Source: Apple, "UIBarStyle".
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// The old name of a dark bar that lets content through.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// Says where a bar stands.
///
/// - SeeAlso: Apple, "UIBarPositioning".
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// Is asked where a bar stands; nobody asks here.
///
/// - SeeAlso: Apple, "UIBarPositioningDelegate".
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar stands.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

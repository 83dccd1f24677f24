/// The kind of bar that a background image applies to.
///
/// Source: Apple, "UIBarMetrics".
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar.
///
/// Source: Apple, "UIBarPosition".
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Whether a bar is light or dark.
///
/// Source: Apple, "UIBarStyle".
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// The former style of a dark translucent bar; looks like ``black``.
  case blackTranslucent = 2
  /// The former name of ``black``.
  public static var blackOpaque: UIBarStyle { .black }
}

/// A bar with a position.
///
/// - SeeAlso: Apple, "UIBarPositioning".
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Provides the position of a bar; never called here.
///
/// - SeeAlso: Apple, "UIBarPositioningDelegate".
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// The position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

public import Foundation

/// The screen of the machine that programs believe to run on: 1440 × 900 points at one pixel a point, a menu
/// bar of 24 points at the top.
///
/// - SeeAlso: Apple, "NSScreen".
@preconcurrency @MainActor open class NSScreen: NSObject {
  private static let only = NSScreen()
  /// The screen of the window that gets keyboard input; there is only one.
  open class var main: NSScreen? { only }
  /// All screens.
  open class var screens: [NSScreen] { [only] }
  /// Its rectangle in points, y up.
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The screen without the menu bar, in points, y up.
  open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 876) }
  /// Pixels a point.
  open var backingScaleFactor: CGFloat { 1 }
}

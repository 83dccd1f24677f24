public import Foundation

/// The simulated screen: 1440 × 900 points at one pixel per point, with a menu bar of 24 points at the top.
///
/// - SeeAlso: Apple, "NSScreen".
@preconcurrency @MainActor open class NSScreen: NSObject {
  private static let simulatedScreen = NSScreen()
  /// The screen of the key window; there is only one.
  open class var main: NSScreen? { simulatedScreen }
  /// All screens.
  open class var screens: [NSScreen] { [simulatedScreen] }
  /// The screen's rectangle in points, y up.
  open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
  /// The part of the screen below the menu bar, in points, y up.
  open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 876) }
  /// The number of pixels per point: 1.
  open var backingScaleFactor: CGFloat { 1 }
}

public import Foundation
internal import ViewArrangements

/// The configuration of a scene's status bar.
///
/// - SeeAlso: Apple, "UIStatusBarManager".
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private var controller: UIViewController? { UIApplication.shared.keyWindow?.rootViewController }
  /// The style that the key window's controller prefers.
  open var statusBarStyle: UIStatusBarStyle { controller?.statusBarStyle ?? .default }
  /// Whether the key window's controller hides the status bar.
  open var isStatusBarHidden: Bool { controller?.hidesStatusBar ?? false }
  /// The frame on the screen: the full width, with the height of the top safe area inset.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    let height = isStatusBarHidden ? 0 : screen.safeArea.top
    return ScreenArrangement(size: screen.bounds.size).statusBar(height: height)
  }
}

/// The style of the status bar's text; pictures of screens follow it.
///
/// Source: Apple, "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of the status bar; nothing is animated.
///
/// Source: Apple, "UIStatusBarAnimation".
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

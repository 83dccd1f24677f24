public import Foundation
internal import ViewArrangements

/// What the status bar of a scene is like.
///
/// - SeeAlso: Apple, "UIStatusBarManager".
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private var controller: UIViewController? { UIApplication.shared.keyWindow?.rootViewController }
  /// The look that the controller of the key window asks for.
  open var statusBarStyle: UIStatusBarStyle { controller?.statusBarStyle ?? .default }
  /// Whether that controller wants none.
  open var isStatusBarHidden: Bool { controller?.hidesStatusBar ?? false }
  /// Its place on the screen: across its upper edge, as high as what is covered there.
  open var statusBarFrame: CGRect {
    let screen = UIScreen.main
    let height = isStatusBarHidden ? 0 : screen.safeArea.top
    return ScreenArrangement(size: screen.bounds.size).statusBar(height: height)
  }
}

internal import Foundation

extension UIViewController {
  /// Whether the controller that determines the status bar hides it.
  var hidesStatusBar: Bool {
    if let shown = storedPresented,
      !Presentation.isSheet(shown) || shown.modalPresentationCapturesStatusBarAppearance
    {
      return shown.hidesStatusBar
    }
    return childForStatusBarHidden?.hidesStatusBar ?? prefersStatusBarHidden
  }
  /// The status bar's style from the controller that determines it.
  var statusBarStyle: UIStatusBarStyle {
    childForStatusBarStyle?.statusBarStyle ?? preferredStatusBarStyle
  }
}

extension UIScreen {
  /// The height of the status bar on devices without a notch, in points.
  ///
  /// On phones with a notch the safe area does not depend on the status bar.
  var statusBarHeight: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 32 : 20 }
}

extension UIInterfaceOrientation {
  /// The interface orientation, from ``UIScreen/isLandscape``.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    UIScreen.main.isLandscape ? .landscapeRight : .portrait
  }
}

internal import Foundation

extension UIViewController {
  /// Whether the controller that decides about the status bar wants none.
  var hidesStatusBar: Bool {
    if let shown = ownPresented,
      !Presentation.isSheet(shown) || shown.modalPresentationCapturesStatusBarAppearance
    {
      return shown.hidesStatusBar
    }
    return childForStatusBarHidden?.hidesStatusBar ?? prefersStatusBarHidden
  }
  /// The look of the status bar, asked of the controller that decides about it.
  var statusBarStyle: UIStatusBarStyle {
    childForStatusBarStyle?.statusBarStyle ?? preferredStatusBarStyle
  }
}

extension UIScreen {
  /// The height of a status bar on devices where nothing else covers its place, in points.
  ///
  /// Phones with a notch have their safe area without a status bar, too.
  var statusBarHeight: CGFloat { traitCollection.userInterfaceIdiom == .pad ? 32 : 20 }
}

extension UIInterfaceOrientation {
  /// How what is shown stands, as ``UIScreen/isLandscape`` says.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    UIScreen.main.isLandscape ? .landscapeRight : .portrait
  }
}

public import Foundation

/// The view at the top of everything that is shown.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
  /// Whether the window gets keyboard input.
  open private(set) var isKeyWindow = false
  /// Shows the window and gives it keyboard input.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }
}

/// A screen of the machine that programs believe to run on: 375 × 812 points at 2 pixels.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()
  /// Its rectangle in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 812) }
  /// Pixels a point.
  open var scale: CGFloat { 2 }
}

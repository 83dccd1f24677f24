public import Foundation
internal import ViewArrangements
internal import ViewDrawing

/// Pictures of a window with the parts of the screen that the system draws, in one call; not in UIKit.
///
/// A window that fills the screen of ``UIScreen/device`` has a status bar, unless its controller hides it, and the home
/// indicator of devices that have one. Another window is drawn as a view.
extension UIWindow {
  /// The screen as a PNG file, laid out first.
  ///
  /// - Parameter scale: The number of pixels per point; nil uses the main screen's.
  /// - Throws: An error if the window is empty or larger than the maximum picture size.
  public func screenPNGData(scale: CGFloat? = nil) throws -> Data {
    try ViewPicture.data(
      of: pictureLayers(), as: .png, scale: Double(scale ?? UIScreen.main.scale))
  }
  /// The screen as a PDF page of its size, laid out first.
  ///
  /// - Throws: An error if the window is empty.
  public func screenPDFData() throws -> Data {
    try ViewPicture.data(of: pictureLayers(), as: .pdf)
  }
  /// The screen as an SVG document of its size, laid out first.
  ///
  /// - Throws: An error if the window is empty.
  public func screenSVGData() throws -> Data {
    try ViewPicture.data(of: pictureLayers(), as: .svg)
  }

  /// The window, and a clear view with the parts of the system, as layers.
  package func pictureLayers() -> ViewLayers {
    layoutIfNeeded()
    var layers = ViewLayers(of: self)
    guard frame == screen.bounds else { return layers }
    let safe = screen.safeArea
    let arrangement = ScreenArrangement(size: bounds.size)
    let front = UIView(frame: bounds)
    front.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    let isLow = traitCollection.verticalSizeClass == .compact
    if rootViewController?.hidesStatusBar != true, !isLow, safe.top > 0 {
      let bar = StatusBarView(frame: arrangement.statusBar(height: safe.top))
      bar.isTablet = traitCollection.userInterfaceIdiom == .pad
      bar.isWhite = rootViewController?.statusBarStyle == .lightContent
      front.addSubview(bar)
      layers.parts.append("status bar")
    }
    if safe.bottom > 0 {
      front.addSubview(.homeIndicator(in: arrangement.homeIndicator))
      layers.parts.append("home indicator")
    }
    layers.add(.view(front), in: layers.bounds)
    return layers
  }
}

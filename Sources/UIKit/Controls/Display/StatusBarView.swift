internal import Foundation

/// A status bar of a device: the time of Apple's pictures, a full battery and the best network.
final class StatusBarView: UIView {
  /// Whether the device is a tablet.
  var isTablet = false
  /// Whether the text is white; otherwise it follows the appearance.
  var isWhite = false

  override func draw(_ rect: CGRect) {
    paint { StatusBarPainter(painter: $0, bar: self).draw() }
  }
}

extension UIView {
  /// Returns the home indicator of a device in a rectangle of its screen.
  static func homeIndicator(in frame: CGRect) -> UIView {
    let line = UIView(frame: frame)
    line.backgroundColor = .label
    line.layer.cornerRadius = frame.height / 2
    return line
  }
}

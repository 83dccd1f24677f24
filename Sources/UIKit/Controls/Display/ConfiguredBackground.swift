internal import Foundation
internal import ViewDrawing

/// The view that draws the background of a cell in a collection.
final class ConfiguredBackground: UIView {
  /// The background.
  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    configuration.draw(in: context, of: self)
  }
}

internal import Drawing
public import Foundation

/// Wheels to choose from: 320 × 216.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Rows that nobody has filled, as bars.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    Wheels.drawBand(in: bounds, context)
    Wheels.forEachRow(in: bounds) { row, alpha, step in
      let bar = row.centered(min(140, row.width * 0.5) - CGFloat(abs(step) * 12), 8)
      context.fill(bar, radius: 4, UIColor.label.withAlphaComponent(alpha * 0.4).cgColor)
    }
  }
}

internal import Drawing
public import Foundation

/// A value on a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Where the knob stands.
  open var value: Float = 0
  /// The value at the start.
  open var minimumValue: Float = 0
  /// The value at the end.
  open var maximumValue: Float = 1
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the knob.
  open var maximumTrackTintColor: UIColor?
  open override var alignmentRectInsets: UIEdgeInsets { metrics.sliderInsets }
  override var ownAccessibilityTraits: UIAccessibilityTraits? { stateTraits.union(.adjustable) }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: metrics.sliderHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }

  /// Where the value lies between the ends, 0 to 1; 0 when the ends are one.
  private var share: CGFloat {
    let span = maximumValue - minimumValue
    guard span > 0, span.isFinite, value.isFinite else { return 0 }
    return CGFloat(min(max((value - minimumValue) / span, 0), 1))
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let place = alignmentRect(forFrame: bounds)
    let side = min(28, place.height)
    let line = CGRect(x: place.minX, y: place.midY - 2, width: place.width, height: 4)
    let middle = place.minX + side / 2 + max(0, place.width - side) * share
    context.fill(line, radius: 2, (maximumTrackTintColor ?? .systemGray5).cgColor)
    let before = CGRect(
      x: line.minX, y: line.minY, width: max(0, middle - line.minX), height: line.height)
    context.fill(before, radius: 2, (minimumTrackTintColor ?? tintColor).cgColor)
    let knob = CGRect(x: middle - side / 2, y: place.midY - side / 2, width: side, height: side)
    context.knob(knob, radius: side / 2)
  }
}

public import Foundation

/// On or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour behind the knob when on.
  open var onTintColor: UIColor?
  open override var alignmentRectInsets: UIEdgeInsets { metrics.switchInsets }
  open override var intrinsicContentSize: CGSize {
    metrics.switchSize.less(alignmentRectInsets)
  }
}

/// A value on a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Where the knob stands.
  open var value: Float = 0
  /// The value at the start.
  open var minimumValue: Float = 0
  /// The value at the end.
  open var maximumValue: Float = 1
  open override var alignmentRectInsets: UIEdgeInsets { metrics.sliderInsets }
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: metrics.sliderHeight - alignmentRectInsets.top - alignmentRectInsets.bottom)
  }
}

/// Less and more.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The number that is changed.
  open var value = 0.0
  open override var intrinsicContentSize: CGSize { metrics.stepperSize }
}

/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.progressHeight)
  }
}

/// Says that something goes on: 20 points, 37 when large.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable { case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101 }
  /// How it looks.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it disappears when it stops.
  open var hidesWhenStopped = true
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
}

/// Dots for pages: 7 points wide, 9 apart.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many dots.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The dot that is filled.
  open var currentPage = 0
  open override var intrinsicContentSize: CGSize {
    let count = CGFloat(max(1, numberOfPages))
    return CGSize(width: 7 * count + 9 * (count - 1), height: metrics.pageControlHeight)
  }
}

/// Wheels to choose from: 320 × 216.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// A date, by wheels or in a compact field.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// How it looks.
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
  /// How it looks.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .automatic, .wheels: CGSize(width: 320, height: 216)
    case .compact: CGSize(width: 194, height: 34)
    case .inline: CGSize(width: 280, height: 330)
    }
  }
}

extension CGSize {
  /// A frame's size less alignment insets.
  func less(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

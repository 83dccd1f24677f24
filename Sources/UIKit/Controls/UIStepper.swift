public import Foundation

/// A stepper.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Creates a stepper; it keeps its natural size and ignores the frame's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewNode.frame.size = metrics.stepperSize
  }
  /// Creates a stepper from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.stepperSize }
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { storedValue }
    set { storedValue = max(minimumValue, min(maximumValue, newValue)) }
  }
  private var storedValue = 0.0
  /// The minimum value.
  open var minimumValue = 0.0 {
    didSet { storedValue = max(minimumValue, min(maximumValue, storedValue)) }
  }
  /// The maximum value.
  open var maximumValue = 100.0 {
    didSet { storedValue = max(minimumValue, min(maximumValue, storedValue)) }
  }
  /// The amount of one step; stored only.
  open var stepValue = 1.0
  /// Whether the value wraps around at its limits; stored only.
  open var wraps = false
  /// Whether a held touch repeats the step; stored only.
  open var autorepeat = true
  /// Whether actions are sent during a held touch; stored only.
  open var isContinuous = true
  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var intrinsicContentSize: CGSize { metrics.stepperSize }

  open override func draw(_ rect: CGRect) {
    paint { StepperPainter(painter: $0, stepper: self).draw() }
  }
}

public import Foundation
internal import ViewArrangements

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
  /// The amount of one step.
  open var stepValue = 1.0
  /// Whether the value wraps around at its limits.
  open var wraps = false
  /// Whether a held touch repeats the step: after half a second, ten times a second, which Apple does not document.
  open var autorepeat = true
  /// Whether actions are sent during a held touch, not only at its end.
  open var isContinuous = true
  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var intrinsicContentSize: CGSize { metrics.stepperSize }

  // MARK: Touch

  private var repetition: TouchTimer?
  private var valueAtStart = 0.0
  override var ownsTaps: Bool { true }
  /// Steps up or down, by the half that is touched.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    valueAtStart = value
    let isLess = StepperArrangement(bounds: bounds).less.contains(touch.location(in: self))
    step(isLess ? -stepValue : stepValue)
    repeatStep(isLess ? -stepValue : stepValue, after: 0.5)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    repetition?.cancel()
    if !isContinuous, value != valueAtStart { sendValueActions() }
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    repetition?.cancel()
  }
  private func step(_ amount: Double) {
    let (old, sum) = (value, value + amount)
    if wraps, sum > maximumValue || sum < minimumValue {
      value = sum > maximumValue ? minimumValue : maximumValue
    } else {
      value = sum
    }
    if isContinuous, value != old { sendValueActions() }
  }
  private func repeatStep(_ amount: Double, after seconds: TimeInterval) {
    guard autorepeat else { return }
    repetition = TouchClock.shared.after(seconds) { [weak self] in
      guard let self else { return }
      step(amount)
      repeatStep(amount, after: 0.1)
    }
  }

  open override func draw(_ rect: CGRect) {
    paint { StepperPainter(painter: $0, stepper: self).draw() }
  }
}

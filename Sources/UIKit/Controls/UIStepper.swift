public import Foundation

/// Less and more.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// Makes a stepper; it has its own size whatever the frame's is.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewNode.frame.size = metrics.stepperSize
  }
  /// Makes a stepper for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.stepperSize }
  /// The number that is changed; kept between both ends.
  open var value: Double {
    get { ownValue }
    set { ownValue = max(minimumValue, min(maximumValue, newValue)) }
  }
  private var ownValue = 0.0
  /// The least number.
  open var minimumValue = 0.0 {
    didSet { ownValue = max(minimumValue, min(maximumValue, ownValue)) }
  }
  /// The greatest number.
  open var maximumValue = 100.0 {
    didSet { ownValue = max(minimumValue, min(maximumValue, ownValue)) }
  }
  /// How much a touch changes.
  open var stepValue = 1.0
  /// Whether the number goes on at the other end.
  open var wraps = false
  /// Whether a touch that stays goes on changing; nobody touches it here.
  open var autorepeat = true
  /// Whether numbers are told while a touch stays.
  open var isContinuous = true
  override var ownAccessibilityTraits: UIAccessibilityTraits? { nil }
  open override var intrinsicContentSize: CGSize { metrics.stepperSize }

  open override func draw(_ rect: CGRect) { paint { StepperPainter(painter: $0).draw() } }
}

public import Foundation

/// A switch between two states.
///
/// A new switch has its natural size, that of the current generation of controls, whatever its frame.
///
/// ```swift
/// let toggle = UISwitch()
/// toggle.addAction(UIAction { _ in print(toggle.isOn) }, for: .valueChanged)
/// toggle.isOn = true
/// toggle.sendActions(for: .valueChanged)  // true
/// print(toggle.frame.width, toggle.frame.height)  // 63.0 28.0
/// ```
///
/// - Units: Points, y down; the alignment rectangle is 2 narrower than the frame at the right.
/// - Errors: None: every state is valid. Setting ``isOn`` sends no action, as on Apple's systems.
/// - Complexity: O(1) throughout; sending actions is O(actions).
/// - SeeAlso: Apple, "UISwitch"; sizes measured on stored frames.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Creates a switch; it keeps its natural size and ignores the frame's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewNode.frame.size = metrics.switchSize
  }
  /// Creates a switch from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.switchSize }
  /// Whether the switch is on.
  open var isOn: Bool {
    get { storedState }
    set { storedState = newValue }
  }
  private var storedState = false
  /// Turns the switch on or off, without animation.
  open func setOn(_ on: Bool, animated: Bool) { storedState = on }
  /// The title beside the switch on the Mac; stored only.
  open var title: String?
  /// The colour of the track while the switch is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  open override var alignmentRectInsets: UIEdgeInsets { metrics.switchInsets }
  override var ownAccessibilityTraits: UIAccessibilityTraits? {
    stateTraits.union([.button, .toggleButton])
  }
  open override var intrinsicContentSize: CGSize {
    metrics.switchSize.less(alignmentRectInsets)
  }

  // MARK: Touch

  private var touchStart = CGPoint.zero
  override var ownsTaps: Bool { true }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self)
    return super.beginTracking(touch, with: event)
  }
  /// Turns the switch over after a tap, and to the side of the finger after a drag along it, and sends `valueChanged`.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self) else { return }
    let isDrag = abs(place.x - touchStart.x) > bounds.width / 4
    guard isDrag || isTouchInside else { return }
    let isRight = place.x > touchStart.x
    let new = isDrag ? isRight != viewNode.isRightToLeft : !isOn
    guard new != isOn else { return }
    setOn(new, animated: true)
    sendValueActions()
  }

  open override func draw(_ rect: CGRect) {
    paint { SwitchPainter(painter: $0, toggle: self).draw() }
  }
}

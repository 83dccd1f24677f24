public import Foundation

/// On or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Makes a switch; it has its own size whatever the frame's is.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewNode.frame.size = metrics.switchSize
  }
  /// Makes a switch for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.switchSize }
  /// Whether it is on.
  open var isOn: Bool {
    get { ownState }
    set { ownState = newValue }
  }
  private var ownState = false
  /// Turns it on or off, at once: nothing is animated here.
  open func setOn(_ on: Bool, animated: Bool) { ownState = on }
  /// A name beside the switch on machines that show one; there is none here.
  open var title: String?
  /// The colour behind the knob when on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  open override var alignmentRectInsets: UIEdgeInsets { metrics.switchInsets }
  override var ownAccessibilityTraits: UIAccessibilityTraits? {
    stateTraits.union([.button, .toggleButton])
  }
  open override var intrinsicContentSize: CGSize {
    metrics.switchSize.less(alignmentRectInsets)
  }

  open override func draw(_ rect: CGRect) {
    paint { SwitchPainter(painter: $0, toggle: self).draw() }
  }
}

internal import Drawing
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
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = metrics.switchSize
    // The ground is as wide as the alignment rectangle and stands in it, whatever the frame.
    let place = alignmentRect(forFrame: bounds)
    let track = place.centered(
      min(place.width, size.width - 2), min(place.height, size.height))
    let ground = isOn ? onTintColor ?? .systemGreen : .systemGray5
    context.beginFadedGroup(isEnabled)
    defer { context.endFadedGroup(isEnabled) }
    context.fill(track, radius: track.height / 2, ground.cgColor)
    var knob = track.insetBy(dx: 2, dy: 2)
    let length = metrics.isGlass ? min(38, knob.width) : min(knob.height, knob.width)
    if isOn { knob.origin.x = knob.maxX - length }
    knob.size.width = length
    context.knob(knob, radius: knob.height / 2)
    if let thumbTintColor { context.fill(knob, radius: knob.height / 2, thumbTintColor.cgColor) }
  }
}

public import Foundation

/// An activity indicator: 20 points wide and high, 37 when large.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The style.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }
  /// The style.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the indicator is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour of the spokes.
  open var color: UIColor!
  /// Creates an indicator with a style, at its natural size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = frameSize(around: intrinsicContentSize)
  }
  /// Creates an indicator with a frame; it is hidden until it starts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Creates an indicator from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether the indicator is animating; pictures show one fixed position.
  open private(set) var isAnimating = false
  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }
  /// Stops the animation and hides the indicator if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  open override var intrinsicContentSize: CGSize {
    let side = metrics.activitySide(style)
    return CGSize(width: side, height: side)
  }

  /// Draws eight spokes that fade clockwise.
  open override func draw(_ rect: CGRect) {
    paint { SpokePainter(painter: $0, indicator: self).draw() }
  }
}

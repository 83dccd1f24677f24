public import Foundation

/// Says that something goes on: 20 points, 37 when large.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }
  /// How it looks.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it disappears when it stops.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour of the spokes.
  open var color: UIColor!
  /// Makes an indicator with a look, as large as it.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }
  /// Makes an indicator with a frame; it is hidden until it starts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes an indicator for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether it spins; pictures show it where it stands.
  open private(set) var isAnimating = false
  /// Starts to spin, and is shown.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }
  /// Stops, and is hidden where ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  open override var intrinsicContentSize: CGSize {
    let side = metrics.activitySide(style)
    return CGSize(width: side, height: side)
  }

  /// Eight spokes that fade clockwise.
  open override func draw(_ rect: CGRect) {
    paint { SpokePainter(painter: $0, indicator: self).draw() }
  }
}

internal import Drawing
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
  private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

  /// Eight spokes that fade clockwise.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isWhite = style == .white || style == .whiteLarge
    let ink: UIColor = color ?? (isWhite ? .white : .systemGray)
    let radius = min(side, min(bounds.width, bounds.height)) / 2
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4 - .pi / 2
      let (x, y) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
      let faded = ink.withAlphaComponent(ink.cgColor.alpha * (0.25 + 0.75 * CGFloat(spoke) / 7))
      context.line(
        [0.5, 0.9].map { part in
          CGPoint(x: bounds.midX + x * radius * part, y: bounds.midY + y * radius * part)
        }, width: radius * 0.2, faded.cgColor)
    }
  }
}

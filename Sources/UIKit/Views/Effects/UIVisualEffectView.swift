public import Foundation

/// A view with a visual effect behind its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Creates a view with an effect; nil has none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The visual effect; nil disables it.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView()

  /// Draws the neutral background of a blur.
  open override func draw(_ rect: CGRect) {
    paint { EffectPainter(painter: $0, effect: effect).draw() }
  }

  /// Adopts a view of a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }
}

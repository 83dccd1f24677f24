public import Foundation

/// Blurs or tints what is behind it; its content stands in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// Makes a view with an effect; nil has none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Makes a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the view does to what is behind it; nil does nothing.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = addContentView()

  /// What a blur leaves of a neutral ground.
  open override func draw(_ rect: CGRect) {
    paint { EffectPainter(painter: $0, effect: effect).draw() }
  }

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }
}

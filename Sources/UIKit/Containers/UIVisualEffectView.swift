internal import Drawing
public import Foundation

/// Blurs or tints what is behind it; its content stands in its content view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Whether the effect darkens.
  package var isDark = false

  /// What a blur leaves of a neutral ground.
  open override func draw(_ rect: CGRect) {
    let ground = isDark ? CGColor(gray: 0.1, alpha: 0.7) : CGColor(gray: 0.97, alpha: 0.7)
    UIGraphicsGetCurrentContext()?.fill(bounds, radius: 0, ground)
  }

  /// Takes a view from a document as the content view.
  package func adoptContentView(_ view: UIView) {
    contentView = view
    if view.superview !== self { addSubview(view) }
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}

public import Drawing
public import Foundation
internal import ViewCore

/// The part of a view that is not its content: background, border, corners and shadow.
///
/// A view's layer shares its geometry with the view; layers of their own are not drawn yet, see
/// Documentation/Remaining.
///
/// - SeeAlso: Apple, "CALayer"; semantics 14.
@preconcurrency @MainActor open class CALayer: NSObject {
  weak var view: UIView?

  init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Radius of the background's and border's corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Width of the border, inside the bounds.
  open var borderWidth: CGFloat = 0
  /// Colour of the border; black until set.
  open var borderColor: CGColor? = .black
  /// What fills the bounds; the view's background colour.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// Whether content is cut off at the rounded bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// How dark the shadow is, 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is: the sigma of its blur.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow falls; up, unless set.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// How much is seen, 0 to 1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  /// Whether the layer is left out.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  /// The view's frame.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  /// The view's bounds.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
  /// The view's centre.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  /// Asks for layout of the view in the next pass.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Whether the view waits for layout.
  open func needsLayout() -> Bool { view?.viewNode.requestsLayout ?? false }
  /// Lays out what waits, from the topmost layer above this one that does.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Asks for a new picture of the view.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  /// The same for a part of the bounds; all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { view?.setNeedsDisplay(rect) }
  /// Whether a new picture was asked for since the view was last drawn.
  open func needsDisplay() -> Bool { view?.requestsDisplay ?? false }
  /// Draws the layer and those below it, its bounds at their own place in the context's points.
  open func render(in ctx: CGContext) {
    guard let view else { return }
    var renderer = ViewRenderer(ctx)
    renderer.draw(view, in: view.bounds)
  }
  /// The shadow when there is one to be seen; a layer that cuts content off at its bounds has none.
  var visibleShadow: ShadowStyle? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor,
      let faded = color.copy(alpha: color.alpha * CGFloat(min(shadowOpacity, 1)))
    else { return nil }
    return ShadowStyle(
      offset: shadowOffset, blur: max(0, shadowRadius) / ShadowStyle.sigmaPerBlur, color: faded)
  }
  /// The layers of the subviews.
  open var sublayers: [CALayer]? { view?.subviews.map(\.layer) }
  /// The layer of the superview.
  open var superlayer: CALayer? { view?.superview?.layer }
}

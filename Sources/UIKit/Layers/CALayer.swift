public import Drawing
public import Foundation
internal import FoundationShims
internal import LayoutTree
internal import ViewDrawing

/// Background, border, corners, shadow and further layers: the part of a view that is not its content, or a
/// picture of its own inside another layer.
///
/// A view's layer shares its geometry with the view. Layers that a program makes have their own and are
/// drawn between the content of the view that they are in and its subviews, by ``zPosition``, then in the
/// order they were added. They have no shadows. Nothing is animated.
///
/// - SeeAlso: Apple, "CALayer"; semantics 14.
@preconcurrency @MainActor open class CALayer: NSObject, AssociationHolder {
  /// What programs keep with the layer.
  ///
  /// Unchecked: the functions that reach it belong to no actor.
  package nonisolated(unsafe) var associations: AssociationStore?
  weak var view: UIView?
  private var place = LayerPlace()
  private var own = LayerLook()

  /// Makes a layer without a view.
  public override init() { super.init() }
  /// Makes a copy for an animation; there are none, so nothing is copied.
  public init(layer: Any) { super.init() }
  /// Makes a layer for an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// How a view makes its layer; see `RegisteredClasses`.
  package convenience init(backing: Void) { self.init() }

  /// Radius of the background's and border's corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners = CACornerMask.all
  /// How corners are rounded; as circles here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Width of the border, inside the bounds.
  open var borderWidth: CGFloat = 0
  /// Colour of the border; black until set.
  open var borderColor: CGColor? = .black
  /// What fills the bounds; for a view's layer the view's background colour.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.background }
    set {
      own.background = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  /// Whether content is cut off at the rounded bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.clips }
    set {
      own.clips = newValue
      view?.clipsToBounds = newValue
    }
  }
  /// How dark the shadow is, 0 to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is: the sigma of its blur.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow falls; up, unless set.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// The outline that casts the shadow, in the layer's own space; nil lets the content cast it.
  ///
  /// The shadow lies outside the outline only.
  open var shadowPath: CGPath?
  /// A layer whose opacity says how much of this one is seen; it lies in this one's space and in no other
  /// layer.
  open var mask: CALayer? { didSet { setNeedsDisplay() } }
  /// How much is seen, 0 to 1.
  open var opacity: Float {
    get { Float(view?.alpha ?? own.opacity) }
    set {
      own.opacity = CGFloat(newValue)
      view?.alpha = CGFloat(newValue)
    }
  }
  /// Whether the layer is left out.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      own.isHidden = newValue
      view?.isHidden = newValue
    }
  }
  /// The smallest upright rectangle around the layer in the layer above, its transform applied.
  open var frame: CGRect {
    get { view?.frame ?? place.frame }
    set {
      if let view { view.frame = newValue } else { place.frame = newValue }
      if view == nil { setNeedsLayout() }
    }
  }
  /// The layer's own space.
  open var bounds: CGRect {
    get { view?.bounds ?? place.bounds }
    set {
      if let view { view.bounds = newValue } else { place.bounds = newValue }
      if view == nil { setNeedsLayout() }
    }
  }
  /// Where the anchor point is in the layer above; for a view's layer the view's centre.
  open var position: CGPoint {
    get { view?.center ?? place.position }
    set { if let view { view.center = newValue } else { place.position = newValue } }
  }
  /// The point of the bounds that ``position`` speaks of and transforms turn around, from (0, 0) at the upper
  /// left to (1, 1).
  ///
  /// The layer of a view keeps it in the middle; setting another one there changes nothing.
  open var anchorPoint: CGPoint {
    get { view == nil ? place.anchor : CGPoint(x: 0.5, y: 0.5) }
    set { if view == nil { place.anchor = newValue } }
  }
  /// How near the layer is: among the layers added to one, higher ones are drawn later.
  open var zPosition: CGFloat = 0
  /// A map applied around the anchor point when drawing, as far as it lies in the plane.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? place.transform }
    set {
      if let view {
        view.transform = CATransform3DGetAffineTransform(newValue)
      } else {
        place.transform = newValue
      }
    }
  }
  /// The map, as far as it lies in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the map.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// A picture in the bounds of a layer without view: a `CGImage`.
  open var contents: Any?
  /// How the picture fills the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels a point of what the layer draws; pictures decide that themselves here.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as a picture; a hint, pictures are always new here.
  open var shouldRasterize = false
  /// Pixels a point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smooth; a hint, they always are here.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer and its sublayers fade as one; a hint, they always do here.
  open var allowsGroupOpacity = true
  /// Whether the layer is drawn in the background; a hint, it never is here.
  open var drawsAsynchronously = false
  /// Whether a new size asks for a new picture; a hint, pictures are always new here.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer covers all behind it; a hint.
  open var isOpaque = false
  /// A name by which programs find the layer.
  open var name: String?
  /// Draws the layer's own content; the context is the current one, y down.
  open func draw(in ctx: CGContext) {}
  /// From the bounds of a layer without view to those of the layer above.
  var mapToSuperlayer: CGAffineTransform { place.mapToSuperlayer }
  /// Draws what the class is for, before ``draw(in:)``.
  func drawShape(in context: CGContext) {}
  /// Who draws and lays out for the layer; for a view's layer the view does.
  open weak var delegate: (any CALayerDelegate)?
  var animations: [(key: String, animation: CAAnimation)] = []
  /// Places the sublayers; the layer of a view does nothing, its view does.
  open func layoutSublayers() {}

  private var requestsLayout = true
  /// Asks for layout of the view in the next pass; a layer without view is laid out before it is drawn.
  open func setNeedsLayout() {
    requestsLayout = true
    view?.setNeedsLayout()
  }
  /// Whether the view, or the layer without one, waits for layout.
  open func needsLayout() -> Bool { view?.viewNode.requestsLayout ?? requestsLayout }
  /// Lays out what waits, from the topmost layer above this one that does.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    if requestsLayout {
      requestsLayout = false
      layoutSublayers()
      delegate?.layoutSublayers(of: self)
    }
    for layer in added { layer.layoutIfNeeded() }
  }
  /// Asks for a new picture of the view.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  /// The same for a part of the bounds; all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { view?.setNeedsDisplay(rect) }
  /// Whether a new picture was asked for since the view was last drawn.
  open func needsDisplay() -> Bool { view?.requestsDisplay ?? false }
  /// Draws the layer and those below it, its bounds at their own place in the context's points.
  open func render(in ctx: CGContext) {
    if let view {
      var renderer = ViewRenderer(ctx)
      renderer.draw(view, in: view.bounds)
    } else {
      UIGraphicsPushContext(ctx)
      LayerPicture.drawContent(of: self, in: ctx)
      UIGraphicsPopContext()
    }
  }
  /// The shadow when there is one to be seen; a layer that cuts content off at its bounds has none.
  var visibleShadow: ShadowStyle? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor,
      let faded = color.copy(alpha: color.alpha * CGFloat(min(shadowOpacity, 1)))
    else { return nil }
    return ShadowStyle(
      offset: shadowOffset, blur: max(0, shadowRadius) / ShadowStyle.sigmaPerBlur, color: faded)
  }

  // MARK: Layers in layers

  /// The layers that programs added.
  private(set) var added: [CALayer] = []
  private weak var above: CALayer?
  /// The layers inside: those that were added, then those of the subviews; nil without any.
  open var sublayers: [CALayer]? {
    get {
      let all = added + (view?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in added { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }
  /// The layer around: the one that this was added to, or that of the superview.
  open var superlayer: CALayer? { above ?? view?.superview?.layer }
  /// Puts a layer in front of those that were added; it leaves its former one first.
  ///
  /// A view's layer goes nowhere without its view: that is told in the log and changes nothing.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(added.count)) }
  /// Puts a layer among those that were added.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    guard layer.view == nil else {
      return LayoutProfile.current.log("\(layer) belongs to a view and is not added to a layer.")
    }
    require(
      !sequence(first: self, next: \.above).contains { $0 === layer },
      "A layer cannot be inside itself.")
    layer.removeFromSuperlayer()
    added.insert(layer, at: min(Int(idx), added.count))
    layer.above = self
    setNeedsDisplay()
  }
  /// Puts a layer behind another one; behind all where that is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(added.firstIndex { $0 === sibling } ?? 0))
  }
  /// Puts a layer in front of another one; in front of all where that is not here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = added.firstIndex { $0 === sibling }.map { $0 + 1 } ?? added.count
    insertSublayer(layer, at: UInt32(index))
  }
  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out of the one it was added to; that of a view stays.
  open func removeFromSuperlayer() {
    guard let above else { return }
    above.added.removeAll { $0 === self }
    above.setNeedsDisplay()
    self.above = nil
  }
  /// Whether a point lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}

/// How a layer without a view is shown.
struct LayerLook {
  var background: CGColor?
  var clips = false
  var opacity: CGFloat = 1
  var isHidden = false
}

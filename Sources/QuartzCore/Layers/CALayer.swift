public import Drawing
public import Foundation
public import FoundationShims
internal import LayoutGeometry
internal import LayoutTree
internal import Synchronization
internal import ViewDrawing

/// A rectangle with background, border, corners, shadow and sublayers, which belongs to a view or is added to
/// another layer.
///
/// A view's layer shares its geometry with the view. Layers that a program creates have separate geometry and
/// are drawn between the content of the view that contains them and its subviews, by ``zPosition``, then in the
/// order they were added. Animations show values in between while the ``AnimationClock`` is not immediate; no change is
/// animated implicitly.
///
/// ```swift
/// let panel = CALayer()
/// let dot = CALayer()
/// dot.bounds.size = CGSize(width: 40, height: 40)
/// dot.position = CGPoint(x: 100, y: 50)
/// panel.addSublayer(dot)
/// print(dot.frame.minX, dot.frame.minY, dot.superlayer === panel)  // 80.0 30.0 true
/// dot.anchorPoint = .zero
/// print(dot.frame.minX, dot.frame.minY)  // 100.0 50.0
/// ```
///
/// - Units: Points in the superlayer's space; y grows down in UIKit, and up in AppKit unless the view or
///   ``isGeometryFlipped`` changes it.
/// - Errors: A layer added inside itself ends the program with a message; a view's layer is not added to
///   another one, which is logged.
/// - Complexity: Adding and removing are O(depth + sublayers); drawing is O(pixels covered) for each layer, and
///   again for a shadow or a mask.
/// - SeeAlso: Apple, "CALayer"; `Rules/Drawing.md#layers`.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, AssociationHolder {
  /// The objects that programs associate with the layer.
  private let associations = AssociationSlot(nil)
  /// Reads and writes the objects that programs associate, under their lock.
  package nonisolated final func withAssociations<Result: Sendable>(
    _ body: (inout AssociationStore?) -> Result
  ) -> Result {
    associations.withLock { body(&$0) }
  }
  /// The view whose layer this is.
  package weak var host: (any LayerHost)?
  private var placement = LayerPlace()
  private var appearance = LayerLook()
  /// Whether a program flipped the geometry inside.
  private(set) var hasFlippedGeometry = false

  /// Creates a layer without a view.
  public override init() { super.init() }
  /// Creates a copy of a layer for its presentation; copies made here call `init()` and take the values afterwards.
  public init(layer: Any) { super.init() }
  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates the layer of a view; see ``makeBacking()``.
  package convenience init(backing: Void) { self.init() }

  /// Radius of the background's and border's corners, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { host?.layerChanged("cornerRadius", from: Double(oldValue)) }
  }
  /// The corners that are round.
  open var maskedCorners = CACornerMask.all
  /// The curve of round corners; stored only, they are circles here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Width of the border, inside the bounds.
  open var borderWidth: CGFloat = 0 {
    didSet { host?.layerChanged("borderWidth", from: Double(oldValue)) }
  }
  /// Colour of the border; black until set.
  open var borderColor: CGColor? = .black {
    didSet { host?.layerChanged("borderColor", from: oldValue) }
  }
  /// The fill of the bounds; for a view's layer the view's background colour.
  open var backgroundColor: CGColor? {
    get { host.map { $0.layerBackground } ?? appearance.background }
    set {
      appearance.background = newValue
      host?.layerBackground = newValue
    }
  }
  /// Whether content is clipped to the rounded bounds.
  open var masksToBounds: Bool {
    get { host?.clipsToBounds ?? appearance.clips }
    set {
      appearance.clips = newValue
      host?.clipsToBounds = newValue
    }
  }
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0 {
    didSet { host?.layerChanged("shadowOpacity", from: Double(oldValue)) }
  }
  /// The blur of the shadow: the sigma of a Gaussian, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { host?.layerChanged("shadowRadius", from: Double(oldValue)) }
  }
  /// The offset of the shadow; 3 points towards smaller y, unless set.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { host?.layerChanged("shadowOffset", from: NSValue(size: oldValue)) }
  }
  /// Colour of the shadow.
  open var shadowColor: CGColor? = .black {
    didSet { host?.layerChanged("shadowColor", from: oldValue) }
  }
  /// The outline that casts the shadow, in the layer's coordinate space; nil lets the content cast it.
  ///
  /// The shadow is drawn outside the outline only.
  open var shadowPath: CGPath?
  /// A layer whose opacity masks this one; it is in this one's coordinate space and in no other layer.
  open var mask: CALayer? { didSet { setNeedsDisplay() } }
  /// The filter that combines the layer with what is behind it; stored only.
  open var compositingFilter: Any?
  /// The filters of the layer; stored only.
  open var filters: [Any]?
  /// The filters of what is behind the layer; stored only.
  open var backgroundFilters: [Any]?
  /// The opacity, 0 to 1.
  open var opacity: Float {
    get { Float(host?.layerOpacity ?? appearance.opacity) }
    set {
      appearance.opacity = CGFloat(newValue)
      host?.layerOpacity = CGFloat(newValue)
    }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { host?.isHidden ?? appearance.isHidden }
    set {
      appearance.isHidden = newValue
      host?.isHidden = newValue
    }
  }
  /// The bounding box of the transformed layer in the superlayer.
  open var frame: CGRect {
    get { host?.frame ?? placement.frame }
    set {
      if let host { host.frame = newValue } else { placement.frame = newValue }
      if host == nil { setNeedsLayout() }
    }
  }
  /// The layer's coordinate space.
  open var bounds: CGRect {
    get { host?.bounds ?? placement.bounds }
    set {
      if let host { host.bounds = newValue } else { placement.bounds = newValue }
      if host == nil { setNeedsLayout() }
    }
  }
  /// The position of the anchor point in the superlayer; for a view's layer the view's `center`, in AppKit its
  /// origin.
  open var position: CGPoint {
    get { host?.layerPosition ?? placement.position }
    set { if let host { host.layerPosition = newValue } else { placement.position = newValue } }
  }
  /// The point of the bounds that ``position`` refers to and transforms are applied around, in unit
  /// coordinates: (0, 0) at minimum x and y, (1, 1) at maximum.
  ///
  /// Setting it keeps the position and moves the frame. The layer of an AppKit view keeps it at (0, 0).
  open var anchorPoint: CGPoint {
    get { host?.layerAnchor ?? placement.anchor }
    set { if let host { host.layerAnchor = newValue } else { placement.anchor = newValue } }
  }
  /// Whether y has the opposite direction inside the layer; its own position is not affected.
  ///
  /// For a view's layer it is whether the direction differs from its toolkit's outermost space; in AppKit the
  /// view decides, and setting true flips only the layers of views that do not.
  open var isGeometryFlipped: Bool {
    get {
      guard let host else { return hasFlippedGeometry }
      return growsDownInView != (host.hostConventions.outermostDirection == .down)
    }
    set {
      hasFlippedGeometry = newValue
      setNeedsDisplay()
    }
  }
  /// The z position: of the layers added to one layer, those with a higher value are drawn later.
  open var zPosition: CGFloat = 0
  /// The transform around the anchor point for drawing, as far as it is in the plane.
  open var transform: CATransform3D {
    get { host?.layerTransform ?? placement.transform }
    set { if let host { host.layerTransform = newValue } else { placement.transform = newValue } }
  }
  /// The transform around the anchor point for drawing sublayers; only its affine part in the plane has an effect.
  ///
  /// The layers of subviews are drawn by their views, without it.
  open var sublayerTransform = CATransform3DIdentity
  /// The depth of the anchor point; stored only.
  open var anchorPointZ: CGFloat = 0
  /// Whether the layer is visible from behind; stored only.
  open var isDoubleSided = true
  /// The transform, as far as it is in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to an affine one.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// The image in the bounds: a `CGImage`, or one of a toolkit's image class; any other object is ignored.
  open var contents: Any?
  /// The placement of the image in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the image that is shown, in unit coordinates from (0, 0) to (1, 1).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the image that is stretched, in unit coordinates from (0, 0) to (1, 1); stored only.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter for reducing the image; stored only.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter for enlarging the image; stored only.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The bias of the level of detail; stored only.
  open var minificationFilterBias: Float = 0
  /// The pixels per point of the layer's drawing; stored only, pictures determine it here.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is cached as a bitmap; a hint, pictures are always drawn from scratch here.
  open var shouldRasterize = false
  /// The pixels per point of that bitmap; stored only.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are antialiased; a hint, they always are here.
  open var allowsEdgeAntialiasing = false
  /// The edges that are antialiased; stored only.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// Whether the layer and its sublayers fade as a group; a hint, they always do here.
  open var allowsGroupOpacity = true
  /// Whether the layer is drawn in the background; a hint, it never is here.
  open var drawsAsynchronously = false
  /// Whether a resize requests display; a hint, pictures are always drawn from scratch here.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer covers everything behind it; a hint.
  open var isOpaque = false
  /// The name of the layer.
  open var name: String?
  /// Draws the layer's content; the context is the current one, in the layer's coordinate space.
  open func draw(in ctx: CGContext) {}
  /// Draws the content of the layer's class, before ``draw(in:)``.
  ///
  /// - Parameter growsDown: Whether y grows down in the context's user space, which is the layer's own.
  package func drawShape(in context: CGContext, growsDown: Bool) {}
  /// The delegate, which draws and lays out for the layer; for a view's layer the view.
  open weak var delegate: (any CALayerDelegate)?
  var animations: [RunningAnimation] = []
  /// The program's values under keys other than those of properties.
  var customValues: [String: Any] = [:]

  // MARK: Time and actions

  /// The beginning of the layer's time in the superlayer's, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The offset in the layer's own time, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions; stored only.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds; stored only.
  open var repeatDuration: CFTimeInterval = 0
  /// The duration, in seconds; stored only.
  open var duration: CFTimeInterval = .infinity
  /// The speed relative to the superlayer's time.
  open var speed: Float = 1
  /// Whether time runs back after each repetition; stored only.
  open var autoreverses = false
  /// The visibility before the beginning and after the end; stored only.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The actions for changes of values, by name; never run, since no change is animated implicitly.
  open var actions: [String: any CAAction]?
  /// Other values by name; stored only.
  open var style: [AnyHashable: Any]?
  /// The action for a change of a value: the delegate's, that of ``actions``, then the class's; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
  }
  /// The class's action for a change of a value; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The default value of a property: nil here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a value requests display: false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The size that the layer prefers: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Lays out the sublayers; does nothing for the layer of a view, whose view does.
  open func layoutSublayers() {}

  private var requestsLayout = true
  /// Requests layout of the view in the next pass; a layer without view is laid out before it is drawn.
  open func setNeedsLayout() {
    requestsLayout = true
    host?.layerNeedsLayout()
  }
  /// Whether layout of the view, or of the layer without one, is pending.
  open func needsLayout() -> Bool { host?.node.requestsLayout ?? requestsLayout }
  /// Performs pending layout, beginning at the topmost superlayer that needs it.
  open func layoutIfNeeded() {
    if let host { return host.layerLayoutIfNeeded() }
    if requestsLayout { placeSublayers() }
    for layer in addedSublayers { layer.layoutIfNeeded() }
  }
  /// Lays out the sublayers, by the class or the delegate.
  package func placeSublayers() {
    requestsLayout = false
    layoutSublayers()
    delegate?.layoutSublayers(of: self)
  }
  /// Requests display of the view.
  open func setNeedsDisplay() { host?.layerNeedsDisplay(in: nil) }
  /// Does nothing: pictures draw what is needed.
  open func displayIfNeeded() {}
  /// Requests display of a part of the bounds; the entire view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { host?.layerNeedsDisplay(in: rect) }
  /// Whether display was requested since the view was last drawn.
  open func needsDisplay() -> Bool { host?.layerRequestsDisplay ?? false }
  /// Draws the layer and its sublayers, with its bounds at their coordinates in the context's points.
  ///
  /// Without a view, the direction of y is that of the current graphics context, and otherwise of the context's
  /// transform.
  open func render(in ctx: CGContext) { LayerPicture.render(self, in: ctx) }

  // MARK: Layers in layers

  /// The layers that programs added.
  package private(set) var addedSublayers: [CALayer] = []
  /// The layer to which this one was added.
  private(set) weak var explicitSuperlayer: CALayer?
  /// The sublayers: those that were added, then those of the subviews; nil without any.
  open var sublayers: [CALayer]? {
    get {
      if let modelLayer { return modelLayer.sublayers?.map(\.shown) }
      let all = addedSublayers + (host?.layersOfSubviews ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in addedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.host == nil { addSublayer(layer) }
    }
  }
  /// The superlayer: the one to which this was added, or that of the superview.
  open var superlayer: CALayer? {
    guard let modelLayer else { return explicitSuperlayer ?? host?.layerOfSuperview }
    return modelLayer.superlayer?.shown
  }
  /// Adds a layer in front of the others, after removing it from its former superlayer.
  ///
  /// A view's layer cannot be moved without its view: that is logged and has no effect.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(addedSublayers.count))
  }
  /// Inserts a layer among the added ones.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    guard layer.host == nil else {
      return LayoutProfile.current.log("\(layer) belongs to a view and is not added to a layer.")
    }
    require(
      !sequence(first: self, next: \.explicitSuperlayer).contains { $0 === layer },
      "A layer cannot be inside itself.")
    layer.removeFromSuperlayer()
    addedSublayers.insert(layer, at: min(Int(idx), addedSublayers.count))
    layer.explicitSuperlayer = self
    setNeedsDisplay()
  }
  /// Inserts a layer behind another one; behind all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(addedSublayers.firstIndex { $0 === sibling } ?? 0))
  }
  /// Inserts a layer in front of another one; in front of all if that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index =
      addedSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? addedSublayers.count
    insertSublayer(layer, at: UInt32(index))
  }
  /// Replaces a layer with another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from its superlayer; does nothing for that of a view.
  open func removeFromSuperlayer() {
    guard let explicitSuperlayer else { return }
    explicitSuperlayer.addedSublayers.removeAll { $0 === self }
    explicitSuperlayer.setNeedsDisplay()
    self.explicitSuperlayer = nil
  }
  /// Whether the bounds contain a point.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Presentation

  /// The layer of which this one is a presentation; nil for a layer with its own values.
  private(set) var modelLayer: CALayer?
  /// Returns a copy of the layer, with its added sublayers, for its presentation.
  func makeCopy() -> CALayer {
    let copy = type(of: self) == CALayer.self ? CALayer() : type(of: self).makeBacking()
    copy.modelLayer = self
    copy.hasFlippedGeometry = hasFlippedGeometry
    (copy.placement.bounds, copy.placement.position) = (bounds, position)
    (copy.placement.anchor, copy.placement.transform) = (anchorPoint, transform)
    copy.appearance = LayerLook(
      background: backgroundColor, clips: masksToBounds, opacity: CGFloat(opacity),
      isHidden: isHidden)
    (copy.cornerRadius, copy.maskedCorners) = (cornerRadius, maskedCorners)
    (copy.borderWidth, copy.borderColor) = (borderWidth, borderColor)
    (copy.shadowOpacity, copy.shadowRadius) = (shadowOpacity, shadowRadius)
    (copy.shadowOffset, copy.shadowColor, copy.shadowPath) = (shadowOffset, shadowColor, shadowPath)
    (copy.mask, copy.zPosition, copy.sublayerTransform) = (mask, zPosition, sublayerTransform)
    (copy.contents, copy.contentsGravity) = (contents, contentsGravity)
    (copy.contentsRect, copy.contentsScale) = (contentsRect, contentsScale)
    (copy.name, copy.customValues) = (name, customValues)
    copy.addedSublayers = addedSublayers
    copy.copyValues(of: self)
    return copy
  }
  /// Takes the values of another layer of the same class that this class adds.
  func copyValues(of other: CALayer) {}

  // MARK: Views

  /// Makes this the layer of a view, which adopts its current attributes, or of none.
  package func attach(to newHost: (any LayerHost)?) {
    if let host {
      appearance = LayerLook(
        background: host.layerBackground, clips: host.clipsToBounds, opacity: host.layerOpacity,
        isHidden: host.isHidden)
      (placement.bounds, placement.position) = (host.bounds, host.layerPosition)
      (placement.anchor, placement.transform) = (host.layerAnchor, host.layerTransform)
    }
    host = newHost
    guard let newHost else { return }
    removeFromSuperlayer()
    newHost.layerBackground = appearance.background
    newHost.layerAnchor = placement.anchor
    newHost.layerTransform = placement.transform
    if appearance.clips { newHost.clipsToBounds = true }
    if appearance.opacity != 1 { newHost.layerOpacity = appearance.opacity }
    if appearance.isHidden { newHost.isHidden = true }
  }
}

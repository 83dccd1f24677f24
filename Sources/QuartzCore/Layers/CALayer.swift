public import Drawing
public import Foundation
public import FoundationShims
internal import LayoutGeometry
internal import LayoutTree
internal import ViewDrawing

/// Background, border, corners, shadow and further layers: the part of a view that is not its content,
/// or a picture of its own inside another layer.
///
/// A view's layer shares its geometry with the view. Layers that a program makes have their own and are
/// drawn between the content of the view that they are in and its subviews, by ``zPosition``, then in
/// the order they were added. Nothing is animated.
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
/// - Units: Points in the superlayer's space; y grows down in UIKit, and up in AppKit unless the view
///   or ``isGeometryFlipped`` says otherwise.
/// - Errors: A layer added inside itself ends the program with a text; a view's layer is not added to
///   another one, which is logged.
/// - Complexity: Adding and removing are O(depth + sublayers); drawing is O(pixels covered) for each
///   layer, and again for a shadow or a mask.
/// - SeeAlso: Apple, "CALayer"; `Rules/Drawing.md#layers`.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, AssociationHolder {
  /// The values that programs associate with the layer.
  ///
  /// Unchecked: the functions that reach it belong to no actor.
  package nonisolated(unsafe) var associations: AssociationStore?
  /// The view whose layer this is.
  package weak var host: (any LayerHost)?
  private var place = LayerPlace()
  private var own = LayerLook()
  /// Whether a program turned the space inside.
  private(set) var turnsInside = false

  /// Creates a layer without a view.
  public override init() { super.init() }
  /// Creates a presentation copy for an animation; layers do not animate, so it copies nothing.
  public init(layer: Any) { super.init() }
  /// Creates a layer for an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates the layer of a view; see ``makeBacking()``.
  package convenience init(backing: Void) { self.init() }

  /// Radius of the background's and border's corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners = CACornerMask.all
  /// The curve of corners; stored only: they are circles here.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Width of the border, inside the bounds.
  open var borderWidth: CGFloat = 0
  /// Colour of the border; black until set.
  open var borderColor: CGColor? = .black
  /// The background of the bounds; for a view's layer the view's background colour.
  open var backgroundColor: CGColor? {
    get { host.map { $0.layerBackground } ?? own.background }
    set {
      own.background = newValue
      host?.layerBackground = newValue
    }
  }
  /// Whether content is cut off at the rounded bounds.
  open var masksToBounds: Bool {
    get { host?.clipsToBounds ?? own.clips }
    set {
      own.clips = newValue
      host?.clipsToBounds = newValue
    }
  }
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0
  /// The sigma of the shadow's blur.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow; 3 points towards smaller y, unless set.
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
  /// The opacity, 0 to 1.
  open var opacity: Float {
    get { Float(host?.layerOpacity ?? own.opacity) }
    set {
      own.opacity = CGFloat(newValue)
      host?.layerOpacity = CGFloat(newValue)
    }
  }
  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { host?.isHidden ?? own.isHidden }
    set {
      own.isHidden = newValue
      host?.isHidden = newValue
    }
  }
  /// The smallest upright rectangle around the layer in the layer above, its transform applied.
  open var frame: CGRect {
    get { host?.frame ?? place.frame }
    set {
      if let host { host.frame = newValue } else { place.frame = newValue }
      if host == nil { setNeedsLayout() }
    }
  }
  /// The layer's own space.
  open var bounds: CGRect {
    get { host?.bounds ?? place.bounds }
    set {
      if let host { host.bounds = newValue } else { place.bounds = newValue }
      if host == nil { setNeedsLayout() }
    }
  }
  /// The position of the anchor point in the layer above; for a view's layer the view's centre, in AppKit its
  /// origin.
  open var position: CGPoint {
    get { host?.layerPosition ?? place.position }
    set { if let host { host.layerPosition = newValue } else { place.position = newValue } }
  }
  /// The point of the bounds that ``position`` speaks of and transforms turn around, from (0, 0) where x and
  /// y are smallest in the layer above to (1, 1).
  ///
  /// The layer of a view keeps it in the middle, in AppKit at (0, 0); setting another one there changes
  /// nothing.
  open var anchorPoint: CGPoint {
    get { host?.layerAnchor ?? place.anchor }
    set { if host == nil { place.anchor = newValue } }
  }
  /// Whether y grows the other way inside the layer than around it; its own place stays as it is.
  ///
  /// A view's layer answers whether it differs from its toolkit's outermost space; in AppKit what the view
  /// says counts, and setting true turns only the layers of views that do not.
  open var isGeometryFlipped: Bool {
    get {
      guard let host else { return turnsInside }
      return growsDownInView != (host.hostConventions.outermostDirection == .down)
    }
    set {
      turnsInside = newValue
      setNeedsDisplay()
    }
  }
  /// The order of drawing among the layers added to one: higher ones are drawn later.
  open var zPosition: CGFloat = 0
  /// A map applied around the anchor point when drawing, as far as it lies in the plane.
  open var transform: CATransform3D {
    get { host?.layerTransform ?? place.transform }
    set { if let host { host.layerTransform = newValue } else { place.transform = newValue } }
  }
  /// A map around the anchor point that sublayers are drawn through, as far as it lies in the plane.
  ///
  /// The layers of subviews are drawn by their views, without it.
  open var sublayerTransform = CATransform3DIdentity
  /// The depth of the anchor point; stored only.
  open var anchorPointZ: CGFloat = 0
  /// Whether the layer is visible from behind; stored only.
  open var isDoubleSided = true
  /// The map, as far as it lies in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the map.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// A picture in the bounds: a `CGImage`, or one of a toolkit's class of images; anything else is nothing.
  open var contents: Any?
  /// The placement of the picture in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the picture that is shown, from (0, 0) to (1, 1).
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the picture that is stretched, from (0, 0) to (1, 1); stored only.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The filter for drawing the picture smaller; stored only.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter for drawing the picture larger; stored only.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The bias of the level of detail; stored only.
  open var minificationFilterBias: Float = 0
  /// Pixels a point of what the layer draws; pictures decide that themselves here.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as a picture; a hint, pictures are always new here.
  open var shouldRasterize = false
  /// Pixels a point of that picture; stored only.
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
  /// Draws the layer's own content; the context is the current one, its space the layer's own.
  open func draw(in ctx: CGContext) {}
  /// Draws what the class is for, before ``draw(in:)``.
  ///
  /// - Parameter growsDown: Whether y grows down in the context's user space, which is the layer's own.
  package func drawShape(in context: CGContext, growsDown: Bool) {}
  /// The object that draws and lays out for the layer; for a view's layer the view.
  open weak var delegate: (any CALayerDelegate)?
  var animations: [RunningAnimation] = []
  /// Values that programs keep under other keys than those of properties.
  var keptValues: [String: Any] = [:]

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
  /// The values that are shown before the beginning and after the end; stored only.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The actions for changes of values, by their names; never run, since nothing is animated.
  open var actions: [String: any CAAction]?
  /// Other values by their names; stored only.
  open var style: [AnyHashable: Any]?
  /// The action for a change of a value: the delegate's, that of ``actions``, then the class's; nil for none.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
  }
  /// The class's action for a change of a value; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The value of a property that was not set: nil here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a value asks for a new picture: false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The size that the layer prefers: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Places the sublayers; the layer of a view does nothing, its view does.
  open func layoutSublayers() {}

  private var requestsLayout = true
  /// Asks for layout of the view in the next pass; a layer without view is laid out before it is drawn.
  open func setNeedsLayout() {
    requestsLayout = true
    host?.layerNeedsLayout()
  }
  /// Whether the view, or the layer without one, waits for layout.
  open func needsLayout() -> Bool { host?.node.requestsLayout ?? requestsLayout }
  /// Lays out what waits, from the topmost layer above this one that does.
  open func layoutIfNeeded() {
    if let host { return host.layerLayoutIfNeeded() }
    if requestsLayout { placeSublayers() }
    for layer in added { layer.layoutIfNeeded() }
  }
  /// Places the sublayers, by the class or the delegate.
  package func placeSublayers() {
    requestsLayout = false
    layoutSublayers()
    delegate?.layoutSublayers(of: self)
  }
  /// Asks for a new picture of the view.
  open func setNeedsDisplay() { host?.layerNeedsDisplay(in: nil) }
  /// The same for a part of the bounds; all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { host?.layerNeedsDisplay(in: rect) }
  /// Whether a new picture was asked for since the view was last drawn.
  open func needsDisplay() -> Bool { host?.layerRequestsDisplay ?? false }
  /// Draws the layer and those below it, its bounds at their own place in the context's points.
  ///
  /// Where no view says which way y grows, the current context does, and otherwise the context's map.
  open func render(in ctx: CGContext) { LayerPicture.render(self, in: ctx) }

  // MARK: Layers in layers

  /// The layers that programs added.
  package private(set) var added: [CALayer] = []
  /// The layer that this one was added to.
  private(set) weak var above: CALayer?
  /// The layers inside: those that were added, then those of the subviews; nil without any.
  open var sublayers: [CALayer]? {
    get {
      let all = added + (host?.layersOfSubviews ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in added { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.host == nil { addSublayer(layer) }
    }
  }
  /// The layer around: the one that this was added to, or that of the superview.
  open var superlayer: CALayer? { above ?? host?.layerOfSuperview }
  /// Adds a layer in front of the others; it leaves its former superlayer first.
  ///
  /// A view's layer cannot be moved without its view: that is logged and changes nothing.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(added.count)) }
  /// Puts a layer among those that were added.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    guard layer.host == nil else {
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

  // MARK: Views

  /// Makes this the layer of a view, which takes over how it is shown so far, or of none.
  package func attach(to newHost: (any LayerHost)?) {
    if let host {
      own = LayerLook(
        background: host.layerBackground, clips: host.clipsToBounds, opacity: host.layerOpacity,
        isHidden: host.isHidden)
      (place.bounds, place.position) = (host.bounds, host.layerPosition)
      (place.anchor, place.transform) = (host.layerAnchor, host.layerTransform)
    }
    host = newHost
    guard let newHost else { return }
    removeFromSuperlayer()
    newHost.layerBackground = own.background
    newHost.layerTransform = place.transform
    if own.clips { newHost.clipsToBounds = true }
    if own.opacity != 1 { newHost.layerOpacity = own.opacity }
    if own.isHidden { newHost.isHidden = true }
  }
}

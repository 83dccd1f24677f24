package import Drawing
package import Foundation
internal import LayoutTree

/// Draws a view and its subviews.
///
/// The order for each view is: shadow, background, content, subviews from back to front, border. Subviews are in the
/// view's bounds space, so a scroll view's offset moves them. Drawing is not recursive: the tree is processed with a
/// list of steps, regardless of its depth.
///
/// Lengths are points in the context's user space, with y down. A view with y up draws its content in that space, see
/// ``ViewNode/drawingTransform``; everything else is the same for both.
///
/// - SeeAlso: Apple, "CALayer" (corner radius, border, masking and shadow).
@MainActor package struct ViewRenderer {
  let context: CGContext
  let overlays: Set<Overlay>
  /// The views and constraints to which the constraint and alignment rectangle overlays are limited; nil for all.
  let subject: OverlaySubject?
  /// The names of views in SVG documents; a view without one belongs to that around it.
  package var names: [ObjectIdentifier: String] = [:]
  /// The numbers of views for ``Overlay/marks``.
  package var numbers: [ObjectIdentifier: Int] = [:]
  /// Messages about views that could not be drawn, one sentence each.
  package private(set) var notes: [String] = []
  var marks: [OverlayMark] = []
  /// The views with numbers that were drawn; their rectangles are in canvas pixels.
  var numbered: [NumberMark] = []
  private var shadows = 0

  /// The maximum depth of nested layers, each of which is a bitmap; deeper layers are omitted, so overlapping parts in
  /// them show through.
  private static let maximumLayers = 16
  /// The maximum side of a view with content, in points; it exceeds the size of any picture.
  private static let longestSide: CGFloat = 1_000_000

  /// A pending step.
  private enum Step {
    case enter(any DrawnHost, alpha: CGFloat, layers: Int)
    case leave(any DrawnHost, hasLayer: Bool, part: String?, around: CurrentAppearance.State)
  }

  /// Creates a renderer for a context; the default overlays are those requested by launch arguments.
  ///
  /// - Parameter subject: The views and constraints to which the constraint and alignment rectangle overlays are
  ///   limited; nil for all.
  package init(
    _ context: CGContext, overlays: Set<Overlay> = Overlay.requested,
    subject: OverlaySubject? = nil
  ) {
    self.context = context
    self.overlays = overlays
    self.subject = subject
  }

  /// Draws a view so that its bounds fill a rectangle in user space.
  ///
  /// The view's position and transform are ignored. An empty view is not drawn.
  package mutating func draw(_ root: any DrawnHost, in rect: CGRect) {
    let drawsBlocks = root.node.profile.drawnText == .blocks || TextBlocks.areRequested
    let before = context.drawsTextAsBlocks
    context.drawsTextAsBlocks = before || drawsBlocks
    defer { context.drawsTextAsBlocks = before }
    // Contexts for parts of the picture follow.
    TextBlocks.$areRequested.withValue(drawsBlocks) { drawTree(root, in: rect) }
  }

  private mutating func drawTree(_ root: any DrawnHost, in rect: CGRect) {
    let bounds = root.node.bounds
    guard bounds.isFinite, rect.isFinite, bounds.width > 0, bounds.height > 0 else {
      return record(root, "has no area")
    }
    let base = context.userToCanvas
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    markOutside(root, shift: CGPoint(x: -root.node.frame.minX, y: -root.node.frame.minY))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    var steps: [Step] = []
    let around = CurrentAppearance.state
    CurrentAppearance.explicitShade = root.drawnShade(in: nil)
    CurrentAppearance.explicit = root.shownAppearance
    defer { CurrentAppearance.state = around }
    root.displayWillBegin()
    let look = root.drawnLook
    if !look.isHidden, look.alpha > 0.001 {
      context.saveGState()
      if let shown = look.place?.bounds.origin {
        context.translateBy(x: bounds.minX - shown.x, y: bounds.minY - shown.y)
      }
      open(root, look, alpha: 1, layers: 0, around: around, &steps)
    }
    while let step = steps.popLast() {
      switch step {
      case .enter(let view, let alpha, let layers):
        enter(view, alpha: alpha, layers: layers, &steps)
      case .leave(let view, let hasLayer, let part, let around):
        leave(view, hasLayer: hasLayer)
        context.part = part
        CurrentAppearance.state = around
      }
    }
    context.restoreGState()
    drawMarks(base: base)
  }

  /// Transforms user space to a subview's bounds and begins drawing it.
  private mutating func enter(
    _ view: any DrawnHost, alpha: CGFloat, layers: Int, _ steps: inout [Step]
  ) {
    let around = CurrentAppearance.state
    if let own = view.ownAppearance { CurrentAppearance.explicit = own }
    CurrentAppearance.explicitShade = view.drawnShade(in: CurrentAppearance.shade)
    let before = steps.count
    // If no step leaves the view, it was not entered.
    defer { if steps.count == before { CurrentAppearance.state = around } }
    view.displayWillBegin()
    let look = view.drawnLook
    guard !look.isHidden, look.alpha > 0.001 else { return }
    let map = look.transform
    guard view.node.frame.isFinite, view.node.bounds.isFinite else {
      return record(view, "has a frame that is not finite")
    }
    let area = map.determinant
    guard area.isFinite, abs(area) > 1e-9, map.tx.isFinite, map.ty.isFinite else {
      return record(view, "has a transform that leaves no area")
    }
    markOutside(view, shift: .zero)
    context.saveGState()
    context.concatenate(view.node.mapToParent(map, at: look.place))
    open(view, look, alpha: alpha, layers: layers, around: around, &steps)
  }

  /// Draws the parts of a view below its subviews and schedules the remaining steps.
  ///
  /// User space is the view's bounds; the graphics state was saved and is restored when drawing leaves the view.
  private mutating func open(
    _ view: any DrawnHost, _ look: DrawnLook, alpha inherited: CGFloat, layers: Int,
    around: CurrentAppearance.State, _ steps: inout [Step]
  ) {
    markInside(view)
    let bounds = look.place?.bounds ?? view.node.bounds
    var shadow = shadow(of: view, look)
    if let style = shadow, let path = look.shadowPath {
      context.setAlpha(inherited * min(max(look.alpha, 0), 1))
      context.drawShadow(of: path, style)
      shadow = nil
    }
    if let mask = look.mask { MaskPicture.clip(context, over: bounds, mask) }
    let isSeen = shadow != nil || bounds.intersects(context.boundingBoxOfClipPath)
    let children = view.node.children
    if look.clips {
      guard isSeen else { return context.restoreGState() }
      clip(to: bounds, look)
    }
    let part = context.part
    if let name = names[ObjectIdentifier(view)] { context.part = name }
    var alpha = inherited * min(max(look.alpha, 0), 1)
    context.setAlpha(alpha)
    let needsLayer = shadow != nil || alpha < 1
    let hasLayer = needsLayer && layers < Self.maximumLayers
    if hasLayer {
      // A view without subviews does not need a bitmap larger than itself.
      if children.isEmpty, shadow == nil, view.drawsInsideBounds { context.clip(to: bounds) }
      if let shadow {
        beginLayer(of: view, with: shadow)
      } else {
        context.beginTransparencyLayer()
      }
      alpha = 1
    }
    if isSeen { drawContent(of: view, look, bounds) }
    steps.append(.leave(view, hasLayer: hasLayer, part: part, around: around))
    let inside = layers + (hasLayer ? 1 : 0)
    for child in children.reversed() {
      // All views that fronts draw conform; views only for layout may not.
      guard let child = child as? any DrawnHost else { continue }
      steps.append(.enter(child, alpha: alpha, layers: inside))
    }
  }

  private mutating func shadow(of view: any DrawnHost, _ look: DrawnLook) -> ShadowStyle? {
    guard let shadow = look.shadow else { return nil }
    shadows += 1
    guard shadows <= Self.maximumShadows else {
      if shadows == Self.maximumShadows + 1 { record(view, "has one shadow too many, which") }
      return nil
    }
    return shadow
  }

  private func leave(_ view: any DrawnHost, hasLayer: Bool) {
    drawBorder(of: view)
    if hasLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func drawContent(of view: any DrawnHost, _ look: DrawnLook, _ bounds: CGRect) {
    let radius = look.cornerRadius
    context.beginPatternsHere()
    if let color = look.background, color.alpha > 0 {
      let shown = radius > 0 ? bounds : bounds.intersection(context.boundingBoxOfClipPath)
      if !shown.isNull { context.fill(shown, radius: radius, corners: look.corners, color) }
    }
    guard max(bounds.width, bounds.height) < Self.longestSide else { return }
    context.saveGState()
    if view.drawsInsideBounds { context.clip(to: bounds) }
    if let place = look.place { context.concatenate(place.content) }
    let map = view.node.drawingTransform
    context.concatenate(map)
    context.beginPatternsHere()
    view.displayWasServed()
    GraphicsStack.drawing(on: context, yGrowsDown: map.d > 0) { view.drawContent(in: context) }
    context.restoreGState()
  }

  private func drawBorder(of view: any DrawnHost) {
    let look = view.drawnLook
    let width = look.borderWidth
    guard width > 0, width.isFinite, let color = look.borderColor, color.alpha > 0 else { return }
    let bounds = look.place?.bounds ?? view.node.bounds
    let inset = min(width, min(bounds.width, bounds.height)) / 2
    guard inset > 0 else { return }
    context.stroke(
      bounds.insetBy(dx: inset, dy: inset), radius: max(0, look.cornerRadius - inset),
      corners: look.corners, width: inset * 2, color)
  }

  private func clip(to bounds: CGRect, _ look: DrawnLook) {
    guard look.cornerRadius > 0 else { return context.clip(to: bounds) }
    context.addPath(.rounded(bounds, radius: look.cornerRadius, corners: look.corners))
    context.clip()
  }

  private mutating func record(_ view: any DrawnHost, _ why: String) {
    add("\(view.hostDescription) \(why) and is not drawn.")
  }

  /// Adds a message, up to a limit.
  mutating func add(_ note: String) { if notes.count < 100 { notes.append(note) } }
}

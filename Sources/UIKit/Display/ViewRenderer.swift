package import Drawing
package import Foundation

/// Draws a view and everything below it.
///
/// The order for each view is: shadow, background, the view's own drawing, its subviews back to front,
/// its border. Subviews lie in the view's bounds, so that a scroll view's offset moves them. Nothing
/// recurses: the tree is walked with a list of steps, whatever its depth.
///
/// Lengths are points of the context's user space, y down.
///
/// - SeeAlso: Apple, "CALayer" (corner radius, border, masking and shadow).
@MainActor package struct ViewRenderer {
  let context: CGContext
  let showsAlignmentRects: Bool
  /// What could not be drawn, one sentence each.
  package private(set) var notes: [String] = []
  var marks: [AlignmentMark] = []
  private var shadows = 0

  /// Layers inside layers, each of which is a bitmap; deeper ones are drawn without, so that what
  /// overlaps in them shows through.
  private static let mostLayers = 16
  /// Views longer than this, in points, have no content: no picture is as large.
  private static let longestSide: CGFloat = 1_000_000

  /// What is still to be done.
  private enum Step {
    case enter(UIView, alpha: CGFloat, layers: Int)
    case leave(UIView, hasLayer: Bool)
  }

  /// A renderer on a context; alignment rectangles are shown when the launch arguments ask for them.
  package init(_ context: CGContext, showsAlignmentRects: Bool = ShowAlignmentRects.isRequested) {
    self.context = context
    self.showsAlignmentRects = showsAlignmentRects
  }

  /// Draws a view so that its bounds fill a rectangle of user space.
  ///
  /// Where the view lies in its own superview, and its own transform, play no part. A view without
  /// area draws nothing.
  package mutating func draw(_ root: UIView, in rect: CGRect) {
    let bounds = root.bounds
    guard bounds.isDrawable, rect.isDrawable, bounds.width > 0, bounds.height > 0 else {
      return note(root, "has no area")
    }
    let base = context.userToCanvas
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    mark(root, shift: CGPoint(x: -root.viewNode.frame.minX, y: -root.viewNode.frame.minY))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    var steps: [Step] = []
    if !root.isHidden, root.alpha > 0.001 {
      context.saveGState()
      open(root, alpha: 1, layers: 0, &steps)
    }
    while let step = steps.popLast() {
      switch step {
      case .enter(let view, let alpha, let layers):
        enter(view, alpha: alpha, layers: layers, &steps)
      case .leave(let view, let hasLayer): leave(view, hasLayer: hasLayer)
      }
    }
    context.restoreGState()
    drawMarks(base: base)
  }

  /// Moves user space to a subview's bounds and starts it.
  private mutating func enter(
    _ view: UIView, alpha: CGFloat, layers: Int, _ steps: inout [Step]
  ) {
    guard !view.isHidden, view.alpha > 0.001 else { return }
    let map = view.transform
    guard view.viewNode.frame.isDrawable, view.bounds.isDrawable else {
      return note(view, "has a frame that is not finite")
    }
    let area = map.a * map.d - map.b * map.c
    guard area.isFinite, abs(area) > 1e-9, map.tx.isFinite, map.ty.isFinite else {
      return note(view, "has a transform that leaves no area")
    }
    mark(view, shift: .zero)
    context.saveGState()
    context.concatenate(view.mapToSuperview)
    open(view, alpha: alpha, layers: layers, &steps)
  }

  /// Draws what lies below a view's subviews and plans the rest.
  ///
  /// User space is the view's bounds; the state was saved and is restored when the view is left.
  private mutating func open(
    _ view: UIView, alpha inherited: CGFloat, layers: Int, _ steps: inout [Step]
  ) {
    let bounds = view.bounds
    let shadow = shadow(of: view)
    let isSeen = shadow != nil || bounds.intersects(context.boundingBoxOfClipPath)
    let children = view.subviews
    if view.clipsToBounds {
      guard isSeen else { return context.restoreGState() }
      clip(to: bounds, radius: view.layer.cornerRadius)
    }
    var alpha = inherited * min(max(view.alpha, 0), 1)
    context.setAlpha(alpha)
    let needsLayer = shadow != nil || alpha < 1
    let hasLayer = needsLayer && layers < Self.mostLayers
    if hasLayer {
      // A single view needs no larger bitmap than itself.
      if children.isEmpty, shadow == nil, view.drawsInsideBounds { context.clip(to: bounds) }
      if let shadow {
        clip(to: view, with: shadow)
        context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      }
      context.beginTransparencyLayer()
      alpha = 1
    }
    if isSeen { drawContent(of: view, bounds) }
    steps.append(.leave(view, hasLayer: hasLayer))
    let inside = layers + (hasLayer ? 1 : 0)
    for child in children.reversed() {
      steps.append(.enter(child, alpha: alpha, layers: inside))
    }
  }

  private mutating func shadow(of view: UIView) -> Shadow? {
    guard let shadow = view.layer.visibleShadow else { return nil }
    shadows += 1
    guard shadows <= Self.mostShadows else {
      if shadows == Self.mostShadows + 1 { note(view, "has one shadow too many, which") }
      return nil
    }
    return shadow
  }

  private func leave(_ view: UIView, hasLayer: Bool) {
    drawBorder(of: view)
    if hasLayer { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func drawContent(of view: UIView, _ bounds: CGRect) {
    let radius = view.layer.cornerRadius
    if let color = view.backgroundColor?.cgColor, color.alpha > 0 {
      let shown = radius > 0 ? bounds : bounds.intersection(context.boundingBoxOfClipPath)
      if !shown.isNull { context.fill(shown, radius: radius, color) }
    }
    guard max(bounds.width, bounds.height) < Self.longestSide else { return }
    context.saveGState()
    if view.drawsInsideBounds { context.clip(to: bounds) }
    UIGraphicsPushContext(context)
    // Before drawing, so that what is asked for meanwhile is not forgotten.
    view.requestsDisplay = false
    view.draw(bounds)
    UIGraphicsPopContext()
    context.restoreGState()
  }

  private func drawBorder(of view: UIView) {
    let width = view.layer.borderWidth
    guard width > 0, width.isFinite, let color = view.layer.borderColor, color.alpha > 0 else {
      return
    }
    let bounds = view.bounds
    let inset = min(width, min(bounds.width, bounds.height)) / 2
    guard inset > 0 else { return }
    context.stroke(
      bounds.insetBy(dx: inset, dy: inset), radius: max(0, view.layer.cornerRadius - inset),
      width: inset * 2, color)
  }

  private func clip(to bounds: CGRect, radius: CGFloat) {
    guard radius > 0 else { return context.clip(to: bounds) }
    context.addPath(.rounded(bounds, radius: radius))
    context.clip()
  }

  private mutating func note(_ view: UIView, _ why: String) {
    guard notes.count < 100 else { return }
    notes.append("\(view.hostDescription) \(why) and is not drawn.")
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

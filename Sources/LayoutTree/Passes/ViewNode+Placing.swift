internal import Foundation
internal import LayoutEngine
internal import LayoutGeometry

/// From solved values to frames.
extension ViewNode {
  /// Copies solved values into the frames of children that constraints lay out, and into guides.
  ///
  /// This is the default of `layoutSubviews`. Frames are snapped to the pixel grid in root space. Where a pass asks
  /// only because the solution moved some children, the others stay.
  ///
  /// - Complexity: O(children that moved) then, else O(children).
  package func placeChildren() {
    // Most views have nothing in them.
    guard !children.isEmpty || !guides.isEmpty || trait == .scrollable else { return }
    guard let context, let item else { return }
    let moved = context.movedChildren.take(in: item)
    let mayPlaceFew = passes.mayPlaceFew && !passes.placesAll && placement.hasOrigin
    passes.mayPlaceFew = false
    if parent == nil || !placement.hasOrigin {
      placement.exactOrigin = parent.map { $0.placement.exactOrigin + frame.origin } ?? .zero
      placement.snappedOrigin = parent.map { $0.placement.snappedOrigin + frame.origin } ?? .zero
      placement.hasOrigin = true
    }
    let grid = PixelGrid(scale: context.root.pixelScale)
    let offset = alignmentOffset(size: frame.size)
    if mayPlaceFew, moved.count < children.count / 2 {
      for item in moved {
        guard let child = context.node(of: item) as? ViewNode, child.isChild(of: self) else {
          continue
        }
        place(child, context, grid, offset)
      }
      assert(
        children.allSatisfy { isPlaced($0.node, context, grid, offset) },
        "a child that the solution did not move stays")
    } else {
      for child in children { place(child.node, context, grid, offset) }
      passes.placesAll = false
    }
    guard !guides.isEmpty || trait == .scrollable else { return }
    for guide in guides + scrollGuides {
      guard let item = guide.enrolments[context] else { continue }
      var rect = CGRect(context.engine.alignmentRect(of: item))
      rect.origin = rect.origin + offset
      guide.frame = snapped(rect, grid, context)
    }
  }

  private func place(
    _ node: ViewNode, _ context: LayoutContext, _ grid: PixelGrid, _ offset: CGPoint
  ) {
    // A node in a tree has an item of that tree's engine or none.
    guard !node.translatesMask, let item = node.item else {
      node.placement.exactOrigin = placement.exactOrigin + node.frame.origin
      node.placement.snappedOrigin = placement.snappedOrigin + node.frame.origin
      node.placement.hasOrigin = true
      return
    }
    let exact = exactFrame(node, item, context, offset)
    let frame = snapped(exact, grid, context)
    node.move(
      to: placement.exactOrigin + exact.origin, placement.snappedOrigin + frame.origin, grid)
    node.setFrame(frame, byLayout: true)
  }

  /// The frame of a child that the solution gives it, before it is brought to pixels.
  private func exactFrame(
    _ node: ViewNode, _ item: ItemID, _ context: LayoutContext, _ offset: CGPoint
  ) -> CGRect {
    var rect = CGRect(context.engine.alignmentRect(of: item))
    rect.origin = rect.origin + offset
    return node.host.hostFrame(forAlignmentRect: rect)
  }

  /// Whether a child is where ``place(_:_:_:_:)`` would put it.
  private func isPlaced(
    _ node: ViewNode, _ context: LayoutContext, _ grid: PixelGrid, _ offset: CGPoint
  ) -> Bool {
    guard !node.translatesMask, let item = node.item else { return true }
    let frame = snapped(exactFrame(node, item, context, offset), grid, context)
    return frame == node.storedFrame || !frame.isFinite
  }

  /// Moves the view to its position in the root's space; subviews are placed again unless it moves by whole pixels.
  private func move(to exact: CGPoint, _ snapped: CGPoint, _ grid: PixelGrid) {
    if !placement.hasOrigin
      || !grid.isWhole(exact.x - placement.exactOrigin.x, snapped.x - placement.snappedOrigin.x)
      || !grid.isWhole(exact.y - placement.exactOrigin.y, snapped.y - placement.snappedOrigin.y)
    {
      if !children.isEmpty || !guides.isEmpty { setNeedsLayout() }
    }
    placement.exactOrigin = exact
    placement.snappedOrigin = snapped
    placement.hasOrigin = true
  }

  /// A rectangle of this view's space with its edges on the root's pixel grid.
  ///
  /// Under the rule of Mac Catalyst it is rounded for itself.
  private func snapped(_ rect: CGRect, _ grid: PixelGrid, _ context: LayoutContext) -> CGRect {
    if context.profile.rounding == .catalystOffscreen {
      return CGRect(CatalystRounding.round(LayoutRect(rect)))
    }
    if context.snapping == .superview { return snappedInOwnSpace(rect, grid) }
    let inRoot = LayoutRect(rect.offsetBy(dx: placement.exactOrigin.x, dy: placement.exactOrigin.y))
    return CGRect(grid.snap(inRoot)).offsetBy(
      dx: -placement.snappedOrigin.x, dy: -placement.snappedOrigin.y)
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

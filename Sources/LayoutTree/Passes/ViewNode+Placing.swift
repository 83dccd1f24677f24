internal import Foundation
internal import LayoutEngine

/// The conversion of solved values to frames.
extension ViewNode {
  /// The maximum number of children that are all placed: detecting the moved ones would cost as much.
  static let fewChildren = 8

  /// Copies solved values into the frames of children that constraints lay out, and into guides.
  ///
  /// This is the default of `layoutSubviews`. Frames are snapped to the pixel grid in root space. If only the
  /// solution moved children since the last complete placement, only the moved ones are placed.
  ///
  /// - Complexity: O(children that moved) then, else O(children).
  package func placeChildren() {
    // Most views have nothing in them.
    guard !children.isEmpty || !guides.isEmpty || trait == .scrollable else { return }
    guard let context, let item else { return }
    let placesAll = passes.placesAll || !placement.hasOrigin || context.needsWriteBack
    if parent == nil || !placement.hasOrigin {
      placement.exactOrigin = parent.map { $0.placement.exactOrigin + frame.origin } ?? .zero
      placement.snappedOrigin = parent.map { $0.placement.snappedOrigin + frame.origin } ?? .zero
      placement.hasOrigin = true
    }
    let grid = PixelGrid(scale: context.root.pixelScale)
    let offset = alignmentOffset(size: frame.size)
    if placesAll || children.count <= Self.fewChildren
      || context.movedChildren.count(in: item) > children.count / 2
    {
      context.movedChildren.drop(in: item)
      for child in children { place(child.node, context, grid, offset) }
      passes.placesAll = false
    } else {
      for moved in context.movedChildren.removeAll(in: item) {
        if let child = context.node(of: moved) as? ViewNode { place(child, context, grid, offset) }
      }
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
    var rect = CGRect(context.engine.alignmentRect(of: item))
    rect.origin = rect.origin + offset
    let exact = node.host.hostFrame(forAlignmentRect: rect)
    let frame = snapped(exact, grid, context)
    node.move(
      to: placement.exactOrigin + exact.origin, placement.snappedOrigin + frame.origin, grid)
    if frame.size != node.storedFrame.size, node.host.hostAssignsBounds {
      node.assignBounds(of: frame)
    }
    node.setFrame(frame, byLayout: true)
  }

  /// Gives the view its frame through the bounds of its class, which sets them in turn.
  private func assignBounds(of frame: CGRect) {
    let outer = Self.assigned
    Self.assigned = (self, frame)
    host.hostAssign(bounds: CGRect(origin: placement.boundsOrigin, size: frame.size))
    Self.assigned = outer
  }

  /// Moves the view to its position in the root's space; subviews are placed again unless it moves by whole
  /// pixels.
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
  /// Under the rule of Mac Catalyst each rectangle is rounded independently.
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

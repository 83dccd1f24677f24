internal import Foundation
internal import LayoutEngine

/// The second pass: solve, then copy values into frames, parents first.
///
/// Laying out can change what the solution depends on (margins that reach into a moved view, a row's
/// tallest view), so rounds repeat until nothing is asked for; see ``PassWatch`` for how that ends.
///
/// - SeeAlso: `Rules/Passes.md#constraints-layout-display`.
@MainActor enum LayoutPass {
  /// Lays out what waits below the topmost view that waits, at or above a view.
  ///
  /// Constraints are those of the whole tree, so they are brought up to date and solved for all of it.
  static func run(_ view: ViewNode) {
    let root = view.root
    PassWatch.watch(root) { watch in
      while watch.startsRound() {
        UpdateConstraintsPass.run(root)
        if let context = context(of: root) {
          context.solve()
          root.takeSolvedSize(context)
          context.requestLayoutOfMoved()
        }
        layOut(view.topmostWaiting, watch)
        guard view.topmostWaiting.passes.layoutRequest.isPending || isPending(root) else { return }
      }
    }
  }

  /// Whether constraints of a tree are to be made or solved again.
  private static func isPending(_ root: ViewNode) -> Bool {
    root.passes.updateRequest.isPending || root.ownContext?.isDirty == true
  }

  /// The tree's engine, made when somebody states constraints.
  ///
  /// - SeeAlso: `Rules/Passes.md#the-engine-is-made-on-demand`.
  static func context(of root: ViewNode) -> LayoutContext? {
    if let context = root.ownContext {
      guard context.isOutgrown || context.takeIsUnused() else { return context }
      root.dropOwnContext()
    }
    let usesConstraints = root.preorder().contains {
      !$0.constraints.isEmpty || (!$0.translatesMask && $0 !== root) || $0.isArranging
        || $0.host.hostRequiresConstraints
    }
    guard usesConstraints else { return nil }
    let context = LayoutContext(root: root)
    root.ownContext = context
    return context
  }

  /// Calls `layoutSubviews` from the top down on the views that asked for it.
  ///
  /// - Complexity: O(views that asked and those above them, with the children of those below which several asked).
  private static func layOut(_ top: ViewNode, _ watch: PassWatch) {
    // Views rather than nodes: a view may take another one out, which must not go before its turn.
    var stack: [any ViewHost] = [top.host]
    while let host = stack.popLast() {
      let node = host.node
      if node.passes.layoutRequest.isOwn {
        // Marked, so that children who ask meanwhile need not mark the views above.
        node.passes.layoutRequest.isOwn = false
        node.passes.layoutRequest.noteAnyBelow()
        watch.serve(node, .layoutSubviews) { host.hostLayoutSubviews() }
      }
      guard node.passes.layoutRequest.isBelow else { continue }
      if let only = node.passes.layoutRequest.takeBelow() {
        if only.passes.layoutRequest.isPending { stack.append(only.host) }
        continue
      }
      for child in node.children.reversed() where child.node.passes.layoutRequest.isPending {
        stack.append(child)
      }
    }
  }
}

extension ViewNode {
  /// The highest view that waits for layout, from this one upwards; this one when none does.
  fileprivate var topmostWaiting: ViewNode {
    var found = self
    var node = parent
    while let above = node {
      if above.passes.layoutRequest.isOwn { found = above }
      node = above.parent
    }
    return found
  }

  /// The natural size changed; it is asked for again before the next solve.
  package func invalidateIntrinsicContentSize() {
    setNeedsGeneration()
    setNeedsLayout(.contentSize)
    // Alignment insets may have changed with it, and with them the frame around the same rectangle.
    parent?.setNeedsLayout(.contentSize)
  }

  /// Lays out what waits, from the topmost view above this one that does.
  package func layoutIfNeeded() { LayoutPass.run(self) }

  /// Copies solved values into the frames of children that constraints lay out, and into guides.
  ///
  /// This is the default of `layoutSubviews`. Frames are snapped to the pixel grid in root space.
  package func placeChildren() {
    // Most views have nothing in them.
    guard !children.isEmpty || !guides.isEmpty || trait == .scrollable else { return }
    guard let context, item != nil else { return }
    if parent == nil || !placement.hasOrigin {
      placement.exactOrigin = parent.map { $0.placement.exactOrigin + frame.origin } ?? .zero
      placement.snappedOrigin = parent.map { $0.placement.snappedOrigin + frame.origin } ?? .zero
      placement.hasOrigin = true
    }
    let grid = PixelGrid(scale: context.root.pixelScale)
    let offset = alignmentOffset(size: frame.size)
    for child in children { place(child.node, context, grid, offset) }
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
    node.setFrame(frame, byLayout: true)
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

internal import Foundation
internal import LayoutEngine

/// The second pass: solve, then copy values into frames, parents first.
///
/// Laying out can change what the solution depends on (text that wraps, margins that reach into a
/// moved view), so rounds repeat until nothing is asked for; see ``PassWatch`` for how that ends.
///
/// - SeeAlso: semantics 12.1.
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
          if context.needsWriteBack {
            context.needsWriteBack = false
            for node in root.preorder() where node.item != nil {
              node.requestsLayout = true
              PassWatch.note(node, .solution)
            }
          }
        }
        guard layOut(view.topmostWaiting, watch) || root.ownContext?.isDirty == true else { return }
      }
    }
  }

  /// The tree's engine, made when somebody states constraints.
  static func context(of root: ViewNode) -> LayoutContext? {
    if let context = root.ownContext { return context }
    let usesConstraints = root.preorder().contains {
      !$0.constraints.isEmpty || (!$0.translatesMask && $0 !== root) || $0.arrangement != nil
        || $0.host.hostRequiresConstraints
    }
    guard usesConstraints else { return nil }
    let context = LayoutContext(root: root)
    root.ownContext = context
    return context
  }

  /// Calls `layoutSubviews` from the top down; whether any view was asked.
  private static func layOut(_ top: ViewNode, _ watch: PassWatch) -> Bool {
    var didLayOut = false
    var stack: [ViewNode] = [top]
    while let node = stack.popLast() {
      if node.requestsLayout {
        node.requestsLayout = false
        let isServed = watch.serve(node, .layoutSubviews) { node.host.hostLayoutSubviews() }
        didLayOut = isServed || didLayOut
      }
      for child in node.children.reversed() { stack.append(child.node) }
    }
    return didLayOut
  }
}

extension ViewNode {
  /// Asks for `layoutSubviews` in the next pass, for a reason that reports may tell.
  package func setNeedsLayout(_ reason: LayoutFeedbackLoop.Reason = .setNeedsLayout) {
    requestsLayout = true
    PassWatch.note(self, reason)
  }

  /// The highest view that waits for layout, from this one upwards; this one when none does.
  fileprivate var topmostWaiting: ViewNode {
    var found = self
    var node = parent
    while let above = node {
      if above.requestsLayout { found = above }
      node = above.parent
    }
    return found
  }

  /// The natural size changed; it is asked for again before the next solve.
  package func invalidateIntrinsicContentSize() {
    setNeedsGeneration()
    // A proportional stack divides by natural sizes.
    if parent?.arrangement != nil { parent?.setNeedsGeneration() }
    setNeedsLayout(.contentSize)
  }

  /// Lays out what waits, from the topmost view above this one that does.
  package func layoutIfNeeded() { LayoutPass.run(self) }

  /// Copies solved values into the frames of children that constraints lay out, and into guides.
  ///
  /// This is the default of `layoutSubviews`. Frames are snapped to the pixel grid in root space.
  package func placeChildren() {
    guard let context = root.ownContext, item != nil else { return }
    if parent == nil || !hasPlacedOrigin {
      exactOrigin = parent.map { $0.exactOrigin + frame.origin } ?? .zero
      snappedOrigin = parent.map { $0.snappedOrigin + frame.origin } ?? .zero
      hasPlacedOrigin = true
    }
    let grid = PixelGrid(scale: root.pixelScale)
    let offset = alignmentOffset(size: frame.size)
    for child in children { place(child.node, context, grid, offset) }
    for guide in guides + scrollGuides {
      guard let item = guide.item, guide.context === context else { continue }
      var rect = CGRect(context.engine.alignmentRect(of: item))
      rect.origin = rect.origin + offset
      guide.frame = snapped(rect, grid)
    }
  }

  private func place(
    _ node: ViewNode, _ context: LayoutContext, _ grid: PixelGrid, _ offset: CGPoint
  ) {
    guard !node.translatesMask, let item = node.item, node.context === context else {
      node.exactOrigin = exactOrigin + node.frame.origin
      node.snappedOrigin = snappedOrigin + node.frame.origin
      node.hasPlacedOrigin = true
      return
    }
    var rect = CGRect(context.engine.alignmentRect(of: item))
    rect.origin = rect.origin + offset
    let exact = node.host.hostFrame(forAlignmentRect: rect)
    node.exactOrigin = exactOrigin + exact.origin
    let frame = snapped(exact, grid)
    node.snappedOrigin = snappedOrigin + frame.origin
    node.hasPlacedOrigin = true
    node.setFrame(frame, byLayout: true)
  }

  /// A rectangle of this view's space with its edges on the root's pixel grid.
  ///
  /// Under the rule of Mac Catalyst it is rounded for itself.
  private func snapped(_ rect: CGRect, _ grid: PixelGrid) -> CGRect {
    if LayoutSystem.rounding == .catalystOffscreen {
      return CGRect(CatalystRounding.round(LayoutRect(rect)))
    }
    let inRoot = LayoutRect(rect.offsetBy(dx: exactOrigin.x, dy: exactOrigin.y))
    return CGRect(grid.snap(inRoot)).offsetBy(dx: -snappedOrigin.x, dy: -snappedOrigin.y)
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

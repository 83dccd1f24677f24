internal import Foundation
internal import LayoutEngine

/// The second pass: solve, then copy values into frames, parents first.
///
/// Laying out can change what the solution depends on (text that wraps, margins that reach into a
/// moved view), so rounds repeat until nothing is asked for; a layout that never settles is stopped.
@MainActor enum LayoutPass {
  /// Rounds after which a feedback loop is assumed.
  ///
  /// Nested stacks of wrapping text need three or four.
  static let roundLimit = 30

  /// Lays out a whole tree; whether it settled.
  @discardableResult
  static func run(_ root: ViewNode) -> Bool {
    for _ in 0..<roundLimit {
      UpdateConstraintsPass.run(root)
      if let context = context(of: root) {
        context.solve()
        context.requestLayoutOfMoved()
      }
      layOut(root)
      if !isPending(root) { return true }
    }
    return false
  }

  /// Whether anybody in a tree asked for anything that a pass does.
  private static func isPending(_ root: ViewNode) -> Bool {
    root.layoutRequest.isPending || root.updateRequest.isPending
      || root.ownContext?.isDirty == true
  }

  /// The tree's engine, made when somebody states constraints.
  static func context(of root: ViewNode) -> LayoutContext? {
    if let context = root.ownContext { return context }
    let usesConstraints = root.preorder().contains {
      !$0.constraints.isEmpty || (!$0.translatesMask && $0 !== root) || $0.arrangement != nil
    }
    guard usesConstraints else { return nil }
    let context = LayoutContext(root: root)
    root.ownContext = context
    return context
  }

  /// Calls `layoutSubviews` from the top down on the views that asked for it.
  ///
  /// - Complexity: O(views that asked, and those above them with their children).
  private static func layOut(_ root: ViewNode) {
    // Views rather than nodes: a view may take another one out, which must not go before its turn.
    var stack: [any ViewHost] = [root.host]
    while let host = stack.popLast() {
      let node = host.node
      if node.layoutRequest.isOwn {
        // Marked, so that children who ask meanwhile need not mark the views above.
        node.layoutRequest = PassRequest(isOwn: false, isBelow: true)
        host.hostLayoutSubviews()
      }
      guard node.layoutRequest.isBelow else { continue }
      node.layoutRequest.isBelow = false
      for child in node.children.reversed() where child.node.layoutRequest.isPending {
        stack.append(child)
      }
    }
  }
}

extension ViewNode {
  /// The natural size changed; it is asked for again before the next solve.
  package func invalidateIntrinsicContentSize() {
    setNeedsGeneration()
    // A proportional stack divides by natural sizes.
    if parent?.arrangement != nil { parent?.setNeedsGeneration() }
    setNeedsLayout()
    // Alignment insets may have changed with it, and with them the frame around the same rectangle.
    parent?.setNeedsLayout()
  }

  /// Lays out the tree from its root.
  package func layoutIfNeeded() { LayoutPass.run(root) }

  /// Copies solved values into the frames of children that constraints lay out, and into guides.
  ///
  /// This is the default of `layoutSubviews`. Frames are snapped to the pixel grid in root space.
  package func placeChildren() {
    guard let context, item != nil else { return }
    if parent == nil || !hasPlacedOrigin {
      exactOrigin = parent.map { $0.exactOrigin + frame.origin } ?? .zero
      snappedOrigin = parent.map { $0.snappedOrigin + frame.origin } ?? .zero
      hasPlacedOrigin = true
    }
    let grid = PixelGrid(scale: context.root.pixelScale)
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
    let frame = snapped(exact, grid)
    node.move(to: exactOrigin + exact.origin, snappedOrigin + frame.origin, grid)
    node.setFrame(frame, byLayout: true)
  }

  /// Takes its place in the root's space; what lies in it is placed anew unless all moved by whole pixels.
  private func move(to exact: CGPoint, _ snapped: CGPoint, _ grid: PixelGrid) {
    if !hasPlacedOrigin || !grid.isWhole(exact.x - exactOrigin.x, snapped.x - snappedOrigin.x)
      || !grid.isWhole(exact.y - exactOrigin.y, snapped.y - snappedOrigin.y)
    {
      if !children.isEmpty || !guides.isEmpty { setNeedsLayout() }
    }
    exactOrigin = exact
    snappedOrigin = snapped
    hasPlacedOrigin = true
  }

  /// A rectangle of this view's space with its edges on the root's pixel grid.
  private func snapped(_ rect: CGRect, _ grid: PixelGrid) -> CGRect {
    let inRoot = LayoutRect(rect.offsetBy(dx: exactOrigin.x, dy: exactOrigin.y))
    return CGRect(grid.snap(inRoot)).offsetBy(dx: -snappedOrigin.x, dy: -snappedOrigin.y)
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

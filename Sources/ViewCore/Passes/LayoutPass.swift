internal import Foundation
internal import LayoutEngine

/// The second pass: solve, then copy values into frames, parents first.
///
/// Laying out can change what the solution depends on (margins that reach into a moved view, a
/// row's tallest view), so rounds repeat until nothing is asked for; a layout that never settles is stopped.
@MainActor enum LayoutPass {
  /// Rounds after which a feedback loop is assumed.
  static let roundLimit = 30

  /// Lays out a whole tree; whether it settled.
  @discardableResult
  static func run(_ root: ViewNode) -> Bool {
    for _ in 0..<roundLimit {
      UpdateConstraintsPass.run(root)
      if let context = context(of: root) {
        context.solve()
        if context.needsWriteBack {
          context.needsWriteBack = false
          for node in root.preorder() where node.item != nil { node.requestsLayout = true }
        }
      }
      guard layOut(root) || root.ownContext?.isDirty == true else { return true }
    }
    return false
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

  /// Calls `layoutSubviews` from the top down; whether any view was asked.
  private static func layOut(_ root: ViewNode) -> Bool {
    var didLayOut = false
    var stack: [ViewNode] = [root]
    while let node = stack.popLast() {
      if node.requestsLayout {
        node.requestsLayout = false
        didLayOut = true
        node.host.hostLayoutSubviews()
      }
      for child in node.children.reversed() { stack.append(child.node) }
    }
    return didLayOut
  }
}

extension ViewNode {
  /// Asks for `layoutSubviews` in the next pass.
  package func setNeedsLayout() {
    requestsLayout = true
    root.requestsLayout = true
  }

  /// The natural size changed; it is asked for again before the next solve.
  package func invalidateIntrinsicContentSize() {
    setNeedsGeneration()
    setNeedsLayout()
  }

  /// Lays out the tree from its root.
  package func layoutIfNeeded() { LayoutPass.run(root) }

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
  private func snapped(_ rect: CGRect, _ grid: PixelGrid) -> CGRect {
    let inRoot = LayoutRect(rect.offsetBy(dx: exactOrigin.x, dy: exactOrigin.y))
    return CGRect(grid.snap(inRoot)).offsetBy(dx: -snappedOrigin.x, dy: -snappedOrigin.y)
  }
}

private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

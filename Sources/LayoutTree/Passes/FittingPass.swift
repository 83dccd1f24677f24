package import Foundation
internal import LayoutEngine
internal import LayoutGeometry

/// A size to come near to, while everything above its priorities wins.
struct FittingTarget {
  var size: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  @MainActor func equations(_ item: ItemID) -> [GeneratedConstraint.Body] {
    [
      ConstraintSpec(Operand(item, .left), yielding: .last),
      ConstraintSpec(Operand(item, .top), yielding: .last),
      ConstraintSpec(
        Operand(item, .width), constant: Double(size.width), priority: horizontal.usable),
      ConstraintSpec(
        Operand(item, .height), constant: Double(size.height), priority: vertical.usable),
    ].map { .relation($0, identifier: "fitting") }
  }
}

extension ViewNode {
  /// The size that satisfies the subtree and comes nearest to a target.
  ///
  /// A solve of its own: the view stands alone, and the layout in force is not touched. Text wraps as in
  /// any other. Which rectangle the sizes are of, ``LayoutSystem/fittedSize`` says.
  ///
  /// - Parameters:
  ///   - target: In points; what is no number counts as none, and a million points are the most.
  ///   - horizontal: How hard the width is pulled to the target.
  ///   - vertical: How hard the height is pulled to the target.
  /// - Returns: The size, up to the next pixel.
  /// - SeeAlso: semantics 7 and 16-4.
  package func fittingSize(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    UpdateConstraintsPass.run(self)
    // The greatest number there is says "as large as you like"; sums with it would lose all others.
    func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, 0), 1_000_000) }
    var size = CGSize(width: usable(target.width), height: usable(target.height))
    if LayoutSystem.fittedSize == .frame {
      let rect = host.hostAlignmentRect(forFrame: CGRect(origin: .zero, size: size))
      size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    }
    fitting = FittingTarget(size: size, horizontal: horizontal, vertical: vertical)
    let root = root
    let inForce = root.ownContext
    root.ownContext = nil
    let changes = LayoutContext.changes
    let context = LayoutContext(root: self, isBorrower: true)
    let item = context.item(for: self)
    context.solve()
    var rect = CGRect(context.engine.alignmentRect(of: item))
    fitting = nil
    context.giveBack()
    root.ownContext = inForce
    // A view that made constraints or moved others while it was measured: the engine in force missed it.
    if LayoutContext.changes != changes { root.dropOwnContext() }
    if LayoutSystem.fittedSize == .frame { rect = host.hostFrame(forAlignmentRect: rect) }
    // Up to the next pixel, so that nothing is cut off.
    return rect.size.ceilToPixel(scale: root.pixelScale)
  }
}

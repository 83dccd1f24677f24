internal import Drawing
package import Foundation
internal import LayoutEngine

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
        Operand(item, .width), constant: Double(size.width), priority: horizontal.rawValue),
      ConstraintSpec(
        Operand(item, .height), constant: Double(size.height), priority: vertical.rawValue),
    ].map { .relation($0, identifier: "fitting") }
  }
}

extension ViewNode {
  /// The size of the alignment rectangle that satisfies the subtree and comes nearest to a target.
  ///
  /// A solve of its own: the view stands alone, and the layout in force is not touched.
  ///
  /// - SeeAlso: semantics 7 and 16-4.
  package func fittingSize(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    root.dropOwnContext()
    UpdateConstraintsPass.run(self)
    fitting = FittingTarget(size: target, horizontal: horizontal, vertical: vertical)
    defer {
      fitting = nil
      for node in preorder() { node.forgetContext() }
      root.setNeedsLayout()
    }
    let context = LayoutContext(root: self)
    let item = context.item(for: self)
    context.solve()
    let rect = context.engine.alignmentRect(of: item)
    // Up to the next pixel, so that nothing is cut off.
    return CGSize(width: rect.width, height: rect.height).ceilToPixel(scale: root.pixelScale)
  }
}

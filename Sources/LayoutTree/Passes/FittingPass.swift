package import Foundation
internal import LayoutEngine
internal import LayoutGeometry

extension ViewNode {
  /// The size that satisfies the subtree's constraints and is nearest to a target.
  ///
  /// A separate engine with the view as root solves it; the tree's layout does not change. The engine is kept
  /// and edited with the view. Text wraps as in any other. ``LayoutProfile/fittedSize`` selects the rectangle
  /// that the sizes refer to.
  ///
  /// - Parameters:
  ///   - target: In points; NaN counts as zero, and the maximum is a million points.
  ///   - horizontal: The priority of the target width.
  ///   - vertical: The priority of the target height.
  /// - Returns: The size, rounded up to pixels.
  /// - SeeAlso: `Rules/Sizes.md#fitting-sizes`.
  package func fittingSize(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    UpdateConstraintsPass.run(self)
    // The greatest number there is says "as large as you like"; sums with it would lose all others.
    func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, 0), 1_000_000) }
    var size = CGSize(width: usable(target.width), height: usable(target.height))
    let sizesFrames = profile.fittedSize == .frame
    if sizesFrames {
      let rect = host.hostAlignmentRect(forFrame: CGRect(origin: .zero, size: size))
      size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    }
    let target = FittingTarget(size: size, horizontal: horizontal, vertical: vertical)
    var rect = CGRect(
      withFittingContext(target) { context in
        let item = context.item(for: self)
        context.solve()
        return context.engine.alignmentRect(of: item)
      })
    if sizesFrames { rect = host.hostFrame(forAlignmentRect: rect) }
    // Up to the next pixel, so that nothing is cut off.
    return rect.size.ceilToPixel(scale: root.pixelScale)
  }

  /// Calls a closure with the updated fitting engine of the view.
  private func withFittingContext<Value>(
    _ target: FittingTarget, _ body: (LayoutContext) -> Value
  ) -> Value {
    // A view that asks for its own size while it is measured gets an engine for this once.
    guard !passes.isBeingFitted else { return body(LayoutContext(root: self, fitting: target)) }
    passes.isBeingFitted = true
    defer { passes.isBeingFitted = false }
    guard let context = fittingContext, !context.isRebuildCheaper else {
      fittingContext = nil
      let made = LayoutContext(root: self, fitting: target)
      fittingContext = made
      return body(made)
    }
    context.refresh(target)
    return body(context)
  }
}

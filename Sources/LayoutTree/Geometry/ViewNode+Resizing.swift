package import Foundation
internal import LayoutEngine

/// Resizing of children after the superview's size changed.
extension ViewNode {
  /// Called after this view's size changed: children keep their native positions, then the front resizes those
  /// with masks.
  func sizeChanged(from old: CGSize) {
    let rise = storedFrame.size.height - old.height
    if rise != 0, host.hostVerticalDirection == .up {
      for child in children {
        let node = child.node
        node.setFrame(node.storedFrame.offsetBy(dx: 0, dy: rise), byLayout: true)
      }
    }
    if resizesChildren { host.hostResizeSubviews(from: old) }
  }

  /// Resizes all children with masks; those that constraints lay out are not changed.
  ///
  /// - SeeAlso: `Rules/Autoresizing.md#appkit-rounds-resized-frames`.
  package func resizeChildren(from old: CGSize) {
    // Asked once, and only for a child that follows: the way to the root is as long as the tree is deep.
    var generation: LayoutProfile.MaskTranslation?
    for child in children {
      let node = child.node
      guard node.translatesMask else { continue }
      let known = generation ?? maskTranslation
      generation = known
      node.followParent(from: old, known)
    }
  }

  /// Resizes the view by its mask after its superview was resized.
  ///
  /// The mask refers to the superview's native space. On AppKit each edge is then floored to a pixel of it; the
  /// remainder is kept for the next time, so that many small steps add up to a large one.
  ///
  /// - Parameter old: The superview's size before; points.
  /// - SeeAlso: `Rules/Autoresizing.md#flexible-parts-share-the-difference`.
  package func followParent(from old: CGSize) { followParent(from: old, maskTranslation) }

  /// The generation of mask translation that the tree follows.
  ///
  /// - Complexity: O(1) for a view in an engine, else O(depth).
  private var maskTranslation: LayoutProfile.MaskTranslation {
    if let context { return context.profile.maskTranslation }
    return root.treeProfile?.maskTranslation ?? LayoutProfile.current.maskTranslation
  }

  private func followParent(from old: CGSize, _ generation: LayoutProfile.MaskTranslation) {
    guard translatesMask, let parent else { return }
    let size = parent.storedFrame.size
    let before = nativeFrame
    let start = extras?.exactResize.flatMap { $0.shown.isNear(before) ? $0.exact : nil } ?? before
    let x = mask.horizontal.rule.followed(
      min: start.origin.x, size: start.width, from: old.width, to: size.width, generation)
    let y = mask.vertical.rule.followed(
      min: start.origin.y, size: start.height, from: old.height, to: size.height, generation)
    let exact = CGRect(x: x.min, y: y.min, width: x.size, height: y.size)
    guard host.hostConventions.floorsResizedFrames else {
      return setFrame(parent.flipped(exact), byLayout: true)
    }
    // An axis that stays is not brought to pixels.
    let floored = CGRect(PixelGrid(scale: root.pixelScale).floor(LayoutRect(exact)))
    var shown = before
    if exact.minX != start.minX || exact.width != start.width {
      shown.origin.x = floored.origin.x
      shown.size.width = floored.size.width
    }
    if exact.minY != start.minY || exact.height != start.height {
      shown.origin.y = floored.origin.y
      shown.size.height = floored.size.height
    }
    ensuredExtras.exactResize = (exact, shown)
    setFrame(parent.flipped(shown), byLayout: true)
  }
}

extension AutoresizingRule {
  /// The position and length after the superview's length changed, computed as by the mask's constraints, so
  /// that constraints to the view remain satisfied.
  fileprivate func followed(
    min: Double, size: Double, from old: Double, to new: Double,
    _ generation: LayoutProfile.MaskTranslation
  ) -> (min: Double, size: Double) {
    switch generation {
    case .current: resized(min: min, size: size, from: old, to: new)
    case .early: resizedByMiddle(min: min, size: size, from: old, to: new)
    }
  }
}

extension CGRect {
  /// Whether two rectangles are equal up to rounding errors of flipping y, far below a pixel.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
      && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
  }
}

package import Foundation
internal import LayoutEngine

/// Children whose superview got another size.
extension ViewNode {
  /// Called after this view's size changed: children keep their places in the view's own space, and those
  /// with masks then follow, as the front has it.
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

  /// Lets all children with masks follow a new size; those that constraints lay out are left alone.
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

  /// Lets the view follow its superview by its mask.
  ///
  /// The mask speaks of the superview's own space. On AppKit each edge then moves down to a pixel of it;
  /// what is cut off is kept for the next time, so that many small steps lead where a large one does.
  ///
  /// - Parameter old: The superview's size before; points.
  /// - SeeAlso: `Rules/Autoresizing.md#flexible-parts-share-the-difference`.
  package func followParent(from old: CGSize) { followParent(from: old, maskTranslation) }

  /// The generation whose masks the tree follows.
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
      return setFrame(parent.turned(exact), byLayout: true)
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
    changeableExtras.exactResize = (exact, shown)
    setFrame(parent.turned(shown), byLayout: true)
  }
}

extension AutoresizingRule {
  /// Place and length after the superview's length changed, as the mask's constraints have it, so that
  /// the view stays where views that are tied to it expect it.
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
  /// Whether two rectangles are the same up to errors of turning y, far below a pixel.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
      && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
  }
}

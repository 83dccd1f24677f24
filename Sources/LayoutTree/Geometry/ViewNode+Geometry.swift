package import Foundation
internal import LayoutEngine
internal import LayoutGeometry

extension ViewNode {
  /// The view's rectangle in its superview's bounds, in points, without the transform.
  ///
  /// Setting it moves the view immediately; for a view with a mask it determines the position in layout.
  package var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue, byLayout: false) }
  }

  /// The view's coordinate space: the origin at its upper left corner, and its size.
  package var bounds: CGRect {
    get { CGRect(origin: placement.boundsOrigin, size: storedFrame.size) }
    set {
      if let assigned = Self.assigned, assigned.node === self {
        return setFrame(assigned.frame, byLayout: true)
      }
      if placement.boundsOrigin != newValue.origin {
        placement.boundsOrigin = newValue.origin
        if trait == .scrollable { frameGuide.setNeedsGeneration() }
      }
      guard newValue.size != storedFrame.size else { return }
      // The centre stays when the size changes.
      let center = CGPoint(x: storedFrame.midX, y: storedFrame.midY)
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The view to which layout assigns bounds, with its frame; nil while it does not.
  static var assigned: (node: ViewNode, frame: CGRect)?
  /// Whether layout assigns bounds to this view.
  package var isBeingAssigned: Bool { Self.assigned?.node === self }

  /// Sets the frame for a program or for a layout pass.
  func setFrame(_ frame: CGRect, byLayout: Bool) {
    // Views are made with `.null` where a layout is to give them a frame.
    let frame = frame.isNull ? .zero : frame
    guard frame.isFinite else {
      // A solved rectangle can only be unusable through an override; the view then stays.
      guard !byLayout else { return }
      fatalError("CALayer position contains NaN: \(label) was given the frame \(frame)")
    }
    let old = storedFrame
    // CGRect's own comparison is a call into Foundation.
    let isResized = frame.size.width != old.size.width || frame.size.height != old.size.height
    guard isResized || frame.origin.x != old.origin.x || frame.origin.y != old.origin.y else {
      return
    }
    storedFrame = frame
    if !byLayout {
      placement.hasOrigin = false
      // Whatever asks the superview for layout next brings this view back to its solved place.
      parent?.passes.placesAll = true
      setNeedsGeneration()
      // Without a mask the frame is where the view stays as far as no constraint holds it.
      if !translatesMask, parent != nil, let item, let context {
        context.engine.setStay(placeInParent, for: item)
      }
    }
    if isResized {
      if !children.isEmpty { sizeChanged(from: old.size) }
      setNeedsLayout(.size, movesChildren: movesChildren(from: old.size, to: frame.size))
      if trait == .scrollable { frameGuide.setNeedsGeneration() }
    }
    if parent == nil { setNeedsGeneration() }
    if placement.insetsMatter { margins.geometryChanged() }
    host.hostGeometryDidChange(from: old)
  }

  /// The view's alignment rectangle in its superview's bounds.
  package var alignmentRect: CGRect { host.hostAlignmentRect(forFrame: storedFrame) }

  /// The origin of the alignment rectangle relative to the frame, for a frame of a given size.
  func alignmentOffset(size: CGSize) -> CGPoint {
    host.hostAlignmentRect(forFrame: CGRect(origin: .zero, size: size)).origin
  }

  /// Whether a new size of the view moves children that constraints lay out, beyond the solution.
  ///
  /// Positions are relative to the upper left corner of the alignment rectangle. A view with few children skips
  /// the comparison, since all of them are placed in any case.
  private func movesChildren(from old: CGSize, to new: CGSize) -> Bool {
    guard children.count > Self.fewChildren else { return true }
    let (before, after) = (alignmentOffset(size: old), alignmentOffset(size: new))
    return before.x != after.x || before.y != after.y
  }

  /// The alignment rectangle in the parent's alignment space: the position of the item in the engine.
  var placeInParent: LayoutRect {
    var rect = alignmentRect
    if let parent {
      let offset = parent.alignmentOffset(size: parent.storedFrame.size)
      rect.origin.x -= offset.x
      rect.origin.y -= offset.y
    }
    // Insets that are not numbers come from an override; without them the frame is as good as any.
    return LayoutRect(rect.isFinite ? rect : storedFrame)
  }
}

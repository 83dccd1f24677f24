internal import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import LayoutTree

extension UIView {
  /// Notifies observers of `frame`, `bounds` and `center` after the frame changed.
  func publishGeometry(from old: CGRect) {
    guard KeyValueObservers.areUsed else { return }
    KeyValueObservers.changed(self, "frame", from: old, to: viewNode.frame)
    if old.size != viewNode.frame.size {
      let bounds = CGRect(origin: viewNode.bounds.origin, size: old.size)
      KeyValueObservers.changed(self, "bounds", from: bounds, to: viewNode.bounds)
    }
    KeyValueObservers.changed(self, "center", from: old.position(of: layerAnchor), to: center)
  }

  /// Sets the bounds and notifies observers of a new origin; those of a new size are notified as the frame changes.
  func setBounds(_ bounds: CGRect) {
    noteOrigin(before: bounds)
    let old = viewNode.bounds
    if old.size != bounds.size, layerAnchor != LayerPlace.middle, !viewNode.isBeingAssigned {
      // The node would keep the centre.
      let position = viewNode.frame.position(of: layerAnchor)
      viewNode.bounds = CGRect(origin: bounds.origin, size: old.size)
      viewNode.frame = CGRect(size: bounds.size, anchor: layerAnchor, at: position)
    } else {
      viewNode.bounds = bounds
    }
    guard KeyValueObservers.areUsed else { return }
    guard old.origin != viewNode.bounds.origin else { return }
    KeyValueObservers.changed(self, "bounds", from: old, to: viewNode.bounds)
    guard self is UIScrollView else { return }
    KeyValueObservers.changed(
      self, "contentOffset", from: old.origin, to: viewNode.bounds.origin)
  }
}

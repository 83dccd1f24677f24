internal import Foundation
internal import FoundationShims

extension UIView {
  /// Notifies observers of `frame`, `bounds` and `center` after the frame changed.
  func publishGeometry(from old: CGRect) {
    guard KeyValueObservers.areUsed else { return }
    KeyValueObservers.changed(self, "frame", from: old, to: viewNode.frame)
    if old.size != viewNode.frame.size {
      let bounds = CGRect(origin: viewNode.bounds.origin, size: old.size)
      KeyValueObservers.changed(self, "bounds", from: bounds, to: viewNode.bounds)
    }
    KeyValueObservers.changed(self, "center", from: anchor(of: old), to: center)
  }

  /// Sets the bounds and notifies observers of a new origin; those of a new size are notified as the frame changes.
  func setBounds(_ bounds: CGRect) {
    noteOrigin(before: bounds)
    let (old, position) = (viewNode.bounds, center)
    viewNode.bounds = bounds
    // The engine keeps the centre; a frame that layout assigns is kept as it is.
    if old.size != bounds.size, layerAnchor != Self.middle, !viewNode.isBeingAssigned {
      setAnchorPosition(position)
    }
    guard KeyValueObservers.areUsed else { return }
    guard old.origin != viewNode.bounds.origin else { return }
    KeyValueObservers.changed(self, "bounds", from: old, to: viewNode.bounds)
    guard self is UIScrollView else { return }
    KeyValueObservers.changed(
      self, "contentOffset", from: old.origin, to: viewNode.bounds.origin)
  }
}

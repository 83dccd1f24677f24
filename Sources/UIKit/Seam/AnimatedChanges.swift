internal import Foundation
internal import LayoutGeometry
internal import QuartzCore

/// Changes of a view that an animation shows in between.
extension UIView {
  /// Notes a frame that layout or a program changed.
  func noteFrame(_ old: CGRect) {
    guard ViewAnimation.isNoting else { return }
    let now = viewNode.frame
    let position = old.position(of: layerAnchor)
    if position != now.position(of: layerAnchor) {
      ViewAnimation.note("position", of: self, was: NSValue(cgPoint: position))
    }
    if old.size != now.size {
      let bounds = CGRect(origin: viewNode.bounds.origin, size: old.size)
      ViewAnimation.note("bounds", of: self, was: NSValue(cgRect: bounds))
    }
  }
  /// Notes bounds whose origin is about to change.
  func noteOrigin(before new: CGRect) {
    guard ViewAnimation.isNoting, new.origin != viewNode.bounds.origin else { return }
    ViewAnimation.note("bounds", of: self, was: NSValue(cgRect: viewNode.bounds))
  }
  /// Sets the transform around the anchor point.
  func setTransform(_ new: CGAffineTransform) {
    guard extras != nil || new != .identity else { return }
    if ViewAnimation.isNoting, new != transform {
      let old = CATransform3DMakeAffineTransform(transform)
      ViewAnimation.note("transform", of: self, was: NSValue(caTransform3D: old))
    }
    change { $0.transform = new }
  }
  /// Notes an opacity that changed.
  func noteAlpha(_ old: CGFloat) {
    guard ViewAnimation.isNoting, old != alpha else { return }
    ViewAnimation.note("opacity", of: self, was: NSNumber(value: Double(old)))
  }
  /// Notes a background that changed.
  func noteBackground(_ old: UIColor?) {
    guard ViewAnimation.isNoting, old != backgroundColor else { return }
    ViewAnimation.note("backgroundColor", of: self, was: old?.cgColor)
  }
}

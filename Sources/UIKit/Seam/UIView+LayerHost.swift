package import Drawing
package import Foundation
package import LayoutGeometry
internal import LayoutTree
package import QuartzCore

/// The layers' interface to UIKit's views.
///
/// A view and its layer share one state, which the view stores.
extension UIView: LayerHost {
  /// The background colour, resolved for one appearance.
  package var layerBackground: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// The opacity, 0 to 1.
  package var layerOpacity: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// The anchor point; the position stays, and the frame moves.
  package var layerAnchor: CGPoint {
    get { extras?.anchor ?? LayerPlace.middle }
    set {
      guard newValue != layerAnchor else { return }
      let (size, position) = (viewNode.frame.size, viewNode.frame.position(of: layerAnchor))
      change { $0.anchor = newValue }
      viewNode.frame = CGRect(size: size, anchor: newValue, at: position)
    }
  }
  /// The position of the anchor point, in the superview's bounds.
  package var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }
  /// The view's transform; the part of it that lies in the plane is drawn.
  package var layerTransform: CATransform3D {
    get {
      guard let spatial = extras?.spatialTransform,
        CATransform3DGetAffineTransform(spatial) == transform
      else { return CATransform3DMakeAffineTransform(transform) }
      return spatial
    }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      if !CATransform3DIsAffine(newValue) {
        change { $0.spatialTransform = newValue }
      } else if extras?.spatialTransform != nil {
        change { $0.spatialTransform = nil }
      }
    }
  }
  /// The layers of the subviews, back to front.
  package var layersOfSubviews: [CALayer] { subviews.map(\.layer) }
  /// The layer of the superview; nil without one.
  package var layerOfSuperview: CALayer? { superview?.layer }
  /// Notes the change for the animation whose changes are being made.
  package func layerChanged(_ key: String, from old: Any?) {
    ViewAnimation.note(key, of: self, was: old)
  }
  /// Requests layout of the view in the next pass.
  package func layerNeedsLayout() { setNeedsLayout() }
  /// Performs pending layout immediately, from the topmost ancestor that needs layout.
  package func layerLayoutIfNeeded() { layoutIfNeeded() }
  /// Whether the view was marked for redrawing since it was last drawn.
  package var layerRequestsDisplay: Bool { requestsDisplay }
  /// Marks a part of the bounds for redrawing; nil is all of them.
  package func layerNeedsDisplay(in rect: CGRect?) {
    if let rect { setNeedsDisplay(rect) } else { setNeedsDisplay() }
  }
}

/// Layers accept a `UIImage` as contents.
///
/// Apple's require a `CGImage`.
extension UIImage: LayerContents {
  /// The size for content gravities, in points.
  package var contentsSize: CGSize { size }
  /// Draws the image into a rectangle of the current context, y down.
  package func drawContents(in context: CGContext, _ rect: CGRect) { draw(in: rect) }
}

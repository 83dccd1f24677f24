package import Drawing
package import Foundation
package import LayoutGeometry
internal import LayoutTree
package import QuartzCore

/// What layers ask of UIKit's views: a view and its layer have one state, which the view keeps.
extension UIView: LayerHost {
  /// What fills the bounds, as a colour of one appearance.
  package var layerBackground: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// How much of the view is seen, 0 to 1.
  package var layerOpacity: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// The middle, in every view.
  package var layerAnchor: CGPoint { CGPoint(x: 0.5, y: 0.5) }
  /// The middle of the frame, in the superview's bounds.
  package var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }
  /// The view's transform, as far as it lies in the plane.
  package var layerTransform: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  /// The layers of the subviews, back to front.
  package var layersOfSubviews: [CALayer] { subviews.map(\.layer) }
  /// The layer of the superview; nil without one.
  package var layerOfSuperview: CALayer? { superview?.layer }
  /// Asks for layout of the view in the next pass.
  package func layerNeedsLayout() { setNeedsLayout() }
  /// Lays out what waits, from the topmost view above this one that does.
  package func layerLayoutIfNeeded() { layoutIfNeeded() }
  /// Whether a new picture was asked for since the view was last drawn.
  package var layerRequestsDisplay: Bool { requestsDisplay }
  /// Asks for a new picture of a part of the bounds; nil is all of them.
  package func layerNeedsDisplay(in rect: CGRect?) {
    if let rect { setNeedsDisplay(rect) } else { setNeedsDisplay() }
  }
}

/// Layers show images of UIKit's, which Apple's do not: there a `CGImage` is needed.
extension UIImage: LayerContents {
  /// The size that gravities speak of, in points.
  package var contentsSize: CGSize { size }
  /// Draws the image into a rectangle of the current context, whose y grows down.
  package func drawContents(in context: CGContext, _ rect: CGRect) { draw(in: rect) }
}

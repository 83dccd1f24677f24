package import Drawing
package import Foundation
package import LayoutGeometry
internal import LayoutTree
package import QuartzCore

/// The layers' interface to AppKit's views: a view and its layer share one state, which the view stores.
extension NSView: LayerHost {
  /// The background of the layer; the view itself has no such property.
  package var layerBackground: CGColor? {
    get { backing?.background }
    set { ensuredBacking().background = newValue }
  }
  /// The opacity of the view, 0 to 1.
  package var layerOpacity: CGFloat {
    get { alphaValue }
    set { alphaValue = newValue }
  }
  /// The origin of the frame, in every view.
  package var layerAnchor: CGPoint { .zero }
  /// The position in the superview's own space.
  package var layerPosition: CGPoint {
    get { frame.origin }
    set { setFrameOrigin(newValue) }
  }
  /// A map around the origin of the frame, which only drawing reads.
  package var layerTransform: CATransform3D {
    get { backing?.transform ?? CATransform3DIdentity }
    set { ensuredBacking().transform = newValue }
  }
  /// The layers of the subviews, back to front.
  package var layersOfSubviews: [CALayer] { subviews.compactMap(\.layer) }
  /// The layer of the superview; nil without one.
  package var layerOfSuperview: CALayer? { superview?.layer }
  /// Asks for layout of the view in the next pass.
  package func layerNeedsLayout() { needsLayout = true }
  /// Lays out what waits, from the topmost view above this one that does.
  package func layerLayoutIfNeeded() { layoutSubtreeIfNeeded() }
  /// Whether a new picture was requested.
  package var layerRequestsDisplay: Bool { needsDisplay }
  /// Asks for a new picture of a part of the bounds; nil is all of them.
  package func layerNeedsDisplay(in rect: CGRect?) {
    if let rect { setNeedsDisplay(rect) } else { needsDisplay = true }
  }

  /// The layer's transform for the renderer: around the middle of the frame, y down.
  var drawnTransform: CGAffineTransform {
    guard let backing else { return .identity }
    let map = CATransform3DGetAffineTransform(backing.transform)
    guard !map.isIdentity else { return map }
    let (x, y) = (viewNode.frame.width / 2, viewNode.frame.height / 2)
    let around = CGAffineTransform(translationX: x, y: y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: -x, y: -y))
    guard superview?.isFlipped != true else { return around }
    let turned = CGAffineTransform(scaleX: 1, y: -1)
    return turned.concatenating(around).concatenating(turned)
  }
}

/// Layers show images of AppKit's.
extension NSImage: LayerContents {
  /// The size that gravities speak of, in points.
  package var contentsSize: CGSize { size }
  /// Draws the image into a rectangle of the current context, whose y grows down.
  package func drawContents(in context: CGContext, _ rect: CGRect) { draw(in: rect) }
}

package import Drawing
package import Foundation
package import LayoutGeometry
internal import LayoutTree
package import QuartzCore

/// The layer tree's interface to AppKit views: a view and its layer share one state, which the view stores.
extension NSView: LayerHost {
  /// The background colour of the layer; the view has no such property.
  package var layerBackground: CGColor? {
    get { backing?.background }
    set { ensuredBacking().background = newValue }
  }
  /// The opacity of the view, 0 to 1.
  package var layerOpacity: CGFloat {
    get { alphaValue }
    set { alphaValue = newValue }
  }
  /// The anchor point: always the origin of the frame; setting another one has no effect.
  package var layerAnchor: CGPoint {
    get { .zero }
    set {}
  }
  /// The origin of the frame, in the superview's coordinate space.
  package var layerPosition: CGPoint {
    get { frame.origin }
    set { setFrameOrigin(newValue) }
  }
  /// The transform around the origin of the frame, used only for drawing.
  package var layerTransform: CATransform3D {
    get { backing?.transform ?? CATransform3DIdentity }
    set { ensuredBacking().transform = newValue }
  }
  /// The layers of the subviews, back to front.
  package var layersOfSubviews: [CALayer] { subviews.compactMap(\.layer) }
  /// The layer of the superview; nil without one.
  package var layerOfSuperview: CALayer? { superview?.layer }
  /// Requests layout of the view in the next pass.
  package func layerNeedsLayout() { needsLayout = true }
  /// Performs pending layout, beginning at the topmost superview that needs it.
  package func layerLayoutIfNeeded() { layoutSubtreeIfNeeded() }
  /// Whether display was requested.
  package var layerRequestsDisplay: Bool { needsDisplay }
  /// Requests display of a part of the bounds; nil for the entire bounds.
  package func layerNeedsDisplay(in rect: CGRect?) {
    if let rect { setNeedsDisplay(rect) } else { needsDisplay = true }
  }

  /// The layer's transform for the renderer: around the centre of the frame, y down.
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

/// The image as contents of a layer.
extension NSImage: LayerContents {
  /// The image's size for contents gravity, in points.
  package var contentsSize: CGSize { size }
  /// Draws the image into a rectangle of the current context, y down.
  package func drawContents(in context: CGContext, _ rect: CGRect) { draw(in: rect) }
}

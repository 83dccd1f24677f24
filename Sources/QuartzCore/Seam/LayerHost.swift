package import Drawing
package import Foundation
package import LayoutGeometry
package import ViewDrawing

/// The requirements of a layer on its view, on top of those of drawing.
///
/// `UIView` and `NSView` implement it, each in one file beside their ``DrawnHost``. A view's layer keeps none
/// of these values: it reads and writes the view's. Lengths are points, in the spaces that the view's users
/// see: ``ViewHost/hostVerticalDirection`` says which way y grows. What has the same name and meaning in both
/// toolkits has it here as well, so that the views' own properties serve.
@MainActor package protocol LayerHost: DrawnHost {
  /// The background of the bounds; nil for none.
  var layerBackground: CGColor? { get set }
  /// Whether what is inside is cut off at the bounds.
  var clipsToBounds: Bool { get set }
  /// The opacity of the view, 0 to 1.
  var layerOpacity: CGFloat { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The view's rectangle in its superview.
  var frame: CGRect { get set }
  /// The view's own space.
  var bounds: CGRect { get set }
  /// The point of the bounds that ``layerPosition`` speaks of, from (0, 0) to (1, 1); the toolkit's choice.
  var layerAnchor: CGPoint { get }
  /// The position of the anchor in the superview.
  var layerPosition: CGPoint { get set }
  /// A map around the anchor, for drawing.
  var layerTransform: CATransform3D { get set }

  /// The layers of the subviews, back to front.
  var layersOfSubviews: [CALayer] { get }
  /// The layer of the superview; nil without one.
  var layerOfSuperview: CALayer? { get }

  /// Asks for layout of the view in the next pass.
  func layerNeedsLayout()
  /// Lays out what waits, from the topmost view above this one that does.
  func layerLayoutIfNeeded()
  /// Whether a new picture of the view was asked for.
  var layerRequestsDisplay: Bool { get }
  /// Asks for a new picture of a part of the bounds; nil is all of them.
  func layerNeedsDisplay(in rect: CGRect?)
}

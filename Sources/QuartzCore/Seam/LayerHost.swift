package import Drawing
package import Foundation
package import LayoutGeometry
package import ViewDrawing

/// The interface between a layer and its view, in addition to that for drawing.
///
/// `UIView` and `NSView` implement it, each in one file beside their ``DrawnHost``. A view's layer stores none
/// of these values: it reads and writes the view's. Lengths are points, in the native spaces of the views:
/// ``ViewHost/hostVerticalDirection`` is the direction of y. Members with the same name and meaning in both
/// toolkits have it here as well, so that the views' own properties implement them.
@MainActor package protocol LayerHost: DrawnHost {
  /// The fill of the bounds; nil for none.
  var layerBackground: CGColor? { get set }
  /// Whether content is clipped to the bounds.
  var clipsToBounds: Bool { get set }
  /// The opacity of the view, 0 to 1.
  var layerOpacity: CGFloat { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The view's rectangle in its superview.
  var frame: CGRect { get set }
  /// The view's coordinate space.
  var bounds: CGRect { get set }
  /// The anchor point that ``layerPosition`` refers to, in unit coordinates of the bounds from (0, 0) to (1,
  /// 1); a toolkit that determines it ignores another one.
  var layerAnchor: CGPoint { get set }
  /// The position of the anchor point in the superview.
  var layerPosition: CGPoint { get set }
  /// The transform around the anchor point, for drawing.
  var layerTransform: CATransform3D { get set }

  /// The layers of the subviews, back to front.
  var layersOfSubviews: [CALayer] { get }
  /// The layer of the superview; nil without one.
  var layerOfSuperview: CALayer? { get }

  /// Called after a property changed that the layer stores itself, with the value before as key-value coding has it.
  func layerChanged(_ key: String, from old: Any?)
  /// Requests layout of the view in the next pass.
  func layerNeedsLayout()
  /// Performs pending layout, beginning at the topmost superview that needs it.
  func layerLayoutIfNeeded()
  /// Whether display of the view was requested.
  var layerRequestsDisplay: Bool { get }
  /// Requests display of a part of the bounds; nil for the entire bounds.
  func layerNeedsDisplay(in rect: CGRect?)
}

extension LayerHost {
  /// Does nothing.
  package func layerChanged(_ key: String, from old: Any?) {}
}

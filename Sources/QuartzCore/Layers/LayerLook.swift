internal import Drawing
internal import Foundation

/// The drawing attributes of a layer without a view; a view's layer reads all of them from the view.
struct LayerLook {
  /// The fill of the bounds; nil for none.
  var background: CGColor?
  /// Whether content is clipped to the bounds.
  var clips = false
  /// The opacity, 0 to 1.
  var opacity: CGFloat = 1
  /// Whether the layer is hidden.
  var isHidden = false
}
